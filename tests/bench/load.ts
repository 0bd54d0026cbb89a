/**
 * One measurement, in a process of its own: reads what to do from standard input, loads a server
 * with autocannon and writes the outcome to standard output.
 */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import autocannon, { type Options, type Request } from 'autocannon'

export type Load = {
  url: string
  method: 'GET' | 'POST'
  connections: number
  /** In seconds. */
  duration: number
  /** Extra headers of every request. */
  headers?: Record<string, string>
  /** The question whose text differs with every save. */
  changing: string
  /** One for each connection; a post is made on that person's own step. */
  people: { cookie: string; form: string; revision: number }[]
}

export type Outcome = {
  /** Requests in a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers with the status that was wanted. */
  good: number
  /** Answers with another status, errors of the connection and timeouts. */
  bad: number
  /** Milliseconds of the server's processor time for each answer; the database's is not in it. */
  cpu: number
}

if (import.meta.main) {
  const load = JSON.parse(await text(process.stdin)) as Load
  process.stdout.write(JSON.stringify(await run(load)))
}

async function run(load: Load): Promise<Omit<Outcome, 'cpu'>> {
  const wanted = load.method === 'POST' ? 303 : 200
  const times: number[] = []
  let bad = 0
  let next = 0
  const options: Options = {
    url: load.url,
    method: load.method,
    connections: load.connections,
    duration: load.duration,
    headers: { ...load.headers },
    setupClient: (client) => {
      const person = load.people[next % load.people.length]
      next += 1
      if (person) client.setRequests([requestOf(load, person)])
    },
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error, outcome) =>
      error ? reject(error as Error) : resolve(outcome),
    )
    instance.on('response', (_client, status, _bytes, time) => {
      if (status === wanted) times.push(time)
      else bad += 1
    })
  })
  times.sort((one, other) => one - other)
  return {
    rate: times.length / result.duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    good: times.length,
    bad: bad + result.errors + result.timeouts,
  }
}

/** Of values from small to large, the one that this part of them does not exceed. */
export function percentile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

type Person = Load['people'][number]

/** A post is a real save: a new id, another text, on the revision that the last save gave. */
function requestOf(load: Load, person: Person): Request {
  const headers = { ...load.headers, cookie: person.cookie }
  if (load.method === 'GET') return { method: 'GET', headers }
  let { revision } = person
  return {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(load.url).origin,
    },
    setupRequest: (request: Request) => ({ ...request, body: bodyOf(load, person, revision) }),
    onResponse: (status: number) => {
      if (status === 303) revision += 1
    },
  }
}

function bodyOf({ changing }: Load, { form }: Person, revision: number): string {
  const rest = new URLSearchParams({
    saveId: randomUUID(),
    revision: String(revision),
    naar: 'opslaan',
    [changing]: `Versie ${revision + 1} van mijn persoonlijke aanvullingen.`,
  })
  return `${form}&${rest}`
}

/** In an order of chance. */
export function shuffled<T>(all: T[]): T[] {
  const keyed = all.map((one) => ({ one, key: Math.random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one)
}

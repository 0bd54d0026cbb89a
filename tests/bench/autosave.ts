/** Saving by itself, while many people type at once; and whether all of it is there afterwards. */
import { randomUUID } from 'node:crypto'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kind, startProcesses } from './children.ts'
import { PATH } from './compare.ts'
import { percentile } from './load.ts'
import { watchDatabase } from './ground.ts'
import { CHANGING, type Person, revisions } from './people.ts'

export const WRITERS = 200
/** What the script waits after the last key (specification 4, 'Auto-save'). */
const EVERY_MS = 3000
const AIM_MS = 250

type Plan = { autosaveSeconds: number; warmUp: number; processes?: number }

type Outcome = {
  people: number
  seconds: number
  /** Bytes of a form, on average. */
  size: number
  /** Milliseconds of each save that was answered as it should, from short to long. */
  times: number[]
  /** What was wrong with each of the others. */
  errors: string[]
  /** People of whom the site does not show the last text that it said it had saved. */
  missing: number
  /** Milliseconds of processor time for each save: of the server, and of the database. */
  cpu: number
  database: number
}

/** Someone with the step open in a browser. */
export type Writer = Person & {
  origin: string
  agent: Agent
  saveId: string
  revision: number
  sequence: number
  /** The changing line of what the site said it had saved last. */
  saved: string
}

/**
 * Has everybody type for a while in the step that they have filled in.
 *
 * @param ownerUrl of the database
 */
export async function measureAutosave(
  kind: Kind,
  people: Person[],
  { autosaveSeconds: seconds, warmUp, processes = 1 }: Plan,
  ownerUrl: string,
): Promise<Outcome> {
  const { originFor, cpu, stop } = await startProcesses(kind, processes)
  const writers = await openedBy(people, originFor)
  await typing(writers, Math.max(warmUp * 1000, EVERY_MS))
  const databaseTime = await watchDatabase(ownerUrl)
  const before = [await cpu(), await databaseTime()] as const
  const { times, errors, size } = await typing(writers, seconds * 1000)
  const each = (now: number, then: number) => (now - then) / (times.length || 1)
  const used = {
    cpu: each(await cpu(), before[0]),
    database: each(await databaseTime(), before[1]),
  }
  const missing = await countMissing(writers)
  await stop()
  return { people: people.length, seconds, size, times, errors, missing, ...used }
}

/** People with the step open. @param known revision of each one's step, when this database does not know it */
export async function openedBy(
  people: Person[],
  originFor: (index: number) => string,
  known?: number[],
): Promise<Writer[]> {
  const now = known ?? (await revisions(people))
  return people.map((person, index) => ({
    ...person,
    origin: originFor(index),
    agent: new Agent({ keepAlive: true }),
    saveId: randomUUID(),
    revision: now[index] ?? 0,
    sequence: 0,
    saved: '',
  }))
}

/** How many of them do not find what they saved last; ends their connections. */
export async function countMissing(writers: Writer[]): Promise<number> {
  let missing = 0
  for (const writer of writers) if (!(await showsLast(writer))) missing += 1
  for (const { agent } of writers) agent.destroy()
  return missing
}

/** Everybody saves again and again, for so many milliseconds; nobody at the same moment as all others. */
export async function typing(writers: Writer[], ms: number, everyMs = EVERY_MS) {
  const times: number[] = []
  const errors: string[] = []
  let bytes = 0
  const begin = performance.now()
  const type = async (writer: Writer, index: number) => {
    let due = begin + (index * everyMs) / writers.length
    while (due < begin + ms) {
      await pause(Math.max(0, due - performance.now()))
      const form = nextForm(writer)
      bytes += form.length
      const start = performance.now()
      const error = await save(writer, form)
      if (error) errors.push(error)
      else times.push(performance.now() - start)
      // As the script, which waits for an answer before it saves again.
      due = Math.max(due + everyMs, performance.now())
    }
  }
  await Promise.all(writers.map(type))
  times.sort((one, other) => one - other)
  return { times, errors, size: bytes / (times.length + errors.length || 1) }
}

/** A story that makes the form as long as those of people who write much. */
const STORY = 'Zo wil ik het graag, en niet anders. '.repeat(110)

const lineOf = ({ id, sequence }: Writer) => `Dit is keer ${sequence} dat ${id} dit bewaart.`

/** The form as the script sends it: all of it, with what it knows of the save before. */
function nextForm(writer: Writer): string {
  writer.sequence += 1
  const { id, form, saveId, revision, sequence } = writer
  const said = { account: id, revision: String(revision), saveId, sequence: String(sequence) }
  return `${form}&${new URLSearchParams({ ...said, [CHANGING]: `${lineOf(writer)} ${STORY}` })}`
}

/** Saves once. @returns what was wrong, if anything was */
async function save(writer: Writer, form: string): Promise<string | undefined> {
  const { origin } = writer
  try {
    const answer = await answerTo(
      request(`${origin}${PATH}/automatisch`, {
        method: 'POST',
        agent: writer.agent,
        headers: {
          origin,
          cookie: writer.cookie,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': form.length,
        },
      }).end(form),
    )
    if (answer.status !== 200) return `answer ${answer.status}`
    writer.revision = (JSON.parse(answer.body) as { revision: number }).revision
    writer.saved = lineOf(writer)
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Whether the page of the step shows what was saved last. */
async function showsLast({ origin, agent, cookie, saved }: Writer): Promise<boolean> {
  const { body } = await answerTo(get(origin + PATH, { agent, headers: { cookie } }))
  return saved !== '' && body.includes(saved)
}

async function answerTo(asked: ReturnType<typeof request>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  )
  return { status: answer.statusCode, body: await text(answer) }
}

/** A line for the aim, and a table. */
export function autosaveReport(outcome: Outcome): string {
  const { people, seconds, size, times, errors, missing, cpu, database } = outcome
  const [p50, p90, p99, most] = [0.5, 0.9, 0.99, 1].map((part) =>
    percentile(times, part).toFixed(1),
  )
  const cells = [times.length, (times.length / seconds).toFixed(1), errors.length, missing]
  const ms = [p50, p90, p99, most, cpu.toFixed(2), database.toFixed(2)]
  const met = autosaveFailures(outcome).length === 0 ? 'Met' : 'Not met'
  return [
    `- ${met}: with ${people} people typing, 99 of 100 automatic saves take at most ${p99} ms ` +
      `(under ${AIM_MS}), ${errors.length} fail, and of ${missing} people the last one is missing`,
    '',
    `### Saving by itself: ${people} people, each every ${EVERY_MS / 1000} s, for ${seconds} s, ` +
      `forms of ${(size / 1000).toFixed(1)} kB`,
    '',
    '| Saves | Saves/s | Errors | Last ones missing | p50 ms | p90 ms | p99 ms | Longest ms | Server ms/save | Database ms/save |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${[...cells, ...ms].join(' | ')} |`,
  ].join('\n')
}

/** What must not be, a line each. */
export function autosaveFailures({ times, errors, missing }: Outcome): string[] {
  const p99 = percentile(times, 0.99)
  const kinds = [...new Set(errors)].slice(0, 5).join('; ')
  return [
    ...(errors.length > 0 ? [`${errors.length} saves failed: ${kinds}.`] : []),
    ...(missing > 0 ? [`Of ${missing} people the last save is missing.`] : []),
    ...(p99 >= AIM_MS ? [`Of 100 saves one takes ${p99.toFixed(1)} ms, ${AIM_MS} or over.`] : []),
  ]
}

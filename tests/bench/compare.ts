/** Which servers are compared, under which loads, and how the answers are checked beforehand. */
import { get as httpGet, request, type IncomingMessage } from 'node:http'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import postgres from 'postgres'
import { ROOT } from '#app/server/prepare.ts'
import { unbroken } from '../fixtures/page.ts'
import { type Kind, measure, type Running, startServer } from './children.ts'
import type { Load, Outcome } from './load.ts'
import { CHANGING, type Person, revisions, STEP } from './people.ts'
import type { Answer } from './serve-bytes.ts'

export const PATH = `/vragenlijst/${STEP}`

export type Scenario = {
  title: string
  method: 'GET' | 'POST'
  connections: number
  headers?: Record<string, string>
  /** Names of the servers that take part; all when left out. */
  only?: string[]
}

export const OURS = 'our server'
export const BARE = 'node:http, same queries and markup'
export const BYTES = 'node:http, same bytes'
export const HYDRATED = 'react-router-serve, streaming and hydration'
export const OTHER = 'another checkout'

export const SCENARIOS: Scenario[] = [
  { title: 'Step GET, 1 connection', method: 'GET', connections: 1 },
  { title: 'Step GET, 32 connections', method: 'GET', connections: 32 },
  {
    title: 'Step GET, 32 connections, brotli asked for',
    method: 'GET',
    connections: 32,
    headers: { 'accept-encoding': 'br' },
    only: [OURS, HYDRATED],
  },
  { title: 'Save POST, 1 connection', method: 'POST', connections: 1 },
  { title: 'Save POST, 32 connections', method: 'POST', connections: 32 },
]

/** The four servers, given the folders of their builds. */
export function kinds(ours: string, hydrated: string, answers: string, styles: string): Kind[] {
  const here = (name: string) => join(import.meta.dirname, name)
  return [
    {
      name: OURS,
      folder: ours,
      args: [here('serve-ours.ts'), join(ours, 'build/server/index.js')],
      settings: { LOG_LEVEL: 'info' },
    },
    {
      name: BARE,
      folder: ours,
      args: [join(ours, 'build-bare/serve-bare.js')],
      settings: { BENCH_STYLES: styles },
    },
    { name: BYTES, folder: ours, args: [here('serve-bytes.ts'), answers] },
    {
      // It writes a line a request itself.
      name: HYDRATED,
      folder: hydrated,
      args: [join(ROOT, 'node_modules/@react-router/serve/dist/cli.js'), 'build/server/index.js'],
      settings: { LOG_LEVEL: 'warn' },
    },
  ]
}

/** The built site of another checkout, on the same database: its migrations must be those of before. */
export const otherCheckout = (folder: string): Kind => ({
  name: OTHER,
  folder,
  args: [join(folder, 'tests/bench/serve-ours.ts'), join(folder, 'build/server/index.js')],
  settings: { LOG_LEVEL: 'info' },
})

/** Runs one scenario on a running server. @throws when saves were counted that the database lacks */
export async function runScenario(
  scenario: Scenario,
  { origin, cpu }: Running,
  people: Person[],
  duration: number,
  real = true,
): Promise<Outcome> {
  const taking = people.slice(0, scenario.connections)
  const before = await revisions(taking)
  const load: Load = {
    url: origin.replace('localhost', '127.0.0.1') + PATH,
    method: scenario.method,
    connections: scenario.connections,
    duration,
    changing: CHANGING,
    ...(scenario.headers && { headers: scenario.headers }),
    people: taking.map(({ cookie, form }, index) => ({
      cookie,
      form,
      revision: before[index] ?? 0,
    })),
  }
  const used = await cpu()
  const measured = await measure(load)
  const outcome = { ...measured, cpu: ((await cpu()) - used) / (measured.good || 1) }
  if (scenario.method === 'POST' && real) await checkSaves(taking, before, outcome, scenario)
  return outcome
}

/** Every answer that was counted is a save in the database; a last one may have lost its answer. */
async function checkSaves(
  people: Person[],
  before: number[],
  { good }: Outcome,
  scenario: Scenario,
) {
  await new Promise((resolve) => setTimeout(resolve, 300))
  const after = await revisions(people)
  const made = after.reduce((sum, revision, index) => sum + revision - (before[index] ?? 0), 0)
  if (made < good || made > good + scenario.connections)
    throw new Error(`${scenario.title}: ${good} saves were answered and ${made} made.`)
}

/** Leaves the database as it was before the saves, so that every measurement starts alike. */
export async function tidy(ownerUrl: string) {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  await sql`truncate wish_saves`
  await sql`vacuum analyze wish_sections, wishes, wish_saves`
  await sql`checkpoint`
  await sql.end()
}

/** An answer of a server, uncompressed unless asked for. */
export async function ask(url: string, headers: Record<string, string>, form?: string) {
  const sent = form === undefined ? headers : { ...headers, ...postHeaders(url) }
  const req =
    form === undefined
      ? httpGet(url, { headers: sent, agent: false })
      : request(url, { headers: sent, method: 'POST', agent: false }).end(form)
  const res = await new Promise<IncomingMessage>((resolve, reject) =>
    req.once('response', resolve).once('error', reject),
  )
  const body = await buffer(res)
  return { res, body }
}

const postHeaders = (url: string) => ({
  'content-type': 'application/x-www-form-urlencoded',
  origin: new URL(url).origin,
})

/** Keeps an answer to a read and one to a save for the server that only sends bytes. */
export async function recordAnswers(kind: Kind, person: Person, file: string) {
  const server = await startServer(kind)
  const headers = { cookie: person.cookie }
  const url = server.origin + PATH
  const [revision = 0] = await revisions([person])
  const page = await ask(url, headers)
  const extra = { saveId: crypto.randomUUID(), revision: String(revision), naar: 'opslaan' }
  const form = `${person.form}&${new URLSearchParams({ ...extra, [CHANGING]: 'Anders.' })}`
  const saved = await ask(url, { ...headers, 'content-length': `${Buffer.byteLength(form)}` }, form)
  await server.stop()
  expectStatus(page.res, 200)
  expectStatus(saved.res, 303)
  await writeFile(file, JSON.stringify([answerOf(page), answerOf(saved)]))
  return page.body.toString()
}

function expectStatus({ statusCode }: IncomingMessage, wanted: number) {
  if (statusCode !== wanted) throw new Error(`The answer was ${statusCode}, not ${wanted}.`)
}

/** Node writes the headers of the connection itself. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** An answer as a server that only sends bytes can give it. */
export function answerOf({ res, body }: Awaited<ReturnType<typeof ask>>): Answer {
  const headers: string[] = []
  for (let at = 0; at < res.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = res.rawHeaders.slice(at, at + 2)
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) headers.push(name, value)
  }
  return { status: res.statusCode ?? 0, headers, body: body.toString('base64') }
}

/** Addresses of the stylesheets of a page. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link\b[^>]*rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)

/** @throws when the bare server's page is another than ours */
export async function checkSameMarkup(bare: Kind, person: Person, ours: string) {
  const server = await startServer(bare)
  const { body } = await ask(server.origin + PATH, { cookie: person.cookie })
  await server.stop()
  const [one, other] = [comparable(ours), comparable(body.toString())]
  if (one === other) return
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const part = (html: string) => html.slice(Math.max(0, at - 80), at + 160)
  throw new Error(`The markup differs:\n${part(one)}\n--- bare:\n${part(other)}`)
}

/** A page without what differs with every answer or save, and without the breaks that ours gets. */
const comparable = (html: string) =>
  unbroken(html)
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/name="(saveId|revision|opened)" value="[^"]*"/g, '')
    .replace(/main-[\w-]+\.js/g, 'main.js')
    .replace(/<textarea[^>]*>[^<]*<\/textarea>/g, '')

/** @throws when the page of the framework's own server does not hydrate or is not the same step */
export async function checkHydrated(hydrated: Kind, person: Person) {
  const server = await startServer(hydrated)
  const { res, body } = await ask(server.origin + PATH, { cookie: person.cookie })
  await server.stop()
  expectStatus(res, 200)
  const html = body.toString()
  for (const part of ['rel="modulepreload"', '__reactRouterContext', 'name="saveId"'])
    if (!html.includes(part)) throw new Error(`The hydrated page lacks ${part}.`)
}

/**
 * The landing page as everyone gets it who is not signed in: from memory, beside a bare node:http
 * server that sends the same bytes, and beside the same page rendered for each visitor.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kind, measure, startServer } from './children.ts'
import { answerOf, ask, kinds } from './compare.ts'
import type { Outcome } from './load.ts'
import { median } from './report.ts'
import { slowReport, visitSlowly } from './slow-line.ts'

type Plan = { rounds: number; seconds: number; warmUp: number }
type Row = { name: string; rate: number; p99: number; cpu: number; memory: number; bad: number }

const CONNECTIONS = 32
const BROTLI = { 'accept-encoding': 'br' }
/** A cookie that the site knows nothing of: such a visitor gets a page of their own. */
const UNKNOWN = 'meting=1'
const AIM = 0.6
const FRONT = { path: '/' }

const MEMORY = 'from memory'
const BYTES = 'node:http, same bytes'
const RENDERED = 'rendered each time'

/** Measures and reports. @param ours folder of the build */
export async function measureLanding(ours: string, folder: string, plan: Plan): Promise<string> {
  const answers = join(folder, 'landing.json')
  const [site, , bytes] = kinds(ours, '', answers, '')
  if (!site || !bytes) throw new Error('no server')
  await recordLanding(site, answers)
  const servers: [string, Kind, string][] = [
    [MEMORY, site, ''],
    [BYTES, bytes, ''],
    [RENDERED, site, UNKNOWN],
  ]
  const rounds: Row[] = []
  for (let round = 0; round < plan.rounds; round += 1)
    for (const [name, kind, cookie] of servers) rounds.push(await loaded(name, kind, cookie, plan))
  const rows = servers.map(([name]) => middle(rounds.filter((row) => row.name === name)))
  const server = await startServer(site)
  const slow = slowReport(FRONT, await visitSlowly(server.origin, FRONT))
  const atRest = Math.round(await server.rss())
  await server.stop()
  return [`${aims(rows)}\n${slow}\n- Memory after a few pages: ${atRest} MB`, table(rows)].join(
    '\n\n',
  )
}

/** Keeps the page as the site sends it from memory. */
async function recordLanding(site: Kind, file: string) {
  const server = await startServer(site)
  const page = answerOf(await ask(`${server.origin}/`, BROTLI))
  await server.stop()
  if (page.status !== 200 || !page.headers.includes('ETag'))
    throw new Error('The page is not kept.')
  await writeFile(file, JSON.stringify([page, page]))
}

async function loaded(name: string, kind: Kind, cookie: string, plan: Plan): Promise<Row> {
  const server = await startServer(kind)
  const load = (duration: number) =>
    measure({
      url: `${server.origin.replace('localhost', '127.0.0.1')}/`,
      method: 'GET',
      connections: CONNECTIONS,
      duration,
      headers: BROTLI,
      changing: '',
      people: [{ cookie, form: '', revision: 0 }],
    })
  await load(plan.warmUp)
  const before = await server.cpu()
  const { rate, p99, good, bad }: Omit<Outcome, 'cpu'> = await load(plan.seconds)
  const cpu = ((await server.cpu()) - before) / (good || 1)
  const memory = await server.rss()
  await server.stop()
  return { name, rate, p99, cpu, memory, bad }
}

function middle(rows: Row[]): Row {
  const of = (key: 'rate' | 'p99' | 'cpu' | 'memory') => median(rows.map((row) => row[key]))
  const bad = rows.reduce((sum, row) => sum + row.bad, 0)
  if (bad > 0) throw new Error(`${bad} answers were not what they should be.`)
  return {
    name: rows[0]?.name ?? '',
    rate: of('rate'),
    p99: of('p99'),
    cpu: of('cpu'),
    memory: of('memory'),
    bad,
  }
}

function aims([memory, bytes, rendered]: Row[]): string {
  if (!memory || !bytes || !rendered) return ''
  const part = memory.rate / bytes.rate
  const work = bytes.cpu / memory.cpu
  return [
    `- ${part >= AIM ? 'Met' : 'Not met'}: the landing page from memory is ${percent(part)} of bare ` +
      `node:http with the same bytes (at least ${percent(AIM)}); by processor time ${percent(work)}`,
    `- It is ${(memory.rate / rendered.rate).toFixed(0)} times rendering for each visitor; by processor ` +
      `time ${(rendered.cpu / memory.cpu).toFixed(0)} times`,
  ].join('\n')
}

const percent = (part: number) => `${Math.round(part * 100)} %`

function table(rows: Row[]): string {
  return [
    `### Landing page, ${CONNECTIONS} connections, brotli asked for`,
    '',
    '| Server | Requests/s | p99 ms | Processor ms/request | Memory MB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, rate, p99, cpu, memory }) =>
        `| ${name} | ${Math.round(rate)} | ${p99.toFixed(2)} | ${cpu.toFixed(3)} | ${Math.round(memory)} |`,
    ),
  ].join('\n')
}

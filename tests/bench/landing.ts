/**
 * The landing page as everyone gets it who is not signed in: from memory, beside a bare node:http
 * server that sends the same bytes, and beside the same page rendered for each visitor.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kind, measure, type Running, startServer } from './children.ts'
import { answerOf, ask, kinds } from './compare.ts'
import type { Outcome } from './load.ts'
import { median } from './figures.ts'

type Plan = { rounds: number; seconds: number; warmUp: number }
type Row = { name: string; rate: number; p99: number; cpu: number; memory: number; bad: number }

const CONNECTIONS = 32
const BROTLI = { 'accept-encoding': 'br' }
/** A cookie that the site knows nothing of: such a visitor gets a page of their own. */
export const UNKNOWN = 'meting=1'
const AIM = 0.6

const MEMORY = 'from memory'
const BYTES = 'node:http, same bytes'
const RENDERED = 'rendered each time'

/** Measures and reports. @param ours folder of the build */
export async function measureLanding(ours: string, folder: string, plan: Plan): Promise<string> {
  const answers = join(folder, 'landing.json')
  const [site, , bytes] = kinds(ours, '', answers, '')
  if (!site || !bytes) throw new Error('no server')
  await recordLanding(site, answers)
  const asked: [string, Kind, string][] = [
    [MEMORY, site, ''],
    [BYTES, bytes, ''],
    [RENDERED, site, UNKNOWN],
  ]
  const servers = await Promise.all(
    asked.map(async ([name, kind, cookie]) => ({ name, cookie, running: await startServer(kind) })),
  )
  if (plan.warmUp > 0) for (const server of servers) await loaded(server, plan.warmUp)
  const rounds: Row[] = []
  for (let round = 0; round < plan.rounds; round += 1)
    for (const server of servers) rounds.push(await loaded(server, plan.seconds))
  for (const { running } of servers) await running.stop()
  const rows = servers.map(({ name }) => middle(rounds.filter((row) => row.name === name)))
  return [aims(rows), table(rows)].join('\n\n')
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

type Loaded = { name: string; cookie: string; running: Running }

async function loaded({ name, cookie, running }: Loaded, seconds: number): Promise<Row> {
  const before = await running.cpu()
  const { rate, p99, good, bad }: Omit<Outcome, 'cpu'> = await measure({
    url: `${running.origin.replace('localhost', '127.0.0.1')}/`,
    method: 'GET',
    connections: CONNECTIONS,
    duration: seconds,
    headers: BROTLI,
    changing: '',
    people: [{ cookie, form: '', revision: 0 }],
  })
  const cpu = ((await running.cpu()) - before) / (good || 1)
  return { name, rate, p99, cpu, memory: await running.rss(), bad }
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

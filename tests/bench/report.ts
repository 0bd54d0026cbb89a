/** The tables and what they say about the aims. */
import { BARE, BYTES, HYDRATED, OURS, SCENARIOS } from './compare.ts'
import type { Outcome } from './load.ts'

export type Measured = { server: string; scenario: string; outcome: Outcome }

const READS = 'Step GET, 32 connections'
/** As every browser asks. */
const COMPRESSED = `${READS}, brotli asked for`

/** Resident memory of our server in megabytes: at the end of the load, and some seconds later. */
export type Memory = { busy: number; rested: number }

/** Seconds without a request after which memory is looked at again. */
export const RESTS = 20

/** The middle of the rounds, number by number. */
function middle(measured: Measured[], server: string, scenario: string): Outcome | undefined {
  const rounds = measured
    .filter((one) => one.server === server && one.scenario === scenario)
    .map(({ outcome }) => outcome)
  if (rounds.length === 0) return undefined
  const of = (key: keyof Outcome) => median(rounds.map((outcome) => outcome[key]))
  const bad = rounds.reduce((sum, outcome) => sum + outcome.bad, 0)
  return { rate: of('rate'), p50: of('p50'), p99: of('p99'), cpu: of('cpu'), good: of('good'), bad }
}

/** The middle of some values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** One table a scenario, as Markdown. */
export function report(
  measured: Measured[],
  memory: Memory,
  plan: { rounds: number; seconds: number; memorySeconds: number },
): string {
  const titles = SCENARIOS.map(({ title }) => title)
  const tables = titles
    .filter((title) => measured.some(({ scenario }) => scenario === title))
    .map((title) => table(measured, title))
  return [
    `Medians of ${plan.rounds} rounds of ${plan.seconds} s.`,
    ...tables,
    `Memory of our server after ${plan.memorySeconds} s of reads at 32 connections: ` +
      `${Math.round(memory.busy)} MB resident; ${RESTS} s later ${Math.round(memory.rested)} MB.`,
  ].join('\n\n')
}

function table(measured: Measured[], scenario: string): string {
  const ours = middle(measured, OURS, scenario)
  const rows = [OURS, BARE, BYTES, HYDRATED].flatMap((server) => {
    const row = middle(measured, server, scenario)
    if (!row) return []
    const ratio = ours ? (ours.rate / row.rate).toFixed(2) : ''
    const times = [row.p50, row.p99, row.cpu].map(ms)
    const cells = [server, Math.round(row.rate), ratio, ...times, row.bad]
    return [`| ${cells.join(' | ')} |`]
  })
  return [
    `### ${scenario}`,
    '',
    '| Server | Requests/s | Ours is × it | p50 ms | p99 ms | Processor ms/request | Errors |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** A line for each aim: whether it was met. */
export function aims(measured: Measured[], memory: Memory): string[] {
  const ours = middle(measured, OURS, READS)
  const bare = middle(measured, BARE, READS)
  if (!ours || !bare) return []
  const part = ours.rate / bare.rate
  return [
    overFramework(measured, COMPRESSED, 'as browsers ask, with brotli'),
    overFramework(measured, READS, 'without compression'),
    aim(
      part >= 0.4,
      `reads are ${percent(part)} of bare node:http's (at least 40 %); ` +
        `by processor time ${percent(bare.cpu / ours.cpu)}`,
    ),
    aim(ours.p99 < 150, `p99 at 32 connections is ${ms(ours.p99)} ms (under 150)`),
    aim(
      memory.busy < 200,
      `memory is ${Math.round(memory.busy)} MB (under 200); ` +
        `${RESTS} s after the load ${Math.round(memory.rested)} MB`,
    ),
  ]
}

function overFramework(measured: Measured[], scenario: string, how: string): string {
  const ours = middle(measured, OURS, scenario)
  const framework = middle(measured, HYDRATED, scenario)
  if (!ours || !framework) return `Not measured: reads ${how}`
  const times = ours.rate / framework.rate
  return aim(
    times >= 2,
    `reads ${how} are ${times.toFixed(2)} times react-router-serve's (at least 2); ` +
      `by processor time ${(framework.cpu / ours.cpu).toFixed(2)} times`,
  )
}

const percent = (part: number) => `${Math.round(part * 100)} %`
const aim = (met: boolean, text: string) => `${met ? 'Met' : 'Not met'}: ${text}`

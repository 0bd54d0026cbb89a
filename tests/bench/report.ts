/** The tables and what they say about the aims. */
import { BARE, BYTES, HYDRATED, OTHER, OURS, SCENARIOS } from './compare.ts'
import { median, ratios, spread } from './figures.ts'
import type { Outcome } from './load.ts'

export type Measured = { server: string; scenario: string; outcome: Outcome }

const READS = 'Step GET, 32 connections'
/** As every browser asks. */
const COMPRESSED = `${READS}, brotli asked for`

/** Resident memory of our server in megabytes: at the end of the load, and some seconds later. */
export type Memory = { busy: number; rested: number }

/** The rounds of a server in a scenario, in their order. */
const roundsOf = (measured: Measured[], server: string, scenario: string): Outcome[] =>
  measured
    .filter((one) => one.server === server && one.scenario === scenario)
    .map(({ outcome }) => outcome)

/** The middle of the rounds, number by number. */
function middle(rounds: Outcome[]): Outcome | undefined {
  if (rounds.length === 0) return undefined
  const of = (key: keyof Outcome) => median(rounds.map((outcome) => outcome[key]))
  const bad = rounds.reduce((sum, outcome) => sum + outcome.bad, 0)
  return { rate: of('rate'), p50: of('p50'), p99: of('p99'), cpu: of('cpu'), good: of('good'), bad }
}

type Plan = { rounds: number; seconds: number; warmUp: number }

/** One table a scenario, as Markdown. */
export const report = (measured: Measured[], plan: Plan): string =>
  [
    `Medians of ${plan.rounds} rounds of ${plan.seconds} s in turn, after ${plan.warmUp} s of warming up.`,
    ...SCENARIOS.map(({ title }) => title)
      .filter((title) => measured.some(({ scenario }) => scenario === title))
      .map((title) => table(measured, title)),
  ].join('\n\n')

function table(measured: Measured[], scenario: string): string {
  const ours = roundsOf(measured, OURS, scenario)
  const rows = [OURS, BARE, BYTES, HYDRATED, OTHER].flatMap((server) => {
    const rounds = roundsOf(measured, server, scenario)
    const row = middle(rounds)
    if (!row) return []
    const rates = rounds.map(({ rate }) => rate)
    const times = [row.p50, row.p99, row.cpu].map(ms)
    const cells = [
      server,
      Math.round(row.rate),
      spread(rates),
      over(ours, rounds),
      ...times,
      row.bad,
    ]
    return [`| ${cells.join(' | ')} |`]
  })
  return [
    `### ${scenario}`,
    '',
    '| Server | Requests/s | From to | Ours is × it (from to) | p50 ms | p99 ms | Processor ms/request | Errors |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}

/** How many times as fast ours is, round by round, as a cell of the table. */
function over(ours: Outcome[], theirs: Outcome[]): string {
  const times = timesOf(ours, theirs)
  return times.length > 0 ? `${median(times).toFixed(2)} (${spread(times, 2)})` : ''
}

const timesOf = (ours: Outcome[], theirs: Outcome[]): number[] =>
  ratios(
    ours.map(({ rate }) => rate),
    theirs.map(({ rate }) => rate),
  )

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** A line for each aim: whether it was met. */
export function aims(measured: Measured[]): string[] {
  const ours = middle(roundsOf(measured, OURS, READS))
  if (!ours) return []
  return [
    compared(measured, COMPRESSED, HYDRATED, 2.2, 'as browsers ask, with brotli,'),
    compared(measured, READS, HYDRATED, 1.3, 'without compression'),
    compared(measured, READS, BARE, 0.65, 'without compression'),
    aim(ours.p99 < 150, `p99 at 32 connections is ${ms(ours.p99)} ms (under 150)`),
  ]
}

function compared(
  measured: Measured[],
  scenario: string,
  server: string,
  least: number,
  how: string,
): string {
  const [ours, theirs] = [OURS, server].map((name) => roundsOf(measured, name, scenario))
  const [one, other] = [middle(ours ?? []), middle(theirs ?? [])]
  if (!ours || !theirs || !one || !other) return `Not measured: reads ${how} beside ${server}`
  const times = timesOf(ours, theirs)
  return aim(
    median(times) >= least,
    `reads ${how} are ${median(times).toFixed(2)} times those of '${server}' ` +
      `(${spread(times, 2)}; at least ${least}); by processor time ${(other.cpu / one.cpu).toFixed(2)} times`,
  )
}

/** The lines about memory. @param seconds of reads, and of rest after them */
export const memoryReport = ({ busy, rested }: Memory, seconds: number, rests: number): string =>
  aim(
    busy < 200,
    `memory after ${seconds} s of reads at 32 connections is ${Math.round(busy)} MB (under 200); ` +
      `${rests} s later ${Math.round(rested)} MB`,
  )

/** A line of an aim. */
export const aim = (met: boolean, text: string) => `- ${met ? 'Met' : 'Not met'}: ${text}`

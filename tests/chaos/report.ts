/** What came of it, in figures, and what must not be. */
import type { Answered } from './browser.ts'
import { percentile } from '../bench/load.ts'

/** Of specification and issue alike: nobody waits longer for an answer, whatever it is. */
const LONGEST_MS = 10_000

export type Outcome = {
  seed: number
  people: number
  minutes: number
  /** Each deed that was done, with the number of times. */
  deeds: Record<string, number>
  answers: Answered[]
  saves: number
  confirmations: number
  versions: number
  /** Files that were said to be kept. */
  files: number
  /** Each told of more than once, by so many messages that were heard. */
  payments: number
  messages: number
  mails: number
  /** Handed over again, and harmless by their key. */
  repeats: number
  /** Seconds from the last deed until all was there again. */
  recovered: number
  /** How often the database that followed took the lead. */
  takeovers: number
  /** What somebody met that must not be. */
  faults: string[]
}

/** A line each; none when all is well. */
export function violations(outcome: Outcome): string[] {
  const late = outcome.answers.filter(({ ms }) => ms > LONGEST_MS)
  const worst = late.toSorted((one, other) => other.ms - one.ms).slice(0, 5)
  return [
    ...outcome.faults,
    ...(outcome.versions === outcome.confirmations
      ? []
      : [`${outcome.confirmations} confirmations made ${outcome.versions} versions.`]),
    ...(late.length > 0
      ? [
          `${late.length} answers took longer than ${LONGEST_MS / 1000} s: ${worst
            .map(({ what, status, ms }) => `${what} ${status} ${(ms / 1000).toFixed(1)} s`)
            .join(', ')}.`,
        ]
      : []),
  ]
}

/** Seconds between two saves that were acknowledged, at the most. */
function longestWithoutSave(answers: Answered[]): number {
  const saved = answers
    .filter(({ what, status }) => what.endsWith('/automatisch') && status === 200)
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
  const gaps = saved.map((at, index) => at - (saved[index - 1] ?? at))
  return Math.max(0, ...gaps) / 1000
}

/** Tables and lines in Markdown. */
export function chaosReport(outcome: Outcome): string {
  const { answers, deeds } = outcome
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const seconds = (part: number) => (percentile(times, part) / 1000).toFixed(2)
  const statuses = new Map<number, number>()
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const done = Object.values(deeds).reduce((all, one) => all + one, 0)
  const found = violations(outcome)
  return [
    `Seed ${outcome.seed}, ${outcome.people} people, ${outcome.minutes} minutes, ${done} deeds. The other database took the lead ${outcome.takeovers} times; all was whole again ${outcome.recovered.toFixed(0)} s after the last deed.`,
    '',
    '| Done to it | Times |',
    '| --- | ---: |',
    ...Object.entries(deeds).map(([what, often]) => `| ${what} | ${often} |`),
    '',
    '| Answers | Of them by status | p50 s | p99 s | Longest s |',
    '| ---: | --- | ---: | ---: | ---: |',
    `| ${answers.length} | ${[...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${status || 'none'}: ${count}`)
      .join(', ')} | ${seconds(0.5)} | ${seconds(0.99)} | ${seconds(1)} |`,
    '',
    `Nobody could save for ${longestWithoutSave(answers).toFixed(0)} s at the most. Without an answer: ${
      [...new Set(answers.flatMap(({ why }) => why ?? []))].join(', ') || 'none'
    }.`,
    '',
    '| Saves acknowledged | Confirmations | Versions | Files kept | Payments | Their messages | Mails | Handed over again |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${[outcome.saves, outcome.confirmations, outcome.versions, outcome.files, outcome.payments, outcome.messages, outcome.mails, outcome.repeats].join(' | ')} |`,
    '',
    found.length === 0
      ? 'Nothing acknowledged was lost, nothing doubled, no answer took longer than 10 s.'
      : `Violations:\n${found.map((line) => `- ${line}`).join('\n')}`,
  ].join('\n')
}

/**
 * A television evening in short: the site is named, and within ten minutes tens of thousands look at the
 * landing page, thousands sign up, and who did so before fills in. All come by chance, most of them soon.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { countMissing, openedBy, typing } from '../autosave.ts'
import { type Kind, startProcesses } from '../children.ts'
import { watchDatabase } from '../ground.ts'
import { percentile } from '../load.ts'
import type { Person } from '../people.ts'
import { Browser } from './browser.ts'
import { partsOf, visit } from './visit.ts'

export type Evening = {
  visits: number
  signUps: number
  writers: number
  seconds: number
  /** Only so many seconds of it take place, from its beginning. */
  first?: number
}

export const EVENING: Evening = { visits: 40_000, signUps: 4000, writers: 1500, seconds: 600 }
export const SHORT: Evening = { visits: 200, signUps: 40, writers: 10, seconds: 10 }

/** Somebody who thinks and writes lets the script save three times a minute. */
const SAVES_EVERY_MS = 20_000
/** Nobody waits longer for any answer. */
const LONGEST_MS = 10_000
const SAVE_AIM_MS = 250

type Answers = { times: number[]; errors: string[] }
type SignUps = Answers & { pages: number[]; waited: number; longestWait: number }
type Used = { server: number; database: number; visitors: number }

export type EveningOutcome = {
  evening: Evening
  visits: Answers
  signUps: SignUps
  saves: Answers & { missing: number }
  /** Seconds of processor time in all. */
  used: Used
}

/** By the number of a visitor. */
type OriginFor = (index: number) => string

/**
 * Has the evening take place.
 *
 * @param people who fill in, as many as the evening has
 * @param processes that serve
 */
export async function measureEvening(
  site: Kind,
  ownerUrl: string,
  evening: Evening,
  people: Person[],
  processes = 1,
): Promise<EveningOutcome> {
  const settings = { ...site.settings, TRUSTED_PROXIES: '127.0.0.1,::1' }
  const { originFor, cpu, stop } = await startProcesses({ ...site, settings }, processes)
  await Promise.all(Array.from({ length: processes }, (_, one) => warm(originFor(one), people)))
  const writers = await openedBy(people, originFor)
  const databaseTime = await watchDatabase(ownerUrl)
  const timesNow = async () => [await cpu(), await databaseTime(), ownTime()] as const
  const before = await timesNow()
  const [visits, signUps, saves] = await Promise.all([
    visitAll(originFor, evening),
    signUpAll(originFor, evening),
    typing(writers, secondsOf(evening) * 1000, SAVES_EVERY_MS),
  ])
  const [server = 0, database = 0, visitors = 0] = (await timesNow()).map(
    (time, index) => (time - (before[index] ?? 0)) / 1000,
  )
  const used = { server, database, visitors }
  // In a short evening not everybody's turn comes.
  const missing = await countMissing(writers.filter(({ saved }) => saved !== ''))
  await stop()
  return { evening, visits, signUps, saves: { ...saves, missing }, used }
}

const secondsOf = ({ seconds, first = seconds }: Evening) => first

/** Milliseconds of a processor that this process used so far, which plays everybody. */
function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** One that nobody else has. */
const networkOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Over one connection. */
const visitor = (origin: string, number: number) =>
  new Browser(origin, { network: networkOf(number), sockets: 1 })

/** A site that just started has nothing compiled, and is not what a programme names. */
async function warm(origin: string, people: Person[]) {
  const browser = visitor(origin, 0)
  for (let count = 0; count < 20; count += 1)
    for (const path of ['/', PAGE]) await browser.get(path)
  browser.leave()
  const some = await openedBy(people.slice(0, 5), () => origin)
  await typing(some, 2000, 100)
  for (const { agent } of some) agent.destroy()
}

/** Half of all who come do so in this part of the time. */
const EARLY = 0.2
/** For this part of the time more come each second, up to as many as then stay: not all hear it in one second. */
const RISE = 0.02

/**
 * Moments at which so many come, in ms: half of them in the first fifth of the time, spread evenly by
 * chance once it has begun, and the others evenly after it.
 *
 * @param first only those in so many seconds from the beginning
 */
export const moments = (count: number, seconds: number, first = seconds): number[] =>
  Array.from({ length: count }, () => seconds * 1000 * momentOf(Math.random()))
    .filter((moment) => moment <= first * 1000)
    .toSorted((one, other) => one - other)

/** The part of the time at which this part of all has come. */
function momentOf(part: number): number {
  if (part >= 0.5) return EARLY + ((part - 0.5) / 0.5) * (1 - EARLY)
  // How many come in a second rises in a line, and stays: all that come in the rise are half as many.
  const whole = (part / 0.5) * (EARLY - RISE / 2)
  return whole < RISE / 2 ? Math.sqrt(2 * RISE * whole) : whole + RISE / 2
}

/** Has so many come, each at their moment. */
async function arrive(
  count: number,
  { seconds, first }: Evening,
  come: (index: number) => Promise<void>,
): Promise<void> {
  const begin = performance.now()
  const all: Promise<void>[] = []
  for (const [index, moment] of moments(count, seconds, first).entries()) {
    const early = moment - (performance.now() - begin)
    if (early > 1) await pause(early)
    all.push(come(index))
  }
  await Promise.all(all)
}

/** A visit is the page with its styles, script and pictures, over a connection of its own. */
async function visitAll(originFor: OriginFor, evening: Evening): Promise<Answers> {
  const answers: Answers = { times: [], errors: [] }
  const browser = visitor(originFor(0), 0)
  const paths = ['/', ...partsOf((await browser.get('/')).body)]
  browser.leave()
  await arrive(evening.visits, evening, async (index) => {
    try {
      answers.times.push((await visit(originFor(index), networkOf(index), paths)).ms)
    } catch (error) {
      answers.errors.push(`landing page: ${String(error)}`)
    }
  })
  return answers
}

const PAGE = '/auth?tab=signup'
const PASSWORD = 'Regenboog7trap'

async function signUpAll(originFor: OriginFor, evening: Evening): Promise<SignUps> {
  const answers: SignUps = { times: [], errors: [], pages: [], waited: 0, longestWait: 0 }
  await arrive(evening.signUps, evening, async (index) => {
    const browser = visitor(originFor(index), 0x80_00_00 + index)
    try {
      const page = await browser.get(PAGE)
      answers.pages.push(page.ms)
      await signUp(browser, index, answers)
    } catch (error) {
      answers.errors.push(String(error))
    } finally {
      browser.leave()
    }
  })
  return answers
}

/** Waits as the page says, as often as it says so. */
async function signUp(browser: Browser, index: number, answers: SignUps) {
  const begin = performance.now()
  let fields: Record<string, string> = {
    intent: 'signup',
    firstName: 'Anna',
    lastName: 'de Wit',
    email: `avond${index}@example.nl`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    privacyConsent: 'true',
  }
  for (let asked = 0; ; asked += 1) {
    const { status, headers, body, ms } = await browser.post(PAGE, fields)
    answers.times.push(ms)
    if (status === 303) break
    const held = /name="plaats" value="([^"]+)"/.exec(body)?.[1]
    if (status !== 503 || !held) return void answers.errors.push(`sign-up ${status}`)
    if (asked === 0) answers.waited += 1
    fields = { plaats: held }
    await pause(Number(headers['retry-after']) * 1000)
  }
  answers.longestWait = Math.max(answers.longestWait, performance.now() - begin)
}

const inOrder = (times: number[]) => times.toSorted((one, other) => one - other)

/** What must not be, a line each. */
export function eveningFailures({ visits, signUps, saves }: EveningOutcome): string[] {
  const errors = [...visits.errors, ...signUps.errors, ...saves.errors]
  const longest = Math.max(
    ...[visits, signUps, saves].map(({ times }) => inOrder(times).at(-1) ?? 0),
  )
  const p99 = percentile(inOrder(saves.times), 0.99)
  return [
    ...(errors.length > 0
      ? [`${errors.length} answers failed: ${[...new Set(errors)].slice(0, 5).join('; ')}.`]
      : []),
    ...(saves.missing > 0 ? [`Of ${saves.missing} people the last save is missing.`] : []),
    ...(p99 >= SAVE_AIM_MS ? [`Of 100 saves one takes ${p99.toFixed(0)} ms or over.`] : []),
    ...(longest >= LONGEST_MS ? [`An answer took ${(longest / 1000).toFixed(1)} s.`] : []),
  ]
}

const lengthOf = ({ seconds, first }: Evening) =>
  first === undefined
    ? `An evening of ${seconds} s`
    : `The first ${first} s of an evening of ${seconds} s, in all of which there would be`

/** A line for each aim, and a table. */
export function eveningReport(outcome: EveningOutcome): string {
  const { evening, visits, signUps, saves, used } = outcome
  const failures = eveningFailures(outcome)
  const row = (what: string, { times, errors }: Answers) => {
    const sorted = inOrder(times)
    const ms = [0.5, 0.99, 1].map((part) => percentile(sorted, part).toFixed(0))
    return `| ${[what, times.length, errors.length, ...ms].join(' | ')} |`
  }
  return [
    failures.length === 0
      ? '- Met: no answer failed or took 10 s, of 100 saves 99 took less than 250 ms, nothing was lost'
      : failures.map((failure) => `- Not met: ${failure}`).join('\n'),
    `- Of ${evening.signUps} who signed up ${signUps.waited} had to wait; the longest took ` +
      `${(signUps.longestWait / 1000).toFixed(0)} s from the first try until the mail was on its way`,
    `- Processor time: server ${used.server.toFixed(0)} s, database ${used.database.toFixed(0)} s, ` +
      `together ${(used.server + used.database).toFixed(0)} s; who played the visitors, on the same ` +
      `processors, ${used.visitors.toFixed(0)} s`,
    '',
    `### ${lengthOf(evening)}: ${evening.visits} visits, ${evening.signUps} sign-ups, ` +
      `${evening.writers} people filling in, who save every ${SAVES_EVERY_MS / 1000} s`,
    '',
    '| What | Answers | Errors | p50 ms | p99 ms | Longest ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('landing page', visits),
    row('page to sign up', { times: signUps.pages, errors: [] }),
    row('signing up, each try', signUps),
    row('saves by themselves', saves),
  ].join('\n')
}

/**
 * How much two cores hold: `--people N` has so many type in a step at once, `--find` looks for how many
 * can, `--evening` is a television evening, `--scale 0.25` a quarter of it, `--first 120` its first two minutes,
 * which are the busiest, `--short` one for a test.
 * `--processes 2` serves in two, as many as there are cores.
 * `--seconds` is how long each measurement takes, `--write <file>` keeps the figures. `--people N --beside
 * <folder>` compares what a save costs with another checkout.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onStop, runUntilStopped } from '#app/server/prepare.ts'
import { autosaveFailures, autosaveReport, measureAutosave } from '../autosave.ts'
import { buildOurs } from '../builds.ts'
import { type Kind, stopChildren } from '../children.ts'
import { kinds } from '../compare.ts'
import { keep, machine, startDatabase } from '../ground.ts'
import { makePeople, type Person } from '../people.ts'
import { measureBeside } from './beside.ts'
import {
  EVENING,
  type Evening,
  eveningFailures,
  eveningReport,
  measureEvening,
  SHORT,
} from './evening.ts'
import { findMost } from './find.ts'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string' },
    find: { type: 'boolean', default: false },
    evening: { type: 'boolean', default: false },
    /** Of the evening: a hundredth of it is 0.01, in the same ten minutes. */
    scale: { type: 'string', default: '1' },
    first: { type: 'string' },
    short: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    /** Folder of another checkout that was built, to compare with. */
    beside: { type: 'string' },
    write: { type: 'string' },
  },
})

const say = (text: string) => console.log(text)
const seconds = Number(options.seconds)
const processes = Number(options.processes)
const WARM_UP = 6
/** More than two cores hold. */
const MOST = 2000
const STEP = 50

runUntilStopped(async () => {
  const folder = await newFolder()
  onStop(stopChildren)
  const site = await builtSite(folder)
  const people = Number(options.people ?? 0)
  if (options.beside)
    await tell(
      await measureBeside(site, options.beside, { data: folder, people: people || 8, seconds }),
    )
  else await measureOne(site, await startDatabase(join(folder, 'data')), people)
  process.kill(process.pid, 'SIGTERM')
})

/** It goes when all is done. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wensenregister-load-'))
  await chmod(folder, 0o755) // as root, PostgreSQL runs as another user
  onStop(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function builtSite(folder: string): Promise<Kind> {
  say('Building …')
  await buildOurs(join(folder, 'ours'))
  const [site] = kinds(join(folder, 'ours'), '', '', '')
  if (!site) throw new Error('no server')
  return site
}

async function measureOne(site: Kind, ownerUrl: string, people: number) {
  if (options.evening) await haveEvening(site, ownerUrl)
  else if (people > 0) await measureSome(site, ownerUrl, people)
  else await find(site, ownerUrl)
}

const typeAll = (site: Kind, ownerUrl: string, people: Person[]) =>
  measureAutosave(site, people, { autosaveSeconds: seconds, warmUp: WARM_UP, processes }, ownerUrl)

async function measureSome(site: Kind, ownerUrl: string, count: number) {
  const outcome = await typeAll(site, ownerUrl, await makePeople(count))
  await tell(autosaveReport(outcome))
  const failures = autosaveFailures(outcome)
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

async function haveEvening(site: Kind, ownerUrl: string) {
  const whole = options.short ? SHORT : scaled(EVENING, Number(options.scale))
  const evening = options.first ? { ...whole, first: Number(options.first) } : whole
  const people = await makePeople(evening.writers)
  const outcome = await measureEvening(site, ownerUrl, evening, people, processes)
  await tell(eveningReport(outcome), 'evening figures')
  // In short nothing is warm, so that only what fails means something.
  const failures = eveningFailures(outcome).filter(
    (failure) => !options.short || !/ms or/.test(failure),
  )
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

const scaled = ({ visits, signUps, writers, seconds: long }: Evening, by: number): Evening => ({
  visits: Math.ceil(visits * by),
  signUps: Math.ceil(signUps * by),
  writers: Math.ceil(writers * by),
  seconds: long,
})

/** Looks for how many can type at once so that all is well, to within fifty. */
async function find(site: Kind, ownerUrl: string) {
  const people: Person[] = []
  const reports: string[] = []
  const most = await findMost({ first: 200, most: MOST, step: STEP }, async (count) => {
    if (people.length < count)
      people.push(...(await makePeople(count - people.length, people.length)))
    const outcome = await typeAll(site, ownerUrl, people.slice(0, count))
    const failures = autosaveFailures(outcome)
    say(`${count}: ${failures.length === 0 ? 'all is well' : failures.join(' ')}`)
    reports.push(autosaveReport(outcome))
    return failures.length === 0
  })
  await tell([`- So many can type at once: ${most}`, ...reports].join('\n\n'))
}

async function tell(report: string, what = 'load figures') {
  const figures = `${machine()}\n\n${report}`
  say(`\n${figures}\n`)
  if (options.write) await keep(options.write, figures, what)
}

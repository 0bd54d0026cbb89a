/**
 * The benchmark: the site beside three servers that do the same work in other ways, then the size
 * of its pages, memory while files are uploaded, and the landing page. `--quick` only shows that it
 * works; `--uploads`, `--landing`, `--hyphens` and `--slow` (five pages over a slow line, with `--beside <folder>` those of another checkout too) do one part alone; `--autosave` measures saving by itself and
 * `--pdf` what is printed, `--beside <folder>` another checkout, `--search` searching a million files, `--nightly` what so many cost on disk and by night, `--backup` what a backup of them takes and putting it back, `--payments` messages of the payment provider and `--release` whether anything shows which files there are, which have figures of their own; `--write <file>` also keeps the tables.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeManyFiles } from '#db/many-files.ts'
import { onStop, runUntilStopped } from '#app/server/prepare.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import { autosaveFailures, autosaveReport, measureAutosave, WRITERS } from './autosave.ts'
import { buildBare, buildHydrated, buildOurs, writeHydrated } from './builds.ts'
import { type Kind, startServer, stopChildren } from './children.ts'
import {
  BYTES,
  checkHydrated,
  checkSameMarkup,
  kinds,
  otherCheckout,
  recordAnswers,
  runScenario,
  SCENARIOS,
  stylesOf,
  tidy,
} from './compare.ts'
import { keep, machine, startDatabase } from './ground.ts'
import { measureHyphens } from './hyphens.ts'
import { measureLanding } from './landing.ts'
import { makeAccount, makePeople, makeTokens, openEveryPage, type Person } from './people.ts'
import { measurePayments } from './payments.ts'
import { measurePdfs } from './pdf.ts'
import { runParts } from './parts.ts'
import { aims, type Measured, memoryReport, report } from './report.ts'
import { measureRelease } from './release.ts'
import { measureBackup } from './files/backup.ts'
import { measureNightly } from './files/nightly.ts'
import { measureSearch } from './files/search.ts'
import { landingOnSlowLine, visitAllSlowly } from './slow-line.ts'
import { measureUploads, uploadReport } from './uploads.ts'
import { bothForms, measurePage, overBudget, type PageSize, sizeTable, visits } from './size.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    uploads: { type: 'boolean', default: false },
    landing: { type: 'boolean', default: false },
    hyphens: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    autosave: { type: 'boolean', default: false },
    pdf: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    nightly: { type: 'boolean', default: false },
    backup: { type: 'boolean', default: false },
    payments: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    /** For the search, the night and the backup: how many, and a folder that keeps them for the next time. */
    files: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    /** For the backup: how large what people stored is, in kB each; a line of text without it. */
    kb: { type: 'string', default: '0' },
    write: { type: 'string' },
    /** Folder of another checkout that was built, to compare with. */
    beside: { type: 'string' },
    /** Part of a server's name: leaves the others out, for looking at one of them. */
    only: { type: 'string', default: '' },
    /** Part of a scenario's title: leaves the others out. */
    scenario: { type: 'string', default: '' },
  },
})
/** Rounds are short and many, and take the servers in turn: what else the machine does falls on all. */
const FULL = {
  rounds: 16,
  seconds: 1.5,
  warmUp: 3,
  memorySeconds: 60,
  rests: 20,
  autosaveSeconds: 60,
  visits: 5,
  slice: 100,
}
const QUICK: typeof FULL = {
  rounds: 1,
  seconds: 1,
  // Each round of it is a process of its own, and what it makes warm does not show in one round.
  warmUp: 0,
  memorySeconds: 1,
  rests: 0,
  autosaveSeconds: 6,
  visits: 1,
  slice: 20,
}
const plan = options.quick ? QUICK : FULL
const say = (text: string) => console.log(text)

runUntilStopped(async () => {
  if (options.pdf) return await onlyPdfs()
  const folder = await mkdtemp(join(tmpdir(), 'wensenregister-bench-'))
  await chmod(folder, 0o755) // as root, PostgreSQL runs as another user
  onStop(() => rm(folder, { recursive: true, force: true }))
  const ownerUrl = await startDatabase(options.data ?? join(folder, 'data'))
  onStop(stopChildren)

  if (options.nightly) return onlyNightly(ownerUrl)
  if (options.backup) return onlyBackup(ownerUrl, folder)
  say('Building …')
  const ours = join(folder, 'ours')
  await buildOurs(ours)
  if (options.uploads) return onlyUploads(ours)
  if (options.landing) return onlyLanding(ours, folder)
  if (options.hyphens) return onlyHyphens(ours)
  if (options.slow) return onlySlow(ours, options.beside)
  if (options.autosave) return onlyAutosave(ours, ownerUrl)
  if (options.search) return onlySearch(ours, ownerUrl)
  if (options.payments) return onlyPayments(ours, ownerUrl)
  if (options.release) return onlyRelease(ours, ownerUrl)
  if (options.beside) return onlyBeside(ours, options.beside, ownerUrl)
  const hydrated = join(folder, 'hydrated')
  const people = await makePeople(32)
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  const { texts, failures } = await runParts([
    {
      name: 'comparison',
      async run() {
        await buildBare(ours)
        // Building it takes longer than all that is measured in short, and tells no more of what is measured.
        await (options.quick ? writeHydrated : buildHydrated)(hydrated)
        const compared = await prepared(ours, hydrated, join(folder, 'answers.json'), people)
        return compare(compared, people, ownerUrl)
      },
    },
    { name: 'memory', run: () => memoryUnderLoad(site, people) },
    {
      name: 'uploads',
      run: async () => uploadReport(await measureUploads(site, people.slice(0, UPLOADS))),
    },
    { name: 'landing page', run: () => measureLanding(ours, folder, plan) },
    { name: 'soft hyphens', run: () => measureHyphens(site, people[0]?.cookie ?? '', plan) },
    { name: 'slow line', run: () => landingOnSlowLine(site, plan.visits) },
    { name: 'sizes', run: async () => reportSizes(await measureSizes(site)) },
  ])
  const figures = [machine(), ...texts].join('\n\n')
  say(`\n${figures}\n`)
  if (options.quick) say('Quick: nothing is warm, so the speeds mean nothing.\n')
  if (options.write) await keep(options.write, figures)
  if (failures.length > 0) throw new Error(failures.join('\n'))
  process.kill(process.pid, 'SIGTERM')
})

/** People who upload one file of 25 MB each. */
const UPLOADS = 5

async function onlyUploads(ours: string) {
  const people = await makePeople(UPLOADS)
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  say(`\n${machine()}\n\n${uploadReport(await measureUploads(site, people))}\n`)
  process.kill(process.pid, 'SIGTERM')
}

async function onlyBeside(ours: string, other: string, ownerUrl: string) {
  const people = await makePeople(32)
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  const figures = await compare([site, otherCheckout(other)], people, ownerUrl)
  say(`\n${machine()}\n\n${figures}\n`)
  process.kill(process.pid, 'SIGTERM')
}

/** Says the figures, keeps them where that was asked, and ends. @param what they are called in the file */
async function tell(figures: string, what: string) {
  say(`\n${figures}\n`)
  if (options.write) await keep(options.write, figures, what)
  process.kill(process.pid, 'SIGTERM')
}

async function onlyPdfs() {
  const figures = `${machine()}\n\n${await measurePdfs()}`
  await tell(figures, 'PDF figures')
}

async function onlyLanding(ours: string, folder: string) {
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  const figures = await measureLanding(ours, folder, plan)
  say(`\n${machine()}\n\n${figures}\n\n${await landingOnSlowLine(site, plan.visits)}\n`)
  process.kill(process.pid, 'SIGTERM')
}

async function onlyHyphens(ours: string) {
  const [person] = await makePeople(1)
  const [site] = kinds(ours, '', '', '')
  if (!site || !person) throw new Error('no server')
  say(`\n${machine()}\n\n${await measureHyphens(site, person.cookie, plan)}\n`)
  process.kill(process.pid, 'SIGTERM')
}

async function onlySlow(ours: string, other: string | undefined) {
  const [person] = await makePeople(1)
  const [site] = kinds(ours, '', '', '')
  if (!site || !person) throw new Error('no server')
  const sites = []
  for (const kind of [site, ...(other ? [otherCheckout(other)] : [])])
    sites.push({ name: kind.name, ...(await startServer(kind)) })
  say(`\n${machine()}\n\n${await visitAllSlowly(sites, person.cookie, plan.visits)}\n`)
  process.kill(process.pid, 'SIGTERM')
}

async function onlyAutosave(ours: string, ownerUrl: string) {
  const people = await makePeople(WRITERS)
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  const outcome = await measureAutosave(site, people, plan, ownerUrl)
  const figures = `${machine()}\n\n${autosaveReport(outcome)}`
  say(`\n${figures}\n`)
  if (options.write) await keep(options.write, figures, 'autosave figures')
  const failures = autosaveFailures(outcome)
  if (failures.length > 0) throw new Error(failures.join('\n'))
  process.kill(process.pid, 'SIGTERM')
}

async function onlySearch(ours: string, ownerUrl: string) {
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  const files = options.quick ? 10_000 : Number(options.files)
  const rounds = options.quick ? 20 : 220
  const seconds = await makeManyFiles(ownerUrl, files, say)
  const filled = seconds
    ? `Filling it with ${files} files took ${seconds} s (less for those that were there).`
    : `${files} files, made before.`
  const outcome = await measureSearch(ownerUrl, site, rounds, say)
  const figures = `${machine()} ${filled}\n\n${outcome}`
  await tell(figures, 'search figures')
}

async function onlyNightly(ownerUrl: string) {
  const files = options.quick ? 1000 : Number(options.files)
  await makeManyFiles(ownerUrl, files, say)
  const figures = `${machine()} ${files} files.\n\n${await measureNightly(ownerUrl, say)}`
  await tell(figures, 'nightly figures')
}

async function onlyBackup(ownerUrl: string, folder: string) {
  const files = options.quick ? 1000 : Number(options.files)
  await makeManyFiles(ownerUrl, files, say, Number(options.kb) * 1000)
  const figures = `${machine()} ${files} files.\n\n${await measureBackup(ownerUrl, folder)}`
  await tell(figures, 'backup figures')
}

async function onlyPayments(ours: string, ownerUrl: string) {
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  const outcome = await measurePayments(ownerUrl, site, options.quick ? 50 : 1000, say)
  const figures = `${machine()}\n\n${outcome}`
  await tell(figures, 'payment figures')
}

async function onlyRelease(ours: string, ownerUrl: string) {
  const [site] = kinds(ours, '', '', '')
  if (!site) throw new Error('no server')
  const outcome = await measureRelease(ownerUrl, site, options.quick ? 10 : 500, say)
  const figures = `${machine()}\n\n${outcome}`
  await tell(figures, 'release figures')
}

/** Checks that the servers answer alike before anything is measured. */
async function prepared(ours: string, hydrated: string, answers: string, people: Person[]) {
  const [person] = people
  const [site] = kinds(ours, hydrated, answers, '')
  if (!person || !site) throw new Error('nothing to compare')
  const html = await recordAnswers(site, person, answers)
  const all = kinds(ours, hydrated, answers, stylesOf(html).join(','))
  const [, bare, , framework] = all
  if (bare) await checkSameMarkup(bare, person, html)
  if (framework && !options.quick) await checkHydrated(framework, person)
  const compared = options.quick ? all.filter((kind) => kind !== framework) : all
  return compared.filter(({ name }) => name.includes(options.only))
}

/** Loads all servers in turn, a scenario after another. @throws when an answer was not as it should be */
async function compare(compared: Kind[], people: Person[], ownerUrl: string): Promise<string> {
  const measured: Measured[] = []
  const servers = await Promise.all(
    compared.map(async (kind) => ({ name: kind.name, running: await startServer(kind) })),
  )
  for (const scenario of SCENARIOS) {
    if (!scenario.title.includes(options.scenario)) continue
    const taking = servers.filter(({ name }) => scenario.only?.includes(name) ?? true)
    const load = ({ name, running }: (typeof servers)[number], seconds: number) =>
      runScenario(scenario, running, people, seconds, name !== BYTES)
    say(`${scenario.title} …`)
    if (scenario.method === 'POST') await tidy(ownerUrl)
    if (plan.warmUp > 0) for (const server of taking) await load(server, plan.warmUp)
    for (let round = 0; round < plan.rounds; round += 1)
      for (const server of taking) {
        const outcome = await load(server, plan.seconds)
        measured.push({ server: server.name, scenario: scenario.title, outcome })
      }
  }
  for (const { running } of servers) await running.stop()
  const bad = measured.reduce((sum, { outcome }) => sum + outcome.bad, 0)
  if (bad > 0) throw new Error(`${bad} answers were not what they should be.`)
  return [aims(measured).join('\n'), report(measured, plan)].join('\n\n')
}

/** Memory of our server after reads at 32 connections. */
async function memoryUnderLoad(kind: Kind, people: Person[]): Promise<string> {
  const [, reads] = SCENARIOS
  if (!reads) throw new Error('no scenario')
  const { memorySeconds, rests } = plan
  say(`Memory, ${memorySeconds} s …`)
  const server = await startServer(kind)
  await runScenario(reads, server, people, memorySeconds)
  const busy = await server.rss()
  await pause(rests * 1000)
  const rested = await server.rss()
  await server.stop()
  return memoryReport({ busy, rested }, memorySeconds, rests)
}

/** @throws when a page is over its budget */
function reportSizes(sizes: PageSize[]): string {
  const heavy = sizes.flatMap((size) => overBudget(size))
  if (heavy.length > 0) throw new Error(heavy.join('\n'))
  return sizeTable(sizes)
}

/** Pages of someone with hardly any answers; what people write comes on top. */
async function measureSizes(kind: Kind): Promise<PageSize[]> {
  const { id, cookie } = await makeAccount('leeg@example.nl')
  const tokens = await withActor(asSystem('accounts'), (sql) => makeTokens(sql, id))
  await openEveryPage(id)
  const server = await startServer(kind)
  const sizes: PageSize[] = []
  for (const visit of bothForms(visits(cookie, tokens)))
    sizes.push(await measurePage(server.origin, visit))
  await server.stop()
  return sizes
}

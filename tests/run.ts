/**
 * Runs what every change has to pass: types, lint and import rules, format, unused code, build, unit and
 * http tests, the journeys in a browser with script, the benchmark in short. With `--all` it runs everything:
 * what `thorough.ts` names as well, random requests, the image, all browser tests with script and without. The last line is 'N passed, N failed'; a static check, the random requests, the benchmark and the
 * image count as one. Which tests failed and why, how long it took, what was skipped, by name, and what was left out is
 * said on the lines before, for who sees no more than the end of it.
 *
 * One thing after the other, but for the build, the static checks and the programs that are installed: the
 * tests of one program keep every core busy, and beside each other two of them take longer. The steps of the
 * image, and one after the other what is run in short (random requests, the benchmark, an evening), go beside
 * the browser tests: all of them wait a good deal.
 */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { needPrograms } from '../scripts/cluster/packages.ts'
import { CANNOT_BE_TRIED } from '../scripts/image/cannot.ts'
import { findBrowser, findProgram, HEADLESS } from './setup/browser.ts'
import { type Outcome, playwrightOutcome, vitestOutcome } from './setup/outcome.ts'
import { JOURNEYS, THOROUGH } from './thorough.ts'

const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')

/** @throws when anything else is asked */
const { all: everything } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
}).values

type Settings = Record<string, string | undefined>
type Count = Omit<Outcome, 'named' | 'left'>

/** Of what a failed check said, repeated at the end. */
const LAST_LINES = 40

const total: Count = { passed: 0, failed: 0, skipped: 0 }
const began = performance.now()
const failures: string[] = []
/** Names of what was skipped, so that a run that passes hides nothing. */
const left: string[] = []
/** Everything that the children leave behind, however they end, is removed with this folder. */
const temporary = mkdtempSync(join(tmpdir(), 'wensenregister-'))
chmodSync(temporary, 0o755) // for PostgreSQL, which as root runs as another user

/** A database that is still stopping adds files while they are removed, hence the retries. */
async function leave(code: number): Promise<never> {
  for (let tries = 0; tries < 50 && existsSync(temporary); tries++)
    await rm(temporary, { recursive: true, force: true }).catch(() => setTimeout(100))
  process.exit(code)
}

const running = new Set<ChildProcess>()
let stopping = false

/** Children are groups of their own, so that each hears of a Ctrl-C once, from us. */
function stop() {
  if (stopping) return
  stopping = true
  console.log('\nStopping …')
  if (running.size === 0) return void leave(130)
  signalAll('SIGINT')
  void setTimeout(20_000).then(() => signalAll('SIGKILL'))
}

function signalAll(signal: NodeJS.Signals) {
  for (const { pid } of running) if (pid) process.kill(-pid, signal)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

type Way = { settings?: Settings; title?: string; shown?: 'at once' | 'at its end' }

/** How a program ended, and what it said when that was kept for its end. */
type Ended = { code: number; said: string }

/** Runs a program of node_modules and shows what it says, below its title. */
async function run(
  program: string,
  args: string[],
  { settings = {}, title, shown = 'at once' }: Way = {},
): Promise<Ended> {
  await endIfStopping()
  const env = {
    ...process.env,
    TMPDIR: temporary,
    // The site is started well over a hundred times.
    NODE_COMPILE_CACHE: join(temporary, 'compiled'),
    // Programs of npm start with the node that PATH finds: ours, not the system's.
    PATH: [BIN, process.env.PATH].join(delimiter),
    NODE_ENV: undefined,
    ...settings,
  }
  const out = shown === 'at once' ? 'inherit' : 'pipe'
  if (title && out === 'inherit') console.log(`\n── ${title}`)
  const stdio: StdioOptions = ['ignore', out, out]
  const child = spawn(program, args, { cwd: ROOT, env, detached: true, stdio })
  running.add(child)
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => parts.push(part))
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => resolve((console.error(error.message), 1)))
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  running.delete(child)
  const said = Buffer.concat(parts).toString()
  if (title && out === 'pipe') console.log(`\n── ${title}\n${said}`)
  await endIfStopping()
  return { code, said }
}

/** With the last of what runs. */
async function endIfStopping() {
  if (stopping) await (running.size > 0 ? new Promise<never>(() => {}) : leave(130))
}

async function check(name: string, program: string, args: string[], way: Way = {}) {
  const { code, said } = await run(program, args, { ...way, title: name })
  const [ok, skipped] = [code === 0, code === CANNOT_BE_TRIED]
  add(name, { passed: Number(ok), failed: Number(!ok && !skipped), skipped: Number(skipped) })
  if (skipped) left.push(`  ${name}`)
  if (!ok && said) failures.push(said.trimEnd().split('\n').slice(-LAST_LINES).join('\n'))
  return ok
}

function add(name: string, { passed, failed, skipped }: Count) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(`${name}: ${failed} failed`)
}

/** Adds the tests of one program. One that failed without a failed test counts as one failure. */
async function addTests<Report>(
  name: string,
  code: number,
  report: string,
  read: (json: Report) => Outcome,
) {
  const json = existsSync(report)
    ? (JSON.parse(await readFile(report, 'utf8')) as Report)
    : undefined
  const outcome = json ? read(json) : { passed: 0, failed: 0, skipped: 0, named: [], left: [] }
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1
  add(name, outcome)
  failures.push(...outcome.named)
  left.push(...outcome.left)
}

async function vitest(projects: string[]) {
  const report = join(temporary, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const later = everything ? [] : THOROUGH.flatMap((files) => ['--exclude', files])
  const { code } = await run('vitest', ['run', ...reporters, ...later, ...projects], {
    title: 'unit and http tests',
    settings: { SKIP_BUILD: 'yes' },
  })
  await addTests('unit and http tests', code, report, vitestOutcome)
}

async function playwright(browser: string | undefined) {
  if (!browser) {
    console.error(
      'No browser found. Install Chromium or Chrome (on Debian: apt-get install chromium).',
    )
    return add('browser tests', { passed: 0, failed: 1, skipped: 0 })
  }
  const report = join(temporary, 'playwright.json')
  // What a form answers without script is asked over HTTP as well.
  const files = everything ? [] : [...JOURNEYS, '--project=scripted']
  const { code } = await run('playwright', ['test', '--reporter=list,json', ...files], {
    title: 'browser tests',
    settings: {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      SKIP_BUILD: 'yes',
    },
  })
  await addTests('browser tests', code, report, playwrightOutcome)
}

/** The browser that was asked for, or the fastest that can be had here. */
const browserHere = async (): Promise<string | undefined> =>
  process.env.CHROMIUM_PATH ?? findProgram(HEADLESS) ?? (await install(HEADLESS))

const shown = 'at its end'

/** Installs a Debian package. @returns where its program is, which most are named after */
async function install(
  name: string,
  program = name,
  flags: string[] = [],
): Promise<string | undefined> {
  await installPackages([name], flags)
  return findProgram(program)
}

/** Installs Debian packages, when we may. */
async function installPackages(names: readonly string[], flags: string[]) {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return
  console.log(`Installing ${names.join(', ')} …`)
  await (lists ??= run('apt-get', ['update', '-qq'], { settings: UNASKED, shown }))
  const args = ['install', '-y', '-qq', ...flags, ...names]
  await run('apt-get', args, { settings: UNASKED, shown })
}

const UNASKED = { DEBIAN_FRONTEND: 'noninteractive' }
/** What Debian has is asked once. */
let lists: Promise<Ended> | undefined

/** Of a program in Go: it looks for memory to free when it has five times what it needs, not twice. */
const SELDOM_TIDIED = { GOGC: '400' }

/** What only the thorough tests need: a program, the Debian package that has it, and what is without it. */
const NEEDED = [
  ['lynx', 'lynx', 'the journey in a text browser is skipped'],
  ['tmux', 'tmux', 'the journey in a text browser is skipped'],
  ['bwrap', 'bubblewrap', 'the image is tried by permissions alone'],
  ['promtool', 'prometheus', 'what watches the site is not tried by it'],
] as const

/** Without what the package recommends, as programs that go on by themselves. */
const ALONE = ['--no-install-recommends']

/** One after the other, as Debian does. @returns the browser, where there is one */
async function findPrograms(): Promise<string | undefined> {
  const browser = (await browserHere()) ?? findBrowser()
  if (!everything) return browser
  for (const [program, name, without] of NEEDED)
    if (!(findProgram(program) ?? (await install(name, program, ALONE))))
      console.log(`${name} is not installed: ${without}.`)
  try {
    await needPrograms((names) => installPackages(names, ALONE))
  } catch (error) {
    console.log(`${(error as Error).message}. Its test is skipped.`)
  }
  return browser
}

async function all() {
  await check('types of the routes', 'react-router', ['typegen'])
  // The types take as long as all the others together; what is installed is waited for, mostly.
  const [built, browser] = await Promise.all([
    buildAndLookOver(),
    findPrograms(),
    check('types', 'tsc', [], { shown, settings: SELDOM_TIDIED }),
  ])
  await vitest(built ? [] : ['--project', 'unit'])
  if (!built) return
  const image = () => check('image', 'node', ['scripts/image.ts'], { shown })
  await Promise.all([playwright(browser), shortRuns(browser), ...(everything ? [image()] : [])])
}

/** @returns whether it could be built */
async function buildAndLookOver(): Promise<boolean> {
  const built = await check('build', 'react-router', ['build', '--logLevel', 'warn'], {
    settings: { NODE_ENV: 'production' },
    shown,
  })
  await check('lint and import rules', 'oxlint', [], { shown })
  await check('format', 'oxfmt', ['--check'], { shown })
  await check('unused code', 'knip', [], { shown })
  await check('exports that only tests use', 'knip', ['--production', '--exports'], { shown })
  return built
}

/** Of what can run for hours, the benchmark always. */
async function shortRuns(browser: string | undefined) {
  const requests = ['tests/fuzz/run.ts', '--requests', '1000']
  // Whether it still measures; at this length its figures mean nothing.
  const measuring = ['tests/bench/run.ts', '--quick']
  const evening = ['tests/bench/load/run.ts', '--evening', '--short']
  const settings = { CHROMIUM_PATH: browser, SKIP_BUILD: 'yes' }
  await check('benchmark', 'node', measuring, { settings, shown })
  if (!everything) return
  await check('evening in short', 'node', evening, { settings, shown })
  await check('random requests', 'node', requests, { settings, shown })
}

await all()
const { passed, failed, skipped } = total
console.log(['', ...failures, ''].join('\n'))
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
if (!everything)
  console.log(
    `Left for 'npm test -- --all': ${THOROUGH.join(', ')}, an evening, random requests, the image, other browser tests`,
  )
if (skipped > 0) console.log([`${skipped} skipped:`, ...left].join('\n'))
console.log(`${passed} passed, ${failed} failed`)
await leave(failed > 0 ? 1 : 0)

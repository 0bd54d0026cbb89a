/**
 * The release that is deployed (`db/released`) goes on serving while the migrations of this one are applied
 * to its database, beside this one, and alone again after it came back (docs/decisions/0072).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed.ts'
import { type MailProvider, startMailProvider } from '#tests/chaos/mail-provider.ts'
import { Person } from '#tests/chaos/person.ts'
import { crawl } from '#tests/fixtures/crawler.ts'
import { Visitor } from '#tests/setup/client.ts'
import { inherited } from '#tests/setup/processes.ts'
import { takeReleased, withoutReleased } from '#tests/setup/release/released.ts'
import { databaseSettings, TEST_SETTINGS } from '#tests/setup/settings.ts'
import { startLocally } from '#tests/setup/start-command.ts'

const ROOT = join(import.meta.dirname, '..')
const lacks = withoutReleased()
/** The list of what was skipped says why. */
const REASON = lacks && ` is skipped: ${lacks}`

const { NODE_ENV: _test, SECOND_FACTOR_REQUIRED: _factor, ...LOCAL_SETTINGS } = TEST_SETTINGS
/** A statement waits for no lock longer than two seconds while a release is applied, and holds none longer than one. */
const MOST_LOCKED_MS = 3000
const WRITERS = 3
/** Between what each writes: while the migrations are applied, and afterwards, when it has only to go on. */
const [BUSY_MS, CALM_MS] = [200, 1000]
/** Pages that everybody finds. */
const FEWEST = 40

let released = ''
let mails: MailProvider
const server = postgres(inject('templateUrl'), { max: 2, database: 'postgres', onnotice: () => {} })

beforeAll(async () => {
  if (lacks) return
  released = takeReleased()
  mails = await startMailProvider()
})
afterAll(async () => {
  // Those that a failure left.
  for (const { stop } of sites) await stop()
  await server.end()
  await mails?.stop()
  if (released) await rm(released, { recursive: true, force: true })
})

type Settings = Record<string, string>

/** @param template what the database is a copy of @returns the settings of a site on a database that is new */
async function onNewDatabase(name: string, template = 'template1'): Promise<Settings> {
  await server.unsafe(`create database ${name} template ${template}`)
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: `/${name}` }).href
  const DOCUMENTS_FOLDER = join(TEST_SETTINGS.DOCUMENTS_FOLDER, name)
  return {
    ...LOCAL_SETTINGS,
    ...databaseSettings(url),
    ...mails.settings,
    DATABASE_URL: url,
    DOCUMENTS_FOLDER,
    // Nobody types so fast.
    SAVES_A_MINUTE: '1000000',
  }
}

type Site = Awaited<ReturnType<typeof startLocally>>
const sites: Site[] = []

async function start(...how: Parameters<typeof startLocally>): Promise<Site> {
  const site = await startLocally(...how)
  sites.push(site)
  return site
}

/** Runs a program of a release to its end. @returns what it said @throws with what it said when it fails */
async function runIn(tree: string, settings: Settings, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: tree,
    env: { ...inherited(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said}${complaint}`)
  return said
}

const migrate = (tree: string, settings: Settings) => runIn(tree, settings, 'app/server/migrate.ts')

async function signIn(visitor: Visitor, email: string) {
  const fields = { intent: 'signin', email, password: DEMO_PASSWORD }
  const { headers } = await visitor.post('/auth', fields)
  // Of some a death was reported, or their living will is asked for.
  if (headers.location === '/auth/bent-u-het')
    for (const antwoord of ['ja', 'stop']) await visitor.post('/auth/bent-u-het', { antwoord })
}

/** What everybody finds who follows every link, all of them at once, as far as it fails. */
async function failing(site: string): Promise<string[]> {
  const everybody = ['', ...DEMO_ACCOUNTS.map(({ email }) => email)]
  const found = await Promise.all(everybody.map((who) => failingFor(site, who)))
  return found.flat()
}

async function failingFor(site: string, who: string): Promise<string[]> {
  const visitor = new Visitor(site)
  if (who) await signIn(visitor, who)
  const pages = [...(await crawl(visitor))]
  expect(pages.length, who).toBeGreaterThan(FEWEST)
  return pages
    .filter(([, { status }]) => status >= 500)
    .map(([path, { status }]) => `${who} ${path} ${status}`)
}

/** Writes, confirms, uploads and looks again until it is over, calmly once that is said. */
async function live(person: Person, calm: AbortSignal, over: AbortSignal) {
  await person.signUp(mails.sent)
  await person.open()
  for (let round = 1; !over.aborted; round += 1) {
    await person.save(`Dit schrijf ik voor de ${round}e keer.`)
    if (round % 40 === 1) await person.upload(`${round}`)
    if (round % 10 === 2) await person.confirm()
    if (round % 3 === 0) await person.lookAgain()
    await pause(calm.aborted ? CALM_MS : BUSY_MS)
  }
  await person.lookAgain()
  await person.lookAtFiles()
}

/** Looks how long somebody waits for a lock in a database. @returns what ends that and says the longest, in ms */
function watchLocks(name: string) {
  const over = new AbortController()
  let longest = 0
  const watching = (async () => {
    while (!over.signal.aborted) {
      const [row] = await server<{ ms: number | null }[]>`
        select max(extract(epoch from clock_timestamp() - l.waitstart) * 1000)::float8 as ms
          from pg_locks l join pg_database d on d.oid = l.database
         where not l.granted and d.datname = ${name}`
      longest = Math.max(longest, row?.ms ?? 0)
      await pause(20)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return longest
  }
}

/** The same session at another site, which sees what was saved last and saves something else. */
async function asAt(site: string, person: Person, words: string) {
  const there = new Person(site, 99, 100)
  for (const [name, value] of person.browser.cookies) there.browser.cookies.set(name, value)
  const shown = await there.open()
  await there.save(words)
  expect(there.faults).toEqual([])
  there.browser.close()
  return shown
}

describe.skipIf(lacks)(`the release before${REASON}`, { timeout: 900_000 }, () => {
  test('serves through the migrations of this one, beside it, and after it came back', async () => {
    const settings = await onNewDatabase('rollover')
    const errors: string[] = []
    const hears = (words: string) =>
      errors.push(...words.split('\n').filter((line) => line.startsWith('{')))
    const old = await start(settings, { tree: released, demo: true, hears })

    const people = Array.from({ length: WRITERS }, (_, n) => new Person(old.address, n, 100))
    const [calm, over] = [new AbortController(), new AbortController()]
    const lives = people.map((person) =>
      live(person, calm.signal, over.signal).catch((error: unknown) =>
        person.faults.push(String(error)),
      ),
    )
    while (people.some(({ done, faults }) => done.confirmations === 0 && faults.length === 0))
      await pause(50)

    const locks = watchLocks('rollover')
    const applied = await migrate(ROOT, settings)
    const longest = await locks()
    calm.abort()
    console.log(`${applied}Nobody waited longer for a lock than ${longest.toFixed(0)} ms.`)
    expect(longest).toBeLessThan(MOST_LOCKED_MS)
    expect(await failing(old.address)).toEqual([])

    const reader = new Person(old.address, WRITERS, 100)
    await reader.signUp(mails.sent)
    await reader.open()
    await reader.save('bij de vorige')
    const next = await start(settings, { hears })
    expect(await asAt(next.address, reader, 'bij de nieuwe')).toBe('bij de vorige')
    expect(await asAt(old.address, reader, 'weer bij de vorige')).toBe('bij de nieuwe')
    expect(await failing(next.address)).toEqual([])

    await migrate(released, settings)
    expect(await asAt(next.address, reader, 'nog bij de nieuwe')).toBe('weer bij de vorige')
    await next.stop()
    expect(await failing(old.address)).toEqual([])
    over.abort()
    await Promise.all(lives)
    expect(await asAt(old.address, reader, '')).toBe('nog bij de nieuwe')
    for (const { faults, browser } of [...people, reader]) {
      expect(faults).toEqual([])
      expect(browser.answers.filter(({ status }) => status >= 500 || status === 0)).toEqual([])
      browser.close()
    }
    await old.stop()
    expect(errors).toEqual([])
    const checked = await runIn(ROOT, settings, 'app/server/operate.ts', 'verify')
    expect(checked.match(/Tampered with: 0/g)).toHaveLength(2)
  })

  describe('does all that the demo does in a database that this one changed,', () => {
    beforeAll(async () => {
      const settings = await onNewDatabase('changed')
      await migrate(released, settings)
      const seed = `await (await import('./db/seed.ts')).seed()`
      await runIn(released, settings, '--input-type=module', '--eval', seed)
      await migrate(ROOT, settings)
    }, 400_000)

    test.each([
      ['which serves beside it', false],
      ['and that went back', true],
    ])('%s', async (_, isBack) => {
      const settings = await onNewDatabase(isBack ? 'rolled_back' : 'rolled_over', 'changed')
      if (isBack) await migrate(released, settings)
      const demo = { ...settings, LOG_LEVEL: 'fatal' }
      expect(await runIn(released, demo, 'app/server/make-demo.ts')).toBe('')
    })
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import postgres from 'postgres'
import type { DbRow } from '#db/row.ts'
import { DEMO_PASSWORD } from '#db/seed.ts'
import { dateOf, dayAfter, dayOf, weekdayDateOf } from '#app/locales/dates.ts'
import { BUDGET, measurePage } from '#tests/bench/size.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { Visitor } from '#tests/setup/client.ts'
import { copyTemplate } from '#tests/setup/databases.ts'
import { inherited } from '#tests/setup/processes.ts'
import { databaseSettings, TEST_SETTINGS } from '#tests/setup/settings.ts'
import { startLocally } from '#tests/setup/start-command.ts'

const ROOT = join(import.meta.dirname, '../../..')
const { NODE_ENV: _test, SECOND_FACTOR_REQUIRED: _factor, ...LOCAL_SETTINGS } = TEST_SETTINGS

let settings: Record<string, string> = {}
let site: Awaited<ReturnType<typeof startLocally>>
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const url = await copyTemplate(inject('templateUrl'), 'demo')
  const DOCUMENTS_FOLDER = `${TEST_SETTINGS.DOCUMENTS_FOLDER}-demo`
  settings = { ...LOCAL_SETTINGS, ...databaseSettings(url), DATABASE_URL: url, DOCUMENTS_FOLDER }
  site = await startLocally(settings, { demo: true })
}, 120_000)

afterAll(async () => {
  for (const close of closing) await close()
  await site.stop()
})

/** Somebody with the password of the README. */
async function demoVisitor(email: string): Promise<Visitor> {
  const visitor = new Visitor(site.address)
  const answer = await visitor.post('/auth', {
    intent: 'signin',
    email,
    password: DEMO_PASSWORD,
  })
  expect(answer.status, email).toBe(303)
  // Of some a death was reported, or their living will is asked for.
  if (answer.headers.location === '/auth/bent-u-het')
    for (const antwoord of ['ja', 'stop']) await visitor.post('/auth/bent-u-het', { antwoord })
  return visitor
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ')

/** A day of the last two months, as it is written in a mail. */
const isoOf = (written: string): string =>
  Array.from({ length: 60 }, (_, ago) => dayAfter(dayOf(new Date()), -ago)).find(
    (day) => plain(dateOf(day)) === written,
  ) ?? ''

const linksIn = (html: string, address: RegExp): string[] => {
  const links = Array.from(html.matchAll(/href="([^"#?]*)/g), ([, link = '']) => link)
  return [...new Set(links)].filter((link) => address.test(link))
}

/** What each role finds on the page where it begins. */
const WORK: { who: string; path: string; finds: RegExp; atLeast: number }[] = [
  { who: 'gebruiker@example.nl', path: '/dashboard', finds: /^\/vragenlijst\//, atLeast: 7 },
  {
    who: 'gilde@example.nl',
    path: '/franchise/dashboard',
    finds: /^\/franchise\/aanvragen\/./,
    atLeast: 8,
  },
  {
    who: 'medewerker@example.nl',
    path: '/admin',
    finds: /^\/admin\/toegangsverzoeken\/./,
    atLeast: 3,
  },
  { who: 'beheer@example.nl', path: '/admin', finds: /^\/admin\/aandacht/, atLeast: 1 },
  {
    who: 'medewerker@example.nl',
    path: '/admin/toegangsverzoeken',
    finds: /^\/admin\/toegangsverzoeken\/./,
    atLeast: 4,
  },
  {
    who: 'beheer@example.nl',
    path: '/admin/kaartjes',
    finds: /^\/admin\/kaartjes\/\d/,
    atLeast: 3,
  },
  {
    who: 'medewerker@example.nl',
    path: '/admin/toegangsverzoeken',
    finds: /^\/admin\/toegangsverzoeken\/overlijden\/./,
    atLeast: 1,
  },
]

describe('the demo', { timeout: 120_000 }, () => {
  test.each(WORK)('$who has work on $path', async ({ who, path, finds, atLeast }) => {
    const visitor = await demoVisitor(who)
    const { status, text: html } = await visitor.get(path)
    expect(status).toBe(200)
    const links = linksIn(html, finds)
    expect(links.length).toBeGreaterThanOrEqual(atLeast)
    for (const link of links) expect((await visitor.get(link)).status, link).toBe(200)
  })

  test.each([
    ['gilde@example.nl', '/franchise/dashboard', /^\/franchise\/[^.]+$/],
    ['medewerker@example.nl', '/admin', /^\/admin(\/|$)/],
    ['beheer@example.nl', '/admin', /^\/admin(\/|$)/],
  ])('sends %s each page with its styles in the first flight of a connection', async (...of) => {
    const [who, start, within] = of
    const visitor = await demoVisitor(who)
    const { text: html } = await visitor.get(start)
    const cookie = Array.from(visitor.cookies, (pair) => pair.join('=')).join('; ')
    const over: string[] = []
    for (const path of linksIn(html, within)) {
      const { headers } = await visitor.get(path)
      if (!headers['content-type']?.startsWith('text/html')) continue
      const { first } = await measurePage(site.address, { path, cookie, fromElsewhere: true })
      if (first > BUDGET.first) over.push(`${path}: ${first}`)
    }
    expect(over).toEqual([])
  })

  test('has money that came in otherwise than was asked, for the administrator', async () => {
    const { text: html } = await (await demoVisitor('beheer@example.nl')).get('/admin/aandacht')
    expect(html).toContain('Uitvaartverzorging Van Dijk')
    expect(html).not.toContain('Er is nu niets')
  })

  test('tells the children of who died that they can read everything', async () => {
    const visitor = await demoVisitor('medewerker@example.nl')
    const { text: mails } = await visitor.get('/dev/postvak')
    expect(mails).toContain('Alle wensen van Dirk Bakker staan voor u klaar')
  })

  test('names in its mails the last day of a funeral that the law does', async () => {
    Object.assign(process.env, settings)
    const { lastFuneralDay } = await import('#app/features/first-days/funeral-term.server.ts')
    const visitor = await demoVisitor('medewerker@example.nl')
    const { text: box } = await visitor.get('/dev/postvak')
    const links = linksIn(box, /^\/dev\/postvak\/./)
    const mails = await Promise.all(links.map((link) => visitor.get(link)))
    const said = mails.flatMap(({ text: html }) => {
      const mail = plain(textOf(html))
      const [, last] = /uitvaart uiterlijk (\p{L}+ \d+ \p{L}+)/u.exec(mail) ?? []
      const [, died = ''] = /Overleden op[^:]*:? (\d+ \p{L}+ \d{4})/u.exec(mail) ?? []
      return last ? [{ died, last }] : []
    })
    expect(said).not.toEqual([])
    for (const { died, last } of said)
      expect(plain(weekdayDateOf(await lastFuneralDay(isoOf(died)))), died).toBe(last)
  })

  test('fills the mailbox, and the figures of each of twelve months', async () => {
    const visitor = await demoVisitor('medewerker@example.nl')
    const { text: mails } = await visitor.get('/dev/postvak')
    expect(linksIn(mails, /^\/dev\/postvak\/./).length).toBe(50)
    const { text: csv } = await visitor.get('/admin/cijfers/cijfers.csv?per=maand')
    const registrations = csv
      .trim()
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';')[1])
    expect(registrations).toHaveLength(11)
    expect(registrations).not.toContain('0')
  })

  test('has an intact chain of the log, and intact versions', async () => {
    Object.assign(process.env, settings)
    const { chainAudit } = await import('#app/features/audit/chain.server.ts')
    const { verifyAudit } = await import('#app/features/audit/verify.server.ts')
    const { verifyVersions } =
      await import('#app/features/wishes/versions/verify-versions.server.ts')
    const { closeDatabase } = await import('#app/platform/database/sql.server.ts')
    closing.push(closeDatabase)
    await chainAudit()
    const { rows, problems } = await verifyAudit()
    expect(problems).toEqual([])
    expect(rows).toBeGreaterThan(50)
    const { versions, tampered } = await verifyVersions()
    expect(tampered).toEqual([])
    expect(versions).toBeGreaterThan(30)
  })

  // The last one: who signs in stops the request for their file.
  test('lets everybody who confirmed an address sign in and see their pages', async () => {
    const owner = postgres(settings.DATABASE_URL ?? '', { max: 1 })
    closing.push(() => owner.end())
    const people = await owner<DbRow<'users', 'email!'>[]>`
      select email from users where email_verified_at is not null`
    expect(people.length).toBeGreaterThan(55)
    const paths = ['/dashboard', '/vragenlijst', '/dashboard/kaartjes', '/dashboard/wilsverklaring']
    for (const { email } of people) {
      const visitor = await demoVisitor(email)
      for (const path of paths) {
        const { status } = await visitor.get(path)
        expect(status, `${email} ${path}`).toBe(200)
      }
    }
  })
})

describe('in production', () => {
  test.each([
    ['by its environment', { ...LOCAL_SETTINGS, NODE_ENV: 'production' }],
    ['by its settings', { ...LOCAL_SETTINGS, LOCAL: '' }],
  ])('no demo can be made: %s', async (_by, given) => {
    const child = spawn(process.execPath, [join(ROOT, 'app/server/make-demo.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...inherited(),
        ...databaseSettings(settings.DATABASE_URL ?? ''),
        DATABASE_URL: settings.DATABASE_URL,
        ...given,
      },
    })
    const said = text(child.stderr)
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(await said).toContain('The demo is for a developer’s machine.')
  })

  test('nothing of it is in what is served', async () => {
    const folder = join(ROOT, 'build/server')
    const files = await readdir(folder, { recursive: true })
    for (const file of files.filter((name) => name.endsWith('.js')))
      expect(await readFile(join(folder, file), 'utf8'), file).not.toContain('Hindeloopen')
  })
})

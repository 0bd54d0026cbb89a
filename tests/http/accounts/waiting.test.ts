/** A site that lets in one at a time who is not signed in, and keeps others waiting for a second. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inputOf, inputsOf, textOf } from '#tests/fixtures/page.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { type Answer, type Fields, signedIn, Visitor } from '#tests/setup/client.ts'
import { TEST_PASSWORD, testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const TITLE = 'Het is druk. Uw plaats is bewaard'
const PASSWORD = 'Appelboom7Regen'

let site: Awaited<ReturnType<typeof startSite>>
let log = ''

beforeAll(async () => {
  const settings = { NEWCOMERS_AT_ONCE: '1', NEWCOMERS_WAIT_SECONDS: '1', LOG_LEVEL: 'info' }
  site = await startSite(inject('site').databaseUrl, settings, (text) => (log += text))
})

afterAll(() => site.stop())

const visitor = () => new Visitor(site.address)

const signUp = (email: string): Fields => ({
  intent: 'signup',
  firstName: 'Anna',
  lastName: 'de Vries',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  privacyConsent: 'true',
})

const ADDRESS = '/auth?tab=signup'
type Sent = { browser: Visitor; email: string; isSignUp: boolean; answer: Answer }

/** So many come at the same moment, each from a network of their own: one in two signs up, the other in. */
const crowd = (count: number): Promise<Sent[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [browser, email, isSignUp] = [visitor(), newEmail(), index % 2 === 0]
      const signIn = { intent: 'signin', email, password: PASSWORD }
      const answer = await browser.post(ADDRESS, isSignUp ? signUp(email) : signIn)
      return { browser, email, isSignUp, answer }
    }),
  )

const held = (answer: Answer): string => inputOf(answer, 'plaats')

/** As who waits does: again, as often as it is not their turn. */
async function served({ browser, answer }: Sent): Promise<Answer> {
  let last = answer
  while (last.status === 503) last = await browser.post(ADDRESS, { plaats: held(last) })
  return last
}

let sent: Sent[] = []
let waiting: Sent[] = []

beforeAll(async () => {
  sent = await crowd(20)
  waiting = sent.filter(({ answer }) => answer.status === 503)
})

test('of a crowd the first are served, and the others asked to wait', () => {
  expect(sent.length).toBeGreaterThan(waiting.length)
  expect(waiting.length).toBeGreaterThan(1)
})

describe('the page for who waits', () => {
  test('says when it is their turn, and works by one button', () => {
    for (const { answer } of waiting) {
      expect(textOf(answer.text)).toContain(TITLE)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(5)
      expect(textOf(answer.text)).toMatch(/na ongeveer \d+ (seconden|minuten?) aan de beurt/)
      expect(inputsOf(answer).map(([name]) => name)).toEqual(['plaats'])
      expect(answer.headers['cache-control']).toContain('no-store')
    }
  })

  test('has nothing readable of what was posted, nor has the cookie, nor the log', () => {
    const said = waiting.map(({ answer }) => answer.text + String(answer.headers['set-cookie']))
    for (const secret of [PASSWORD, 'de Vries', ...waiting.map(({ email }) => email)])
      for (const text of [...said, log]) expect(text).not.toContain(secret)
    for (const { answer } of waiting)
      expect(Buffer.from(held(answer), 'base64url').toString('latin1')).not.toContain(PASSWORD)
  })

  test('holds what is their own for each, and nothing of the others', () => {
    const own = waiting.map(({ answer }) => held(answer))
    expect(new Set(own).size).toBe(own.length)
    for (const { answer } of waiting) {
      const others = own.filter((one) => one !== held(answer))
      for (const one of others) expect(answer.text).not.toContain(one)
      const [, nonce = ''] =
        /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? []
      expect(answer.text).toContain(`nonce="${nonce}"`)
      expect(answer.text).toContain(`data-again="${answer.headers['retry-after']}"`)
    }
  })

  test('sends all that was posted, and its sign-up is done as if there had been no wait', async () => {
    const signingUp = waiting.filter(({ isSignUp }) => isSignUp).slice(0, 2)
    expect(signingUp.length).toBe(2)
    for (const one of signingUp) {
      const { browser, email } = one
      const done = await served(one)
      expect(done.status).toBe(303)
      expect(done.headers.location).toContain('/auth/controleer-uw-mail')
      const next = await browser.get('/auth/controleer-uw-mail')
      expect(next.text).toContain(email)
    }
  })

  test('lets a wrong password be wrong', async () => {
    const one = waiting.find(({ isSignUp }) => !isSignUp) as Sent
    const done = await served(one)
    expect(done.status).toBe(422)
    expect(inputOf(done, 'email')).toBe(one.email)
  })

  test('is no way in twice: the same post is that of a newcomer, and says the same', async () => {
    const [{ browser, answer } = sent[0] as Sent] = waiting
    expect([303, 422, 503]).toContain(
      (await browser.post(ADDRESS, { plaats: held(answer) })).status,
    )
  })
})

test.each<[string, (one: Sent) => [Visitor, string, string]]>([
  ['another browser', ({ answer }) => [visitor(), ADDRESS, held(answer)]],
  ['another form', ({ browser, answer }) => [browser, '/dossier-overnemen', held(answer)]],
  [
    'who changed it',
    ({ browser, answer }) => [browser, ADDRESS, `${held(answer).slice(0, -8)}AAAAAAAA`],
  ],
  ['who made it up', ({ browser }) => [browser, ADDRESS, 'abc']],
])('what is held opens nothing for %s, who is told to begin again', async (_who, from) => {
  const [browser, path, plaats] = from(waiting[0] as Sent)
  const answer = await browser.post(path, { plaats })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe(path)
  expect(textOf((await browser.get(path)).text)).toContain('Vul het nog eens in')
})

test('who is signed in is never asked to wait, and public pages are as before', async () => {
  const user = await testUser()
  const browser = await signedIn(user, site.address)
  // Signing in again ends the session that this browser had: who reads is another.
  const reading = await signedIn(await testUser(), site.address)
  const again = { intent: 'signin', email: user.email, password: TEST_PASSWORD }
  const [others, ...own] = await Promise.all([
    crowd(20),
    browser.post('/auth', again),
    browser.post('/auth', again),
    reading.get('/dashboard'),
    visitor().get('/'),
    visitor().get(ADDRESS),
  ])
  expect(others.some(({ answer }) => answer.status === 503)).toBe(true)
  expect(own.map(({ status }) => status)).toEqual([303, 303, 200, 200, 200])
})

test('who had to wait gets the landing page from memory as any other', async () => {
  const { browser } = waiting[0] as Sent
  expect((await browser.get('/')).headers.etag).toBeDefined()
})

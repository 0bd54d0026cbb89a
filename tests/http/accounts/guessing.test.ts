/** Passwords that are tried on one account from many networks. */
import { beforeAll, describe, expect, test } from 'vitest'
import { mayTryPassword } from '#app/features/accounts/attempts.server.ts'
import { linkFromMail, mailsTo, tokenOf } from '#tests/fixtures/people/mailbox.ts'
import { pageOf, textOf } from '#tests/fixtures/page.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { Visitor } from '#tests/setup/client.ts'
import { TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

const GUESSES = 60
const AT_ONCE = 10
/** Checking a password is slow on purpose. */
const PATIENCE = 120_000

const trying = (visitor: Visitor, email: string, password = TEST_PASSWORD) =>
  visitor.post('/auth', { intent: 'signin', email, password })

/** Tries wrong passwords, each from a network of its own. @returns the statuses of the answers */
async function guess(email: string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < GUESSES; count += AT_ONCE)
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => guessOnce(email)))))
  return statuses
}

const guessOnce = async (email: string) => (await trying(new Visitor(), email, 'Geraden1')).status
const countOf = (status: number, statuses: number[]) =>
  statuses.filter((one) => one === status).length

/** Counts as many passwords as all networks together may try. */
const useUp = (email: string) =>
  Promise.all(Array.from({ length: 50 }, () => mayTryPassword(email, undefined)))

/** What everyone may see of an answer. */
const seen = ({ status, headers, text }: Awaited<ReturnType<Visitor['get']>>, email: string) => ({
  status,
  cookies: headers['set-cookie']?.map((line) => line.split('=')[0]),
  text: textOf(text).replaceAll(email, 'ADDRESS'),
})

let user: TestUser
let statuses: number[] = []
/** Browsers in which the account was used before it was guessed at. */
const [byPassword, byLink] = [new Visitor(), new Visitor()]

async function signInByLink(visitor: Visitor, email: string) {
  await visitor.post('/auth', { intent: 'link', email })
  const link = await linkFromMail(email)
  return visitor.post(link, { token: tokenOf(link) })
}

beforeAll(async () => {
  user = await testUser()
  expect((await trying(byPassword, user.email)).status).toBe(303)
  expect((await signInByLink(byLink, user.email)).status).toBe(303)
  statuses = await guess(user.email)
}, PATIENCE)

describe('after sixty wrong passwords from sixty networks', () => {
  test('no more than fifty were looked at, with the right one before', () => {
    expect([countOf(422, statuses), countOf(429, statuses)]).toEqual([49, 11])
  })

  test('the right one is not taken in an unknown browser, which is offered a link', async () => {
    const visitor = new Visitor()
    const answer = await trying(visitor, user.email)
    expect(answer.status).toBe(429)
    const page = pageOf(answer)
    expect(page.title).toBe('Fout: Inloggen | Wensenregister')
    expect(page.text).toContain('Log nu in met een link')
    expect(answer.text).toContain('<a href="#link-email">Vraag een inloglink aan</a>')
    expect(answer.text.split(`value="${user.email}"`)).toHaveLength(3)
    expect(answer.text).not.toContain(TEST_PASSWORD)
    expect((await visitor.get('/dashboard')).status).toBe(303)
  })

  test.each([
    ['a password', byPassword],
    ['a link', byLink],
  ])(
    'the right one is taken where %s was used before, and no wrong one',
    async (_what, visitor) => {
      visitor.cookies.delete('session')
      expect((await trying(visitor, user.email, 'Geraden1')).status).toBe(422)
      expect((await trying(visitor, user.email)).status).toBe(303)
      expect((await visitor.get('/dashboard')).status).toBe(200)
    },
  )

  test('a browser in which another account was used is as unknown as any', async () => {
    const visitor = new Visitor()
    const other = await testUser()
    expect((await trying(visitor, other.email)).status).toBe(303)
    visitor.cookies.delete('session')
    expect((await trying(visitor, user.email)).status).toBe(429)
  })

  test('a one-time link lets anyone in who has the mailbox; the password counts there afterwards', async () => {
    const visitor = new Visitor()
    expect((await signInByLink(visitor, user.email)).headers.location).toBe('/dashboard')
    visitor.cookies.delete('session')
    expect((await trying(visitor, user.email)).status).toBe(303)
  })

  test('its owner has heard of it once', async () => {
    const told = (await mailsTo(user.email)).filter(({ kind }) => kind === 'password-guessing')
    expect(told).toHaveLength(1)
  })
})

test('several accounts are known to one browser', async () => {
  const visitor = new Visitor()
  const users = [await testUser(), await testUser()]
  for (const { email } of users) expect((await trying(visitor, email)).status).toBe(303)
  for (const { email } of users) {
    await useUp(email)
    visitor.cookies.delete('session')
    expect((await trying(new Visitor(), email)).status).toBe(429)
    expect((await trying(visitor, email)).status).toBe(303)
  }
})

test(
  'an address without an account gets the same answers, and no mail',
  { timeout: PATIENCE },
  async () => {
    const unknown = newEmail()
    const tried = await guess(unknown)
    expect([countOf(422, tried), countOf(429, tried)]).toEqual([50, 10])
    const answers = [user.email, unknown].map(async (email) =>
      seen(await trying(new Visitor(), email), email),
    )
    expect(await answers[0]).toEqual(await answers[1])
    expect(await mailsTo(unknown)).toEqual([])
  },
)

test('after a new password no browser is known from before', async () => {
  const { email } = await testUser()
  const [before, asking] = [new Visitor(), new Visitor()]
  expect((await trying(before, email)).status).toBe(303)
  await asking.post('/auth?tab=forgot', { intent: 'forgot', email })
  const link = await linkFromMail(email)
  const [token, password] = [tokenOf(link), 'Kersenboom8']
  expect((await asking.post(link, { token, password, confirmPassword: password })).status).toBe(303)
  await useUp(email)
  before.cookies.delete('session')
  expect((await trying(before, email, password)).status).toBe(429)
  asking.cookies.delete('session')
  expect((await trying(asking, email, password)).status).toBe(303)
})

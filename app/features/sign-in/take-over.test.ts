/** Taking a file over with the code of a letter, in the database. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { inviteColleague } from '#app/features/guild/people.server.ts'
import { inviteMember } from '#app/features/guild/invite.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { BORN, clientWithoutAddress, type TestClient } from '#tests/fixtures/people/clients.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { answerMailRequests } from '#tests/fixtures/people/mail-requests.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { confirmSignUp } from './confirm-sign-up.server.ts'
import { checkPassword } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'
import { askToTakeOver, confirmTakeOver, findTakeOver } from './take-over.server.ts'

const PASSWORD = 'Kersenboom8'
const NETWORK = '192.0.2.7'

let staff: TestUser
let client: TestClient
let email: string

beforeAll(async () => {
  staff = await testUser('staff')
})

beforeEach(async () => {
  client = await clientWithoutAddress(staff)
  email = newEmail()
})

const asks = (address = email) =>
  askToTakeOver(
    {
      code: client.code,
      dateOfBirth: BORN,
      email: address,
      privacyConsent: true,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
    'here',
    NETWORK,
  )

/** Of the newest mail to an address that has one in its link. */
async function tokenTo(address: string): Promise<string> {
  const mail = (await letters(address)).find(({ text }) => text.includes('token='))
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function signUpWith(address: string) {
  const names = { firstName: 'Piet', lastName: 'Anders', referral: undefined }
  await signUp({ email: address, ...names, password: PASSWORD, browser: 'there' }, NETWORK)
  await answerMailRequests()
}

const rowOf = async () => {
  const [row] = await owner<(DbRow<'users', 'email'> & { waits: boolean })[]>`
    select email, exists (select from prepared_accounts where user_id = users.id) as waits
      from users where id = ${client.id}`
  return row
}

const signsIn = async (address: string, password: string) =>
  (await checkPassword(address, password, { network: NETWORK, marks: [] })).ok

test('a code that ran out says until when it worked, and an unknown one nothing', async () => {
  const until = new Date('2026-02-27T12:00:00Z')
  await owner`
    update prepared_accounts set code_until = ${until}, made_at = ${until} - interval '90 days'
     where user_id = ${client.id}`
  expect(await asks()).toEqual({ ok: false, reason: 'expired', until })
  client = { ...client, code: 'AAAABBBBCCCCDDDD' }
  expect(await asks()).toEqual({ ok: false, reason: 'code' })
})

describe('in the browser in which the code was typed', () => {
  test('the link is enough, once', async () => {
    expect(await asks()).toEqual({ ok: true })
    const token = await tokenTo(email)
    expect(await findTakeOver(token, 'here')).toEqual({ email, elsewhere: false })
    expect(await confirmTakeOver(token, 'here')).toEqual({ ok: true })
    expect(await rowOf()).toEqual({ email, waits: false })
    expect(await signsIn(email, PASSWORD)).toBe(true)
    expect(await confirmTakeOver(token, 'here')).toEqual({ ok: false, reason: 'link' })
  })
})

describe('in another browser', () => {
  const shown = { dateOfBirth: BORN, password: 'Perenboom99' }

  test.each([undefined, 'elsewhere'])('the link gives nobody a file (%s)', async (browser) => {
    await asks()
    const token = await tokenTo(email)
    expect(await findTakeOver(token, browser)).toEqual({ email, elsewhere: true })
    expect(await confirmTakeOver(token, browser)).toMatchObject({ ok: false })
    const wrong = { ...shown, dateOfBirth: '1941-05-02' }
    expect(await confirmTakeOver(token, browser, wrong)).toEqual({ ok: false, reason: 'birthDate' })
    expect(await rowOf()).toEqual({ email: null, waits: true })
  })

  test('who shows the day of birth gets it, with the password chosen there', async () => {
    await asks()
    expect(await confirmTakeOver(await tokenTo(email), undefined, shown)).toEqual({ ok: true })
    expect(await rowOf()).toEqual({ email, waits: false })
    expect([await signsIn(email, PASSWORD), await signsIn(email, shown.password)]).toEqual([
      false,
      true,
    ])
  })

  test('days of birth are guessed five times an hour', async () => {
    await asks()
    const token = await tokenTo(email)
    for (let day = 2; day <= 5; day += 1)
      await confirmTakeOver(token, undefined, { ...shown, dateOfBirth: `1941-05-0${day}` })
    expect(await confirmTakeOver(token, undefined, shown)).toMatchObject({ reason: 'tooOften' })
    expect(await rowOf()).toEqual({ email: null, waits: true })
  })
})

test('the mail to an address that may be mistyped names nobody', async () => {
  await asks()
  const [mail] = await letters(email)
  expect(mail?.text).toContain('/dossier-overnemen/bevestigen')
  expect(mail?.text).not.toMatch(/Bep|Visser/)
})

describe('a sign-up with the same address', () => {
  test('that was confirmed meanwhile keeps its account, and costs the client nothing', async () => {
    await asks()
    const token = await tokenTo(email)
    await signUpWith(email)
    const theirs = await tokenTo(email)
    const confirmed = await confirmSignUp(theirs, { browser: 'there', network: NETWORK })
    expect(confirmed.ok).toBe(true)
    expect(await confirmTakeOver(token, 'here')).toEqual({ ok: false, reason: 'taken' })
    expect(await rowOf()).toEqual({ email: null, waits: true })
    // The link was not used up, and neither was the code.
    expect(await confirmTakeOver(token, 'here')).toEqual({ ok: false, reason: 'taken' })
    const other = newEmail()
    expect(await asks(other)).toEqual({ ok: true })
    expect(await confirmTakeOver(await tokenTo(other), 'here')).toEqual({ ok: true })
    expect(await rowOf()).toEqual({ email: other, waits: false })
  })

  test.each(['before', 'after'])('that nobody confirmed, made %s, gives way', async (when) => {
    if (when === 'before') await signUpWith(email)
    expect(await asks()).toEqual({ ok: true })
    const token = await tokenTo(email)
    if (when === 'after') await signUpWith(email)
    expect(await confirmTakeOver(token, 'here')).toEqual({ ok: true })
    expect(await rowOf()).toEqual({ email, waits: false })
  })
})

test('an address that a guild member has invited stays its own', async () => {
  const boss = await testUser('franchise')
  await inviteColleague(actorOf(boss), { name: 'Bram Proef', email })
  const [invited] = await owner`select id from guild_memberships where email = ${email}`
  await inviteMember({ id: invited?.id })
  await asks()
  const token = await tokenTo(email)
  expect(await confirmTakeOver(token, 'here')).toEqual({ ok: false, reason: 'taken' })
})

test('an address with an account is told so, names nobody, and gets no link', async () => {
  const other = await testUser()
  expect(await asks(other.email)).toEqual({ ok: true })
  const [mail] = await letters(other.email)
  expect(mail?.subject).toBe('Dit e-mailadres hoort al bij een account')
  expect(mail?.text).toMatch(/^Goedendag,\n.*de code werkt nog/s)
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { confirmSignUp } from '#app/features/sign-in/confirm-sign-up.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { requestMail } from '#app/features/sign-in/mail-requests.server.ts'
import { findReset, resetPassword } from '#app/features/sign-in/reset.server.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { signUp } from '#app/features/sign-in/sign-up.server.ts'
import { askForFile, ownRequests } from '#app/features/release/request.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { fullRequest } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { answerMailRequests } from '#tests/fixtures/people/mail-requests.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'
import { deactivateMember, removeMember } from './change.server.ts'
import { acceptInvitation, inviteMember } from './invite.server.ts'
import { inviteColleague, ownPeople, removeColleague, tooManyInvitations } from './people.server.ts'
import { tellOfColleague } from './joined.server.ts'
import { noticesOf } from './notices.server.ts'
import { removeGone } from './remove.server.ts'

let boss: TestUser
let email: string

beforeEach(async () => {
  boss = await testUser('franchise')
  email = newEmail()
})

async function memberOf({ id }: { id: string }): Promise<string> {
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${id}`
  return row?.id ?? ''
}

/** @returns the id of the membership, with its mail sent */
async function invited(address = email): Promise<string> {
  expect(await inviteColleague(actorOf(boss), { name: 'Bram Proef', email: address })).toEqual({
    ok: true,
  })
  const id = (await ownPeople(boss)).find((one) => one.email === address)?.id ?? ''
  await inviteMember({ id })
  return id
}

async function tokenIn(address: string): Promise<string> {
  const text = (await letters(address)).map((one) => one.text).find((one) => one.includes('token='))
  return /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}

/** Someone who came in by the link of the mail. */
async function colleague(): Promise<{ id: string; membership: string }> {
  const membership = await invited()
  await resetPassword(await tokenIn(email), TEST_PASSWORD, { firstName: 'Bram', lastName: 'Proef' })
  const person = (await ownPeople(boss)).find((one) => one.id === membership)
  return { id: person?.userId ?? '', membership }
}

const rolesOf = async (id: string) =>
  (
    await owner<DbRow<'user_roles', 'role'>[]>`select role from user_roles where user_id = ${id}`
  ).map(({ role }) => role)

const noted = async () =>
  (
    await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${await memberOf(boss)} order by id`
  ).map(({ action }) => action)

describe('a colleague whom the owner of a member invites', () => {
  test('chooses a password by a link and works for the same member, with own requests told apart', async () => {
    const { id } = await colleague()
    expect(await rolesOf(id)).toEqual(['franchise'])
    const asked = fullRequest({ number: 'WR00000001', contact: newEmail() })
    const first = await askForFile(id, asked)
    await askForFile(boss.id, asked)
    expect(await askForFile(id, asked)).toBe(first)
    for (const person of [{ id }, boss])
      expect((await ownRequests(person.id)).map(({ askedBy }) => askedBy)).toEqual([
        'Tess Proef',
        'Bram Proef',
      ])
    const mail = (await letters(email)).find(({ subject }) => subject.includes('collega'))
    expect(mail?.text).toContain('Uitvaartondernemer: Uitvaartzorg Proef')
    expect(await noted()).toEqual(['colleague.invite'])
  })

  test('with an account of their own agrees first, signed in', async () => {
    const person = await testUser()
    await invited(person.email)
    expect(await rolesOf(person.id)).toEqual([])
    const token = await tokenIn(person.email)
    expect(await acceptInvitation(actorOf(boss), token)).toBe(false)
    expect(await acceptInvitation(actorOf(person), token)).toBe(true)
    expect(await memberOf(person)).toBe(await memberOf(boss))
  })

  test('of another member already stays there', async () => {
    const other = await testUser('franchise')
    const theirs = await memberOf(other)
    await invited(other.email)
    expect(await acceptInvitation(actorOf(other), await tokenIn(other.email))).toBe(false)
    expect(await memberOf(other)).toBe(theirs)
  })

  test('of two members at once belongs to the first', async () => {
    await invited()
    const [first, link] = [boss, await tokenIn(email)]
    boss = await testUser('franchise')
    await invited()
    const other = await tokenIn(email)
    const id = (await resetPassword(link, TEST_PASSWORD)) ?? ''
    expect(await memberOf({ id })).toBe(await memberOf(first))
    expect(await resetPassword(other, TEST_PASSWORD)).toBeNull()
  })

  test('whose invitation has expired is said so, and is invited anew by the same form', async () => {
    const membership = await invited()
    const late = await tokenIn(email)
    const { state, expiredAt } = (await ownPeople(boss)).find(({ id }) => id === membership) ?? {}
    expect([state, expiredAt]).toEqual(['invited', null])
    const again = () => inviteColleague(actorOf(boss), { name: 'Bram Proef', email })
    const sent = (days: number) => owner`
      update guild_memberships set created_at = now() - make_interval(days => ${days}, mins => 5)
       where id = ${membership}`
    await sent(6)
    expect(await again()).toMatchObject({ ok: false, reason: 'open' })
    await sent(7)
    // Whoever asks for a link anew, as only who has no account gets one.
    await inviteMember({ id: membership })
    const expired = (await ownPeople(boss)).find(({ id }) => id === membership)
    expect(expired?.expiredAt?.getTime()).toBeCloseTo(Date.now() - 5 * 60_000, -5)
    const stranger = actorOf(await testUser('franchise'))
    expect(await inviteColleague(stranger, { name: 'Bram Proef', email })).toEqual({ ok: true })
    expect((await ownPeople(boss)).map(({ id }) => id)).toContain(membership)
    // Pressed twice, and by two windows at once.
    expect(await Promise.all([again(), again()])).toEqual([{ ok: true }, { ok: true }])
    expect(await again()).toEqual({ ok: true })
    const [, anew, ...others] = await ownPeople(boss)
    expect([anew?.email, anew?.expiredAt, others]).toEqual([email, null, []])
    await inviteMember({ id: anew?.id })
    expect(await findReset(late)).toBeNull()
    const id = (await resetPassword(await tokenIn(email), TEST_PASSWORD)) ?? ''
    expect(await memberOf({ id })).toBe(await memberOf(boss))
  })

  test('has seven days to choose a password, and reads until when', async () => {
    await invited()
    const [mail] = await letters(email)
    const [token] = await owner<DbRow<'tokens', 'expires_at as until'>[]>`
      select expires_at as until from tokens where id = ${tokenHash(await tokenIn(email))}`
    const until = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)
    expect(token?.until.getTime()).toBeCloseTo(until.getTime(), -5)
    expect(mail?.text).toContain(`De knop werkt tot ${dateOf(until)}.`)
    expect(mail?.text).not.toContain('24 uur')
  })

  test('is never said to have an invitation that expired once they are in', async () => {
    const { membership } = await colleague()
    await owner`update guild_memberships set created_at = now() - interval '8 days'`
    expect((await ownPeople(boss)).find(({ id }) => id === membership)?.expiredAt).toBeNull()
    const again = { name: 'Bram Proef', email }
    expect(await inviteColleague(actorOf(boss), again)).toEqual({ ok: false, reason: 'known' })
  })

  test('twice is invited once', async () => {
    await invited()
    const [one] = (await ownPeople(boss)).filter(({ part }) => part === 'colleague')
    expect(one?.invitedAt).toBeInstanceOf(Date)
    const again = (name = one?.name ?? '') => inviteColleague(actorOf(boss), { name, email })
    // As by a button that is pressed twice.
    expect(await again()).toEqual({ ok: true })
    const open = { ok: false, reason: 'open', since: expect.any(Date) }
    expect(await again('Een ander')).toEqual(open)
    await owner`
      update guild_memberships set created_at = now() - interval '2 minutes' where email = ${email}`
    expect(await again()).toEqual(open)
    expect(await ownPeople(boss)).toHaveLength(2)
  })
})

describe('an invited address with which somebody signs up', () => {
  const signsUp = async () => {
    const names = { firstName: 'Xandra', lastName: 'Anders', referral: undefined }
    await signUp({ email, ...names, password: TEST_PASSWORD, browser: 'here' }, '192.0.2.9')
    await answerMailRequests()
  }
  const confirmationIn = async (address: string) => {
    const mail = (await letters(address)).find(({ text }) => text.includes('/auth/bevestigen'))
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const jobsOf = (membership: string) =>
    owner`select 1 from graphile_worker.jobs where key = ${`invite member ${membership}`}`

  test.each([
    ['before the invitation', [signsUp, invited]],
    ['after the invitation', [invited, signsUp]],
  ])('%s gives a private account, whose owner is asked', async (_when, steps) => {
    for (const step of steps) await step()
    const { id: membership = '' } = (await ownPeople(boss)).find((one) => one.email === email) ?? {}
    await owner`delete from graphile_worker._private_jobs where key = ${`invite member ${membership}`}`
    const here = { browser: 'here', network: '192.0.2.9' }
    const confirmed = await confirmSignUp(await confirmationIn(email), here)
    if (!confirmed.ok || confirmed.elsewhere) throw new Error('not confirmed')
    const { userId: id } = confirmed
    expect([await rolesOf(id), await memberOf({ id })]).toEqual([[], ''])
    expect(await jobsOf(membership)).toHaveLength(1)
    await inviteMember({ id: membership })
    expect(await memberOf({ id })).toBe('')
    const [mail] = await letters(email)
    expect(mail?.subject).toBe('U bent uitgenodigd als collega: koppel uw account')
    expect(await acceptInvitation(actorOf({ id }), await tokenIn(email))).toBe(true)
    expect(await memberOf({ id })).toBe(await memberOf(boss))
    // It is somebody's own account: it stays when the member goes.
    const member = await memberOf(boss)
    await removeMember(actorOf(await testUser('admin')), member)
    await removeGone({ id: member })
    expect(await owner`select 1 from users where id = ${id}`).toHaveLength(1)
  })

  test('keeps its link to confirm when the member is removed before', async () => {
    await invited()
    await signsUp()
    const member = await memberOf(boss)
    await removeMember(actorOf(await testUser('admin')), member)
    await removeGone({ id: member })
    const here = { browser: 'here', network: '192.0.2.9' }
    expect(await confirmSignUp(await confirmationIn(email), here)).toMatchObject({ ok: true })
  })
})

test.each(['reset', 'link', 'confirm'] as const)(
  'who comes too late and asks for a link is invited anew: %s',
  async (kind) => {
    const membership = await invited()
    const late = await tokenIn(email)
    const job = `invite member ${membership}`
    await owner`delete from graphile_worker._private_jobs where key = ${job}`
    await owner`update tokens set expires_at = now() - interval '1 second' where id = ${tokenHash(late)}`
    await requestMail({ kind, email }, '192.0.2.9')
    await answerMailRequests()
    expect(await owner`select 1 from graphile_worker.jobs where key = ${job}`).toHaveLength(1)
    await inviteMember({ id: membership })
    const link = await tokenIn(email)
    expect(await findReset(link)).toEqual({ kind: 'member', email })
    const id = (await resetPassword(link, TEST_PASSWORD)) ?? ''
    expect(await memberOf({ id })).toBe(await memberOf(boss))
    const subjects = (await letters(email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('Bevestig uw e-mailadres en kies een wachtwoord')
  },
)

test('who comes in by the link has the name that the member gave, and a welcome of its own', async () => {
  const membership = await invited()
  const link = await tokenIn(email)
  expect(await findReset(link)).toEqual({ kind: 'member', email })
  const id = (await resetPassword(link, TEST_PASSWORD)) ?? ''
  const profile = await readOnly(asPerson(id), (sql) => readProfile(sql, id))
  expect(profile).toMatchObject({ firstName: 'Bram', lastName: 'Proef' })
  const [welcome] = await letters(email)
  expect(welcome?.subject).toBe('Welkom op het gildedashboard')
  expect(welcome?.text).not.toContain('wensen op')
  expect((await ownPeople(boss)).find((one) => one.id === membership)).toMatchObject({
    state: 'used',
    stays: false,
  })
})

describe('the owner of a member is told who came in', () => {
  /** Does the job, which is there once. @returns the mail to the owner */
  const told = async (membership: string) => {
    const job = `tell of colleague ${membership}`
    expect(await owner`select 1 from graphile_worker.jobs where key = ${job}`).toHaveLength(1)
    await tellOfColleague({ id: membership })
    return (await letters(boss.email)).find(({ subject }) => subject.includes('doet nu mee'))
  }

  test('by a link of the mail, with where their access is stopped', async () => {
    const { membership } = await colleague()
    const mail = await told(membership)
    for (const line of [
      'Naam: Bram Proef',
      `E-mailadres: ${email}`,
      'Uitvaartondernemer: Uitvaartzorg Proef',
      'Stop dan meteen de toegang.',
      '/franchise/collegas',
    ])
      expect(mail?.text).toContain(line)
    const { rows } = await noticesOf(boss)
    expect(rows).toMatchObject([{ title: 'Een collega doet nu mee', isRead: false }])
    expect(rows[0]?.message).not.toContain('Bram')
  })

  test('with an account of their own, whatever their name holds', async () => {
    const person = await testUser()
    const membership = await invited(person.email)
    await owner`update guild_memberships set name = 'www.fout.nl' where id = ${membership}`
    expect(await acceptInvitation(actorOf(person), await tokenIn(person.email))).toBe(true)
    const mail = await told(membership)
    expect(mail?.text).toContain(`E-mailadres: ${person.email}`)
    expect(mail?.text).not.toContain('www.fout.nl')
  })

  test('unless they were taken away before', async () => {
    const { membership } = await colleague()
    await removeColleague(actorOf(boss), membership)
    expect(await told(membership)).toBeUndefined()
  })

  test('but not of themselves', async () => {
    const [{ id = '' } = {}] = await ownPeople(boss)
    for (const user of [null, boss.id])
      await owner`update guild_memberships set user_id = ${user} where id = ${id}`
    const job = `tell of colleague ${id}`
    expect(await owner`select 1 from graphile_worker.jobs where key = ${job}`).toHaveLength(0)
  })
})

describe('a colleague whose access is taken away', () => {
  test('is signed out everywhere, and has the account without the member', async () => {
    const { id, membership } = await colleague()
    const sessions = [await newSession(id), await newSession(id)]
    expect(await removeColleague(actorOf(boss), membership)).toBe(true)
    for (const token of sessions) expect(await findSession(token)).toBeNull()
    expect(await rolesOf(id)).toEqual([])
    expect(await ownRequests(id)).toEqual([])
    expect(await findSession(boss.token)).not.toBeNull()
    expect(await removeColleague(actorOf(boss), membership)).toBe(false)
    expect(await noted()).toEqual(['colleague.invite', 'colleague.remove'])
  })

  test('hears so by mail, with who did it and what stays', async () => {
    const { membership } = await colleague()
    for (let count = 0; count < 2; count += 1) await removeColleague(actorOf(boss), membership)
    const told = (await letters(email)).filter(({ subject }) => subject.includes('gestopt'))
    expect(told).toHaveLength(1)
    for (const line of [
      'Uitvaartondernemer: Uitvaartzorg Proef',
      'Gestopt door: Tess Proef',
      'Uw eigen account blijft',
    ])
      expect(told[0]?.text).toContain(line)
  })

  test('before the link was used finds it dead, and gets no mail about it', async () => {
    const membership = await invited()
    await removeColleague(actorOf(boss), membership)
    expect(await letters(email)).toHaveLength(1)
    const names = { firstName: 'Bram', lastName: 'Proef' }
    expect(await resetPassword(await tokenIn(email), TEST_PASSWORD, names)).toBeNull()
  })
})

test('a colleague invites nobody, takes nobody away and does not touch the owner', async () => {
  const { id, membership } = await colleague()
  const [first] = await ownPeople(boss)
  const other = { name: 'Anna', email: newEmail() }
  expect(await inviteColleague(actorOf({ id }), other)).toEqual({ ok: false, reason: 'refused' })
  for (const one of [membership, first?.id ?? ''])
    expect(await removeColleague(actorOf({ id }), one)).toBe(false)
  const given = await withActor(
    asPerson(id),
    (sql) => sql`update guild_memberships set part = 'owner' where user_id = ${id}`,
  )
  expect(given.count).toBe(0)
  expect(await removeColleague(actorOf(boss), first?.id ?? '')).toBe(false)
})

test('the owner of another member reaches nobody here', async () => {
  const membership = await invited()
  const other = await testUser('franchise')
  expect(await removeColleague(actorOf(other), membership)).toBe(false)
  expect((await ownPeople(other)).map((one) => one.email)).toEqual([other.email])
})

test('a member that the office deactivates has everybody signed out at once', async () => {
  const { id } = await colleague()
  const sessions = [boss.token, await newSession(id)]
  await deactivateMember(actorOf(await testUser('admin')), await memberOf(boss), 'asked')
  for (const token of sessions) expect(await findSession(token)).toBeNull()
  const asked = fullRequest({ number: 'WR00000001', contact: newEmail() })
  for (const person of [boss.id, id]) {
    expect(await askForFile(person, asked)).toBeNull()
    expect(await ownPeople({ id: person })).toEqual([])
  }
})

test('an address gets three invitations a day, whoever sends them', async () => {
  const wait = async () => tooManyInvitations((await testUser()).id, email, newEmail())
  expect([await wait(), await wait(), await wait()]).toEqual([undefined, undefined, undefined])
  expect(await wait()).toBeGreaterThan(0)
})

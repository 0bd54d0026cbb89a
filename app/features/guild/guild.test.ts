import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { resetPassword } from '#app/features/sign-in/reset.server.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'
import { MEMBER_CHECKED } from './forms/activation-form.ts'
import { applyForMembership } from './application.server.ts'
import { businessFingerprint } from './business.server.ts'
import {
  activateMember,
  changeBusiness,
  createMember,
  deactivateMember,
  inviteAgain,
  removeMember,
} from './change.server.ts'
import { acceptInvitation, findInvitation, inviteMember } from './invite.server.ts'
import { memberDetails, membersFor } from './office.server.ts'
import { reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { removeGone } from './remove.server.ts'

let admin: TestUser
let email: string

beforeEach(async () => {
  admin = await testUser('admin')
  email = newEmail()
})

const REQUEST = '0badcafe'
const actor = ({ id }: { id: string }) => ({ id, roles: [], request: REQUEST })

const deactivate = (by: ReturnType<typeof actor>, id: string) =>
  deactivateMember(by, id, 'checking')

const BUSINESS = {
  companyName: 'Uitvaartzorg De Linde',
  contactName: 'Noor de Wit',
  phone: '06-12345678',
  street: 'Dorpsstraat',
  houseNumber: '12a',
  postalCode: '1234 AB',
  city: 'Zwolle',
}

/** @returns the id of a member that waits */
async function application(): Promise<string> {
  await applyForMembership({ ...BUSINESS, email })
  const [row] = await owner<
    DbRow<'franchise_partners', 'id'>[]
  >`select id from franchise_partners where email = ${email}`
  return row?.id ?? ''
}

/** What the jobs of an invitation do. */
async function mailPeople(memberId: string) {
  const people = await owner<DbRow<'guild_memberships', 'id'>[]>`
    select id from guild_memberships where member_id = ${memberId} order by created_at, id`
  for (const { id } of people) await inviteMember({ id })
}

async function member(): Promise<string> {
  const id = await application()
  await activateMember(actor(admin), id, MEMBER_CHECKED)
  await mailPeople(id)
  return id
}

/** One whose owner chose a password. */
async function memberAtWork(): Promise<string> {
  const id = await member()
  await resetPassword(await tokenIn(email), TEST_PASSWORD)
  return id
}

/** The token of the newest link in the mails to an address. */
async function tokenIn(address: string): Promise<string> {
  const texts = (await letters(address)).map(({ text }) => text)
  const [, token = ''] =
    /token=([\w-]+)/.exec(texts.find((text) => text.includes('token=')) ?? '') ?? []
  return token
}

const accountOf = async (address: string) =>
  owner<(DbRow<'users', 'id'> & { roles: string[] })[]>`
    select id, array(select role from user_roles where user_id = u.id) as roles
      from users u where email = ${address}`

const notedOf = async (id: string) =>
  (
    await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${id} order by id`
  ).map(({ action }) => action)

describe('an application that is activated', () => {
  test('gets an account with the role, by a link to choose a password', async () => {
    const id = await application()
    expect(await activateMember(actor(admin), id, MEMBER_CHECKED)).toEqual({ ok: true })
    await mailPeople(id)
    expect(await accountOf(email)).toMatchObject([{ roles: [] }])
    expect(await memberDetails(actor(admin), id)).toMatchObject({
      state: 'active',
      people: [{ part: 'owner', state: 'invited' }],
    })
    const token = await tokenIn(email)
    const names = { firstName: 'Noor', lastName: 'de Wit' }
    expect(await resetPassword(token, TEST_PASSWORD, names)).toBeTruthy()
    expect(await accountOf(email)).toMatchObject([{ roles: ['franchise'] }])
    expect(await memberDetails(actor(admin), id)).toMatchObject({
      people: [{ state: 'used' }],
    })
    expect(await notedOf(id)).toEqual(['member.activate'])
  })

  test('by two at once is activated once: one account, one row, one mail', async () => {
    const id = await application()
    const other = await testUser('admin')
    const done = await Promise.all([admin, other].map((one) => activateMember(actor(one), id)))
    expect(done).toContainEqual({ ok: true })
    expect(done).toContainEqual({ ok: false, reason: 'already' })
    const waiting = await owner`
      select 1 from graphile_worker.jobs
       where key in (select 'invite member ' || m.id from guild_memberships m where m.member_id = ${id})`
    expect(waiting).toHaveLength(1)
    await mailPeople(id)
    expect(await accountOf(email)).toHaveLength(1)
    const invited = (await letters(email)).filter(({ subject }) => subject.includes('wachtwoord'))
    expect(invited).toHaveLength(1)
    expect(await notedOf(id)).toEqual(['member.activate'])
  })

  test('and deactivated before its mail gets none', async () => {
    const id = await application()
    await activateMember(actor(admin), id)
    await deactivate(actor(admin), id)
    await mailPeople(id)
    expect(await accountOf(email)).toHaveLength(0)
  })

  test('is let in by a colleague, who can refuse or remove nobody, whatever is asked', async () => {
    const id = await application()
    const staff = actor(await testUser('staff'))
    for (const change of [() => Promise.resolve({ ok: true }), activateMember, deactivate]) {
      expect(await change(staff, id)).toEqual({ ok: true })
      await expect(removeMember(staff, id)).rejects.toThrow('row-level security')
    }
    expect(await memberDetails(staff, id)).toMatchObject({ state: 'inactive' })
    expect(await notedOf(id)).toEqual(['member.activate', 'member.deactivate'])
  })

  test('by who may not manage members stays as it is', async () => {
    const id = await application()
    for (const roles of [[], ['franchise']] as const) {
      const other = actor(await testUser(...roles))
      for (const change of [activateMember, deactivate, inviteAgain])
        expect(await change(other, id)).toEqual({ ok: false, reason: 'unknown' })
      expect(await removeMember(other, id)).toEqual({ ok: false, reason: 'gone' })
      expect((await membersFor(other, { text: email })).rows).toEqual([])
    }
    expect(await notedOf(id)).toEqual([])
  })
})

describe('an address that has an account already', () => {
  let person: TestUser

  beforeEach(async () => {
    person = await testUser()
    email = person.email
  })

  const memberOf = async (id: string) =>
    owner`select user_id from guild_memberships where member_id = ${id}`

  test('is a member only when its owner, signed in, agrees', async () => {
    const id = await member()
    expect(await accountOf(email)).toMatchObject([{ id: person.id, roles: [] }])
    const token = await tokenIn(email)
    expect(await findInvitation(person.id, token)).toBe(BUSINESS.companyName)
    const joining = { id: person.id, request: REQUEST }
    expect(await acceptInvitation(joining, token)).toBe(true)
    expect(await accountOf(email)).toMatchObject([{ id: person.id, roles: ['franchise'] }])
    expect(await acceptInvitation(joining, token)).toBe(false)
    expect(await notedOf(id)).toEqual(['member.activate', 'member.join'])
  })

  test.each([
    ['of someone else', async () => {}, () => admin.id],
    [
      'that is a week old',
      (id: string) =>
        owner`update guild_memberships set invited_until = now() - interval '1 second' where member_id = ${id}`,
      () => person.id,
    ],
    [
      'of a member that is inactive again',
      (id: string) => deactivate(actor(admin), id),
      () => person.id,
    ],
    [
      'that was replaced by another',
      async (id: string) => {
        await inviteAgain(actor(admin), id)
        await mailPeople(id)
      },
      () => person.id,
    ],
  ])('is not joined by a link %s', async (_what, arrange, who) => {
    const id = await member()
    const token = await tokenIn(email)
    await arrange(id)
    expect(await findInvitation(who(), token)).toBeNull()
    expect(await acceptInvitation({ id: who(), request: REQUEST }, token)).toBe(false)
    expect(await memberOf(id)).toEqual([{ user_id: null }])
  })
})

test('a member that is deactivated has no role any more, and has it back when activated', async () => {
  const id = await memberAtWork()
  await deactivate(actor(admin), id)
  expect(await accountOf(email)).toMatchObject([{ roles: [] }])
  const [told] = await letters(email)
  expect(told?.subject).toBe('Uw lidmaatschap is stopgezet')
  expect(told?.text).toContain('Wij willen eerst iets met u uitzoeken.')
  expect(
    await owner`select reason from audit_log where action = 'member.deactivate' and subject_id = ${id}`,
  ).toEqual([{ reason: 'checking' }])
  await activateMember(actor(admin), id)
  await mailPeople(id)
  expect(await accountOf(email)).toMatchObject([{ roles: ['franchise'] }])
  expect(await notedOf(id)).toEqual(['member.activate', 'member.deactivate', 'member.activate'])
})

describe('the facts of a member, put right by the office', () => {
  const changed = () => ({ ...BUSINESS, companyName: 'De Nieuwe Linde', email: newEmail() })
  const shown = async (id: string) => {
    const details = await memberDetails(actor(admin), id)
    if (!details) throw new Error('no member')
    return details
  }

  test('go to its contact as well, and leave the account as it is', async () => {
    const id = await member()
    const business = { ...changed(), contactName: 'Bram Bos' }
    const seen = businessFingerprint(await shown(id))
    expect(await changeBusiness(actor(admin), id, seen, business)).toEqual({ ok: true })
    expect(await shown(id)).toMatchObject({
      companyName: 'De Nieuwe Linde',
      email: business.email,
      postalCode: '1234 AB',
      people: [{ name: 'Bram Bos', email }],
    })
    expect(await notedOf(id)).toEqual(['member.activate', 'member.change'])
  })

  test('are not changed unseen, twice, to the address of another, or by who may not', async () => {
    const [id, other] = [await member(), email]
    const seen = businessFingerprint(await shown(id))
    email = newEmail()
    const second = await member()
    const change = (actorId: string, to = changed(), target = id) =>
      changeBusiness(actor({ id: actorId }), target, seen, to)
    const known = businessFingerprint(await shown(second))
    expect(
      await changeBusiness(actor(admin), second, known, { ...changed(), email: other }),
    ).toEqual({ ok: false, reason: 'known' })
    for (const roles of [[], ['franchise']] as const)
      expect(await change((await testUser(...roles)).id)).toEqual({ ok: false, reason: 'unknown' })
    const done = await Promise.all([change(admin.id), change(admin.id)])
    expect(done).toContainEqual({ ok: true })
    expect(done).toContainEqual({ ok: false, reason: 'changed' })
  })
})

describe('a member that the office makes', () => {
  test('is active at once, and has a mail without a password', async () => {
    const id = (await createMember(actor(admin), { ...BUSINESS, email })) ?? ''
    await mailPeople(id)
    expect(await memberDetails(actor(admin), id)).toMatchObject({
      ...BUSINESS,
      postalCode: '1234 AB',
      state: 'active',
    })
    const [mail] = await letters(email)
    expect(mail?.text).toContain('/reset-password?token=')
    expect(await notedOf(id)).toEqual(['member.create'])
    const noted = await owner`select detail from audit_log where subject_id = ${id}`
    expect(noted).toEqual([{ detail: MEMBER_CHECKED }])
  })

  test('twice at once is one, and an application with that address is none', async () => {
    const make = () => createMember(actor(admin), { ...BUSINESS, email })
    const made = await Promise.all([make(), make()])
    // As by a button that is pressed twice: both find the one.
    expect([new Set(made).size, made.includes(null)]).toEqual([1, false])
    expect(await notedOf(made[0] ?? '')).toEqual(['member.create'])
    const anew = { ...BUSINESS, companyName: 'Een ander', email }
    expect(await createMember(actor(admin), anew)).toBeNull()
    await owner`
      update franchise_partners set activated_at = now() - interval '2 minutes' where email = ${email}`
    expect(await make()).toBeNull()
    await applyForMembership({ ...BUSINESS, email })
    expect((await membersFor(actor(admin), { text: email })).rows).toHaveLength(1)
  })
})

describe('a member that is removed', () => {
  /** Someone who is linked to a member. */
  async function linkedTo(id: string): Promise<TestUser> {
    const person = await testUser()
    await owner`update profiles set referred_by_franchise_id = ${id} where user_id = ${person.id}`
    return person
  }

  test('is told of to nobody who is said to have died: others read that mailbox', async () => {
    const id = await memberAtWork()
    const [lives, died] = [await linkedTo(id), await linkedTo(id)]
    await reportedCase(died.id)
    await removeMember(actor(admin), id)
    await removeGone({ id })
    expect([(await letters(lives.email)).length, (await letters(died.email)).length]).toEqual([
      1, 0,
    ])
  })

  test('takes its account, links and notifications along, and everybody has a mail', async () => {
    const id = await memberAtWork()
    const people = [await linkedTo(id), await linkedTo(id)]
    await withActor(
      asPerson(admin.id),
      (sql) =>
        sql`insert into franchise_notifications (id, franchise_id, type, title, message)
          values (${id}, ${id}, 'info', 'a', 'b')`,
    )
    expect(await memberDetails(actor(admin), id)).toMatchObject({ referrals: 2 })
    expect(await removeMember(actor(admin), id)).toEqual({
      ok: true,
      companyName: BUSINESS.companyName,
      informed: 2,
    })
    expect(await memberDetails(actor(admin), id)).toBeNull()
    await removeGone({ id })
    await removeGone({ id })
    expect(await accountOf(email)).toHaveLength(0)
    expect(await owner`select 1 from franchise_partners where id = ${id}`).toHaveLength(0)
    expect(await owner`select 1 from franchise_notifications where id = ${id}`).toHaveLength(0)
    for (const person of people) {
      const mails = await letters(person.email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Uw dossier is niet meer gekoppeld aan een uitvaartondernemer',
      ])
      expect(mails[0]?.text).toContain('Uitvaartzorg De Linde')
      expect(await accountOf(person.email)).toHaveLength(1)
    }
    expect((await letters(email)).map(({ subject }) => subject)).toContain(
      'Uw lidmaatschap is beëindigd',
    )
    expect(await notedOf(id)).toEqual(['member.activate', 'member.remove'])
  })

  test('leaves an account in which there is more than the membership', async () => {
    const id = await memberAtWork()
    const [account] = await accountOf(email)
    await owner`insert into user_roles (user_id, role) values (${account?.id ?? ''}, 'staff')`
    expect(await memberDetails(actor(admin), id)).toMatchObject({
      people: [{ stays: true }],
    })
    await removeMember(actor(admin), id)
    await removeGone({ id })
    expect(await accountOf(email)).toMatchObject([{ roles: ['staff'] }])
  })

  test('by two at once is removed once', async () => {
    const id = await member()
    const done = await Promise.all([1, 2].map(() => removeMember(actor(admin), id)))
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await notedOf(id)).toEqual(['member.activate', 'member.remove'])
  })

  test('before it was ever active is a refused application, and may apply again', async () => {
    const id = await application()
    await removeMember(actor(admin), id)
    const again = await application()
    expect(again).not.toBe('')
    await removeGone({ id })
    expect((await letters(email)).map(({ subject }) => subject)).toContain(
      'Uw aanmelding gaat niet door',
    )
    expect(await notedOf(id)).toEqual(['member.refuse'])
  })

  test('is no row that the application can delete before', async () => {
    const id = await member()
    const { count } = await withActor(
      asPerson(admin.id),
      (sql) => sql`delete from franchise_partners where id = ${id}`,
    )
    expect(count).toBe(0)
  })
})

test('a list goes on where it ended, and finds signs as they are', async () => {
  const name = `Proef 100%_ ${email}`
  for (let nr = 0; nr < 52; nr += 1)
    await createMember(actor(admin), { companyName: name, contactName: 'Noor', email: newEmail() })
  const first = await membersFor(actor(admin), { text: '100%_ ' + email.slice(0, 20) })
  const second = await membersFor(actor(admin), { text: email, after: first.next })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 2, undefined])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(52)
  expect((await membersFor(actor(admin), { text: '100__' })).rows).toEqual([])
})

test('applications begin with the one that waits longest, and go on with newer ones', async () => {
  const city = `Proef ${email}`
  for (let nr = 0; nr < 52; nr += 1)
    await applyForMembership({ ...BUSINESS, city, email: newEmail(), companyName: `Nr ${nr}` })
  const wanted = { state: 'new', text: city } as const
  const first = await membersFor(actor(admin), wanted)
  const second = await membersFor(actor(admin), { ...wanted, after: first.next })
  const names = [...first.rows, ...second.rows].map(({ companyName }) => companyName)
  expect(names).toEqual(Array.from({ length: 52 }, (_, nr) => `Nr ${nr}`))
})

test('who is linked to members is seen by nobody, only how many', async () => {
  const id = await member()
  const someone = await testUser('franchise')
  const totals = await readOnly(
    asPerson(someone.id),
    (sql) => sql`select * from member_referrals(${[id]})`,
  )
  expect(totals).toEqual([])
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import type { QueuedMail } from '#app/features/mail/outbox.server.ts'
import { openForSystem } from '#app/platform/keys/crypto.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { giveRole, roleHolders, takeRole } from './roles.server.ts'

let admin: TestUser
let person: TestUser

beforeEach(async () => {
  ;[admin, person] = [await testUser('admin'), await testUser()]
})

const rolesOf = async ({ id }: TestUser) =>
  (
    await owner<DbRow<'user_roles', 'role'>[]>`select role from user_roles where user_id = ${id}`
  ).map(({ role }) => role)
const notedAbout = ({ id }: TestUser) =>
  owner`select actor_id, acted_as, action, detail from audit_log where subject_id = ${id} order by at`

/** Newest last. */
async function mailsTo({ email }: TestUser) {
  const rows = await owner<DbRow<'mails', 'id' | 'kind' | 'sealed!'>[]>`
    select id, kind, sealed from mails where kind like '%role-%' order by created_at, id`
  return rows.flatMap(({ id, kind, sealed }) => {
    const mail = openForSystem<QueuedMail>(sealed, `mails ${id}`)
    return mail.to === email && 'facts' in mail ? [[kind, ...mail.facts]] : []
  })
}

describe('a role', () => {
  test('is given and taken, each with a row in the log', async () => {
    expect(await giveRole(actorOf(admin), person.email, 'staff')).toEqual({
      ok: true,
      now: true,
    })
    expect(await rolesOf(person)).toEqual(['staff'])
    expect(await takeRole(actorOf(admin), person.id, 'staff')).toEqual({ ok: true })
    expect(await rolesOf(person)).toEqual([])
    const common = { actor_id: admin.id, acted_as: 'admin', detail: 'staff' }
    expect(await notedAbout(person)).toEqual([
      { ...common, action: 'role.give' },
      { ...common, action: 'role.take' },
    ])
    expect(await mailsTo(person)).toEqual([
      ['role-given', 'Rol: Medewerker'],
      ['role-taken', 'Rol: Medewerker'],
    ])
  })

  test('given twice is one role and one row, taken twice as well', async () => {
    const giving = () => giveRole(actorOf(admin), person.email, 'staff')
    await Promise.all([giving(), giving()])
    const taking = () => takeRole(actorOf(admin), person.id, 'staff')
    const taken = await Promise.all([taking(), taking()])
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await notedAbout(person)).toHaveLength(2)
    expect(await mailsTo(person)).toHaveLength(2)
  })

  test.each(['staff', 'admin'] as const)(
    'of %s is told to all administrators, and to nobody twice',
    async (role) => {
      const [other, colleague] = [await testUser('admin'), await testUser('staff')]
      await giveRole(actorOf(admin), person.email, role)
      await takeRole(actorOf(other), person.id, role)
      const name = role === 'admin' ? 'Beheerder' : 'Medewerker'
      const facts = [`Rol: ${name}`, `Voor: ${person.email}`]
      const told = [
        ['office-role-given', ...facts, `Door: ${admin.email}`],
        ['office-role-taken', ...facts, `Door: ${other.email}`],
      ]
      expect(await mailsTo(admin)).toEqual(told)
      expect(await mailsTo(other)).toEqual(told)
      expect(await mailsTo(colleague)).toEqual([])
      expect(await mailsTo(person)).toEqual([
        ['role-given', `Rol: ${name}`],
        ['role-taken', `Rol: ${name}`],
      ])
    },
  )

  test.each([
    ['nobody has', () => 'niemand@example.nl'],
    ['was never confirmed', () => person.email],
  ])('is not given to an address that %s', async (_what, address) => {
    await owner`update users set email_verified_at = null where id = ${person.id}`
    expect(await giveRole(actorOf(admin), address(), 'staff')).toEqual({
      ok: false,
      reason: 'unknown',
    })
    expect(await rolesOf(person)).toEqual([])
  })

  test.each([['staff'], ['franchise'], []] as const)(
    'is not given, taken or seen by who is %s',
    async (...roles) => {
      const other = await testUser(...roles)
      expect(await giveRole(actorOf(other), person.email, 'admin')).toMatchObject({ ok: false })
      expect(await takeRole(actorOf(other), admin.id, 'admin')).toMatchObject({ ok: false })
      expect(await roleHolders(actorOf(other))).toEqual([])
      expect([await rolesOf(person), await rolesOf(admin)]).toEqual([[], ['admin']])
    },
  )
})

describe('the last administrator', () => {
  beforeEach(async () => {
    await owner`alter table user_roles disable trigger keep_an_administrator`
    await owner`delete from user_roles where user_id <> ${admin.id}`
    await owner`alter table user_roles enable trigger keep_an_administrator`
  })

  test('keeps that role, without a row in the log', async () => {
    expect(await takeRole(actorOf(admin), admin.id, 'admin')).toEqual({ ok: false, reason: 'last' })
    expect(await rolesOf(admin)).toEqual(['admin'])
    expect(await notedAbout(admin)).toEqual([])
  })

  test('cannot have the account deleted either', async () => {
    await expect(owner`delete from users where id = ${admin.id}`).rejects.toMatchObject({
      code: '23001',
    })
  })

  test('is left when two take the role of each other at once', async () => {
    await giveRole(actorOf(admin), person.email, 'admin')
    const taken = await Promise.all([
      takeRole(actorOf(admin), person.id, 'admin'),
      takeRole(actorOf(person), admin.id, 'admin'),
    ])
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    expect([...(await rolesOf(admin)), ...(await rolesOf(person))]).toEqual(['admin'])
  })
})

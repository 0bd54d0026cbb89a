import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { may, type OfficeRole, type Role } from '#app/access/capabilities.ts'
import { accountCalled } from '#app/features/accounts/users.server.ts'
import { endWithRole } from '#app/features/mandates/mandate-end.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { roles as texts } from './texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { sqlCode } from '#app/platform/database/sql-code.server.ts'
import {
  asPerson,
  readOnly,
  type Sql,
  takeTurns,
  withActor,
} from '#app/platform/database/sql.server.ts'

export type RoleHolder = Narrowed<
  DbRow<'role_holders', 'id!' | 'email!' | 'roles!'>,
  { roles: Role[] }
>

/** Everybody with a role, by address. Empty for who may not manage roles. */
export const roleHolders = ({ id }: Actor): Promise<RoleHolder[]> =>
  readOnly(asPerson(id), (sql) => holdersIn(sql))

/** The same in the caller's transaction. */
export const holdersIn = (sql: Sql): Promise<RoleHolder[]> =>
  sql<RoleHolder[]>`select id, email, roles from role_holders()`

/** `now` is false where the person had it before. */
export type RoleGiven = { ok: true; now: boolean } | { ok: false; reason: 'unknown' }

/** Who changes a role: a colleague, or without an id an operator. */
export type Giver = Pick<Actor, 'request'> & { id?: string }

/**
 * Gives a role; who has it already keeps it. The person is told by mail, and so are all
 * administrators.
 */
export const giveRole = (actor: Actor, email: string, role: OfficeRole): Promise<RoleGiven> =>
  withActor(asPerson(actor.id), (sql) => giveRoleIn(sql, actor, email, role))

/** The same in the caller's transaction. */
export async function giveRoleIn(
  sql: Sql,
  actor: Giver,
  email: string,
  role: OfficeRole,
): Promise<RoleGiven> {
  const person = await accountCalled(sql, email)
  if (!person) return { ok: false, reason: 'unknown' }
  const { count } = await sql`
    insert into user_roles (user_id, role) values (${person}, ${role}) on conflict do nothing`
  if (count === 0) return { ok: true, now: false }
  await tellHolders(sql, 'role-given', { actor, person, role })
  await noteAudit(sql, actor, { action: 'role.give', subject: person, detail: role })
  return { ok: true, now: true }
}

type RoleChange = { actor: Giver; person: string; role: OfficeRole }

/** Who has a role is one of the holders when it is given, and still is before it is taken. */
async function tellHolders(
  sql: Sql,
  kind: 'role-given' | 'role-taken',
  { actor, person, role }: RoleChange,
) {
  const holders = await holdersIn(sql)
  const addressOf = (id: string) => holders.find((one) => one.id === id)?.email ?? ''
  const said = `Rol: ${texts.names[role]}`
  const roles = absoluteLink(href('/admin/rollen'))
  await queueMail(sql, {
    kind,
    to: addressOf(person),
    link: kind === 'role-given' ? roles : absoluteLink(href('/dashboard')),
    facts: [said],
  })
  const facts = [
    said,
    `Voor: ${addressOf(person)}`,
    `Door: ${actor.id ? addressOf(actor.id) : texts.operator}`,
  ]
  for (const one of holders)
    if (may(one, 'roles.manage') && one.id !== person)
      await queueMail(sql, { kind: `office-${kind}`, to: one.email, link: roles, facts })
}

export type RoleTaken = { ok: true } | { ok: false; reason: 'none' | 'last' }

/**
 * Takes a role away, from the next request on. The last administrator keeps that role. What they write along
 * for clients ends with it, unless another role lets them.
 */
export const takeRole = (actor: Actor, userId: string, role: OfficeRole): Promise<RoleTaken> =>
  unlessLast(withActor(asPerson(actor.id), (sql) => takeRoleIn(sql, actor, userId, role)))

/** The same in the caller's transaction, which fails where the last administrator has it. */
export async function takeRoleIn(
  sql: Sql,
  actor: Giver,
  userId: string,
  role: OfficeRole,
): Promise<RoleTaken> {
  await takeTurns(sql, 'roles')
  const [held] = await sql`
    select 1 from role_holders() where id = ${userId} and ${role} = any(roles)`
  if (!held) return { ok: false, reason: 'none' }
  await tellHolders(sql, 'role-taken', { actor, person: userId, role })
  // Before the role goes: who takes it may be who has it.
  await endWithRole(sql, userId, role)
  await noteAudit(sql, actor, { action: 'role.take', subject: userId, detail: role })
  await sql`delete from user_roles where user_id = ${userId} and role = ${role}`
  return { ok: true }
}

/** Says of a transaction that `keep_an_administrator` refused why it did. */
export const unlessLast = (taking: Promise<RoleTaken>): Promise<RoleTaken> =>
  taking.catch((error: unknown): RoleTaken => {
    if (sqlCode(error) === '23001') return { ok: false, reason: 'last' }
    throw error
  })

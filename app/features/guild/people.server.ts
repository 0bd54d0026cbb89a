/** The people of a member: its owner and colleagues, each with an account of their own. */
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { invitePerson } from '#app/features/accounts/invite-queue.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { countAttempt, countFrom } from '#app/platform/limits.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#app/platform/durations.ts'
import type { colleagueForm } from './forms/colleague-form.ts'
import { checkAddressWithout, companyOf, type OwnCompany } from './check-address.server.ts'
import { INVITATION_DAYS } from './invite.server.ts'
import { directorFact, stoppedByFact } from './mail-facts.server.ts'

/** none: not yet, or an account of their own to which they have to agree. invited: without password. */
export type AccountState = 'none' | 'invited' | 'used'

export type MemberPerson = Narrowed<
  DbRow<
    'people_of_member',
    // Of the membership.
    | 'id!'
    | 'user_id as userId'
    | 'part!'
    | 'name!'
    | 'email!'
    | 'state!'
    // There is more in the account than the membership, so it stays when that goes.
    | 'stays!'
  >,
  { part: 'owner' | 'colleague'; state: AccountState }
> &
  DbRow<
    'guild_memberships',
    // When the invitation of a colleague expired; null before, and for who is in.
    'invited_until as expiredAt'
  > & {
    /** When a colleague was invited, who is not in yet. */
    invitedAt: Date | null
  }

/** Lists the people of a member, the owner first. */
export const readPeople = (sql: Sql, memberId: string): Promise<MemberPerson[]> =>
  sql<MemberPerson[]>`
    select p.id, p.user_id as "userId", p.part, p.name, p.email, p.state, p.stays,
           case when ${isExpired(sql)} then ${expiry(sql)} end as "expiredAt",
           case when ${isInvited(sql)} then m.created_at end as "invitedAt"
      from people_of_member(${memberId}) with ordinality p join guild_memberships m using (id)
     order by p.ordinality`

/**
 * Counted from when the owner sent it. Its link may work longer, for who asked for a new one without having
 * an account: that would show the owner who has one.
 */
const expiry = (sql: Sql) => sql`m.created_at + make_interval(days => ${INVITATION_DAYS})`

/** A colleague who is not in yet. */
const isInvited = (sql: Sql) => sql`(m.part = 'colleague' and m.user_id is null)`

const isExpired = (sql: Sql) => sql`(${isInvited(sql)} and ${expiry(sql)} <= now())`

/** Sent a moment ago: by a button that was pressed twice. */
const isJustSent = (sql: Sql) => sql`m.created_at > now() - interval '1 minute'`

/** Lists the people of this person's own member. */
export const ownPeople = ({ id }: { id: string }): Promise<MemberPerson[]> =>
  readOnly(asPerson(id), peopleBeside)

/** The same, in a transaction of that person. */
export async function peopleBeside(sql: Sql): Promise<MemberPerson[]> {
  const [row] = await sql<
    DbRow<'actor_member_id', 'actor_member_id as member'>[]
  >`select actor_member_id() as member`
  return row?.member ? readPeople(sql, row.member) : []
}

/** Whether this person is the owner, of all the people of a member. */
export const isOwner = (people: readonly MemberPerson[], userId: string): boolean =>
  people.some((one) => one.userId === userId && one.part === 'owner')

/**
 * Counts invitations: nobody is mailed too often, and nobody mails the world in our name.
 *
 * @returns the seconds to wait
 */
export async function tooManyInvitations(userId: string, email: string, network: string) {
  const waits = [
    await countAttempt({ name: 'colleagues invited', points: 10, seconds: HOUR_SECONDS }, userId),
    await countAttempt({ name: 'invitations to one', points: 3, seconds: DAY_SECONDS }, email),
    await countFrom(
      { name: 'colleagues invited here', points: 20, seconds: HOUR_SECONDS },
      network,
    ),
  ]
  return waits.find((wait) => wait !== undefined)
}

/**
 * known: somebody of the member has that address. open: invited on this day, and not in yet. refused: who
 * asks is no owner (any more).
 */
export type ColleagueInvited =
  | { ok: true }
  | { ok: false; reason: 'known' | 'refused' }
  | { ok: false; reason: 'open'; since: Date }

/**
 * Invites a colleague by a mail of a job, so that the answer is the same whether the address has an
 * account or not. An invitation to that address that has expired makes room for it.
 *
 * @param again whether it is to replace one that works still: its link works no more
 */
export const inviteColleague = (
  actor: Actor,
  { name, email }: AnswersOf<typeof colleagueForm>,
  again = false,
): Promise<ColleagueInvited> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<
      DbRow<'actor_owned_member_id', 'actor_owned_member_id as member'>[]
    >`select actor_owned_member_id() as member`
    if (!row?.member) return { ok: false, reason: 'refused' }
    await sql`
      delete from guild_memberships m
       where m.member_id = ${row.member} and m.email = ${email}
         and ${again ? sql`${isInvited(sql)} and not ${isJustSent(sql)}` : isExpired(sql)}`
    const [made] = await sql<DbRow<'guild_memberships', 'id'>[]>`
      insert into guild_memberships (member_id, part, name, email)
      values (${row.member}, 'colleague', ${name}, ${email})
      on conflict (member_id, email) do nothing returning id`
    if (!made) return whyKnown(sql, row.member, { name, email })
    await invitePerson(sql, made.id)
    await noteAudit(sql, actor, { action: 'colleague.invite', subject: row.member })
    return { ok: true }
  })

/** Who was invited a moment ago was so by a button that was pressed twice. */
async function whyKnown(
  sql: Sql,
  member: string,
  { name, email }: AnswersOf<typeof colleagueForm>,
): Promise<ColleagueInvited> {
  const [open] = await sql<
    (DbRow<'guild_memberships', 'created_at as since'> & { isJustSent: boolean })[]
  >`
    select m.created_at as since, m.name = ${name} and ${isJustSent(sql)} as "isJustSent"
      from guild_memberships m
     where m.member_id = ${member} and m.email = ${email} and ${isInvited(sql)}`
  if (open?.isJustSent) return { ok: true }
  return open ? { ok: false, reason: 'open', since: open.since } : { ok: false, reason: 'known' }
}

/**
 * Removes a colleague, who is signed out at once and mailed; what else is in the account stays theirs. An
 * invitation works no more, and nobody is mailed of that.
 *
 * @returns false where the colleague was gone already
 */
export const removeColleague = (actor: Actor, id: string): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const people = await peopleBeside(sql)
    const [gone] = await sql<DbRow<'guild_memberships', 'member_id as member'>[]>`
      delete from guild_memberships where id = ${id} and part = 'colleague'
      returning member_id as member`
    if (!gone) return false
    const colleague = people.find((one) => one.id === id)
    const by = people.find(({ userId }) => userId === actor.id)
    const company = await companyOf(sql)
    if (colleague?.userId && by && company) {
      await tellStopped(sql, colleague, by, company)
      await checkAddressWithout(sql, company, colleague)
    }
    await noteAudit(sql, actor, { action: 'colleague.remove', subject: gone.member })
    return true
  })

const tellStopped = (
  sql: Sql,
  colleague: MemberPerson,
  by: MemberPerson,
  { companyName }: OwnCompany,
) =>
  queueMail(sql, {
    kind: 'colleague-stopped',
    to: colleague.email,
    firstName: colleague.name,
    facts: [...directorFact(companyName), ...stoppedByFact(by.name)],
    link: absoluteLink(href('/dashboard')),
  })

/** How people of a member get an account: never a password in a mail, and never that of someone else. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { issueToken } from '#app/features/sign-in/tokens.server.ts'
import { invitePerson } from '#app/features/accounts/invite-queue.server.ts'
import { createPendingUser } from '#app/features/accounts/users.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink, backTo } from '#app/platform/http/links.server.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { directorFact } from './mail-facts.server.ts'

/** A person of a member, who is to get in. */
type Invitation = DbRow<
  'guild_memberships',
  'id' | 'part' | 'name' | 'email' | 'user_id as userId'
> &
  DbRow<'franchise_partners', 'company_name as companyName'>

type InvitedAccount = DbRow<'users', 'id' | 'email!'> & {
  verified: boolean
  /** Nobody is in it, and nothing: whoever uses the link of the mail may have it. */
  free: boolean
}

/** For who is asked: a business may read its mail once a week. */
export const INVITATION_DAYS = 7

const DASHBOARD = href('/franchise/dashboard')

/** Invites the contact of a member as its owner, also when an account was deleted. */
export async function inviteOwner(sql: Sql, memberId: string): Promise<void> {
  await sql`
    insert into guild_memberships (member_id, part, name, email)
    select id, 'owner', contact_name, email from franchise_partners where id = ${memberId}
    on conflict do nothing`
  const [owner] = await sql<DbRow<'guild_memberships', 'id'>[]>`
    select id from guild_memberships where member_id = ${memberId} and part = 'owner'`
  if (owner) await invitePerson(sql, owner.id)
}

/** Invites every colleague anew: of a member that takes part again. */
export async function inviteColleagues(sql: Sql, memberId: string): Promise<void> {
  const colleagues = await sql<DbRow<'guild_memberships', 'id'>[]>`
    select id from guild_memberships where member_id = ${memberId} and part = 'colleague'`
  for (const { id } of colleagues) await invitePerson(sql, id)
}

/** Mails an invitation, as a job. One that was taken back meanwhile is passed over. */
export async function inviteMember(payload: unknown): Promise<void> {
  const { id } = payload as { id: string }
  await withActor(asSystem('accounts'), async (sql) => {
    const [invited] = await sql<Invitation[]>`
      select m.id, m.part, m.name, m.email, m.user_id as "userId", f.company_name as "companyName"
        from guild_memberships m join franchise_partners f on f.id = m.member_id
       where m.id = ${id} and f.status = 'active' for update of m`
    if (invited) await invite(sql, invited)
  })
}

async function invite(sql: Sql, invited: Invitation) {
  const account = await accountOf(sql, invited)
  if (invited.userId && account.verified) return tellActive(sql, invited, account)
  if (!invited.userId && !account.free) return askOwner(sql, invited, account)
  // Nobody was in this account before. Who uses this very link joins by it (migration 0077): who
  // signs up with the address has an account of their own, and is asked.
  const token = await issueToken(sql, account.id, 'reset', undefined, INVITATION_DAYS * 24)
  await keepLink(sql, invited, account, token)
  const link = absoluteLink(href('/reset-password'), { token, ...backTo(DASHBOARD) })
  await queueMail(sql, mailTo(invited, 'invited', account, link))
}

/** In place of the one before, which works no more. */
async function keepLink(sql: Sql, { id }: Invitation, account: InvitedAccount, token: string) {
  await sql`
    delete from tokens where id in (select invitation from guild_memberships where id = ${id})`
  await sql`
    update guild_memberships
       set invited_user_id = ${account.id}, invitation = ${tokenHash(token)},
           invited_until = now() + make_interval(days => ${INVITATION_DAYS})
     where id = ${id}`
}

/** That of the person, or the one with the address, made now if there is none. */
async function accountOf(sql: Sql, { userId, email }: Invitation): Promise<InvitedAccount> {
  const [known] = await sql<InvitedAccount[]>`
    select id, email, email_verified_at is not null as verified,
           email_verified_at is null
             and not exists (select from prepared_accounts p where p.user_id = users.id)
             and not exists (select from guild_memberships m where m.user_id = users.id) as free
      from users
     where case when ${userId}::uuid is null then email = ${email} else id = ${userId} end`
  if (known) return known
  const id = await createPendingUser(sql, email)
  if (!id) throw new Error('the account was made meanwhile')
  return { id, email, verified: false, free: true }
}

/** A colleague has to know who invites; an owner had applied. */
function mailTo(
  { part, name, companyName }: Invitation,
  what: 'invited' | 'join',
  { email: to }: InvitedAccount,
  link: string,
) {
  const until = new Date(Date.now() + INVITATION_DAYS * DAY_MS)
  const mail = { to, firstName: name, date: dateOf(until), link }
  if (part === 'owner') return { ...mail, kind: `member-${what}` as const }
  const facts = directorFact(companyName)
  return { ...mail, kind: `colleague-${what}` as const, facts }
}

const tellActive = (sql: Sql, { name }: Invitation, { email }: InvitedAccount) =>
  queueMail(sql, {
    kind: 'member-active',
    to: email,
    firstName: name,
    link: absoluteLink(href('/auth'), backTo(DASHBOARD)),
  })

/** The owner of an account agrees, signed in, before it is that of a member. */
async function askOwner(sql: Sql, invited: Invitation, account: InvitedAccount) {
  const token = randomToken()
  await keepLink(sql, invited, account, token)
  const link = absoluteLink(href('/franchise/koppelen'), { token })
  await queueMail(sql, mailTo(invited, 'join', account, link))
}

/**
 * Finds what a link invites to.
 *
 * @returns the company; null when the link does not work (any more) for this account
 */
export async function findInvitation(userId: string, token: string): Promise<string | null> {
  const [row] = await readOnly(
    asPerson(userId),
    (sql) => sql<DbRow<'inviting_member', 'inviting_member as company'>[]>`
      select inviting_member(${tokenHash(token)}) as company`,
  )
  return row?.company ?? null
}

/**
 * Accepts an invitation, and notes that in the audit log.
 *
 * @returns whether the account is that of the member now
 */
export async function acceptInvitation(
  user: Pick<Actor, 'id' | 'request'>,
  token: string,
): Promise<boolean> {
  const [row] = await withActor(
    asPerson(user.id),
    (sql) => sql<DbRow<'join_member', 'join_member as joined'>[]>`
      select join_member(${tokenHash(token)}, ${user.request}) as joined`,
  )
  return row?.joined ?? false
}

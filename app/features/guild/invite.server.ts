/** How a member gets an account: never a password in a mail, and never the account of someone else. */
import { href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { issueToken } from '#app/features/accounts/tokens.server.ts'
import { createPendingUser } from '#app/features/accounts/users.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { randomToken, tokenHash } from '#app/platform/crypto.server.ts'
import { absoluteLink, backTo } from '#app/platform/links.server.ts'
import { asPerson, asSystem, readOnly, type Sql, withActor } from '#app/platform/sql.server.ts'

type Invited = { id: string; email: string; contactName: string; userId: string | null }
type Account = { id: string; email: string; verified: boolean }

const DASHBOARD = href('/franchise/dashboard')

/** The job after an activation. Nothing to do when that was taken back meanwhile. */
export async function inviteMember(payload: unknown): Promise<void> {
  const { id } = payload as { id: string }
  await withActor(asSystem('accounts'), async (sql) => {
    const [member] = await sql<Invited[]>`
      select id, email, contact_name as "contactName", user_id as "userId"
        from franchise_partners where id = ${id} and status = 'active' for update`
    if (member) await invite(sql, member)
  })
}

async function invite(sql: Sql, member: Invited) {
  const account = await accountOf(sql, member)
  if (account.verified)
    return member.userId ? tellActive(sql, member, account) : askOwner(sql, member, account)
  // Whoever reads the mail chooses the password: nobody was in this account before.
  await sql`update franchise_partners set user_id = ${account.id} where id = ${member.id}`
  const token = await issueToken(sql, account.id, 'reset')
  const link = absoluteLink(href('/reset-password'), { token, ...backTo(DASHBOARD) })
  await queueMail(sql, mailTo('member-invited', member, account, link))
}

/** That of the member, or the one with the address of the member, made now if there is none. */
async function accountOf(sql: Sql, { userId, email }: Invited): Promise<Account> {
  const [known] = await sql<Account[]>`
    select id, email, email_verified_at is not null as verified from users
     where case when ${userId}::uuid is null then email = ${email} else id = ${userId} end`
  if (known) return known
  const id = await createPendingUser(sql, email)
  if (!id) throw new Error('the account was made meanwhile')
  return { id, email, verified: false }
}

const mailTo = (
  kind: 'member-invited' | 'member-active' | 'member-join',
  { contactName }: Invited,
  { email }: Account,
  link: string,
) => ({ kind, to: email, firstName: contactName, link })

const tellActive = (sql: Sql, member: Invited, account: Account) =>
  queueMail(
    sql,
    mailTo('member-active', member, account, absoluteLink(href('/auth'), backTo(DASHBOARD))),
  )

/** In days: a business may read its mail once a week. */
const INVITATION_DAYS = 7

/** The owner of an account agrees, signed in, before it is that of a member. */
async function askOwner(sql: Sql, member: Invited, account: Account) {
  const token = randomToken()
  await sql`
    update franchise_partners
       set invited_user_id = ${account.id}, invitation = ${tokenHash(token)},
           invited_until = now() + make_interval(days => ${INVITATION_DAYS})
     where id = ${member.id}`
  const link = absoluteLink(href('/franchise/koppelen'), { token })
  await queueMail(sql, mailTo('member-join', member, account, link))
}

/** @returns the company that asks; null when the link does not work (any more) for this account */
export async function findInvitation(userId: string, token: string): Promise<string | null> {
  const [row] = await readOnly(
    asPerson(userId),
    (sql) => sql<{ company: string | null }[]>`
      select inviting_member(${tokenHash(token)}) as company`,
  )
  return row?.company ?? null
}

/** @returns whether the account is that of the member now; noted in the audit log */
export async function acceptInvitation(
  user: Pick<Actor, 'id' | 'request'>,
  token: string,
): Promise<boolean> {
  const [row] = await withActor(
    asPerson(user.id),
    (sql) => sql<{ joined: boolean }[]>`
      select join_member(${tokenHash(token)}, ${user.request}) as joined`,
  )
  return row?.joined ?? false
}

import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { personNamed } from '#app/features/accounts/users.server.ts'
import {
  CONSENT_VERSION,
  giveConsent,
  withdrawConsent,
} from '#app/features/accounts/consents.server.ts'
import { forgetAppointments } from '#app/features/appointments/booking.server.ts'
import { tellAccountGoes, tellFileGoes } from '#app/features/contacts/people.server.ts'
import { tellHolders } from '#app/features/mandates/mandate-end.server.ts'
import type { Deletion } from '#app/features/accounts/leaving.server.ts'
import { greetedAs } from '#app/features/accounts/profile.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import {
  withActor,
  asPerson,
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  type Sql,
} from '#app/platform/database/sql.server.ts'

/** After today. All of the last one can be used to think again: the job runs in the night after it. */
const WAITING_DAYS = 7

/**
 * Withdraws the consent to keep anything as well. A second time changes nothing: the first days
 * count. From that moment no contact reads anything, as `relative_may_read` says; and what runs for their file is
 * stopped (`owner_asks_to_go`): who asks lives. Colleagues who write along hear that they do no more.
 */
export function requestDeletion(user: { id: string; email: string }): Promise<void> {
  return withActor(asPerson(user.id), async (sql) => {
    const token = randomToken()
    const [added] = await sql<Deletion[]>`
      insert into account_deletions (user_id, token_hash, execute_after)
      values (${user.id}, ${tokenHash(token)},
              night_after(now(), ${WAITING_DAYS}) - interval '1 second')
      on conflict (user_id) do nothing
      returning execute_after as "executeAfter"`
    if (!added) return
    await tellHolders(sql)
    await withdrawConsent(sql, user.id, 'privacy')
    await queueMail(sql, {
      kind: 'deletion-requested',
      to: user.email,
      firstName: await greetedAs(sql, user.id),
      date: dateOf(added.executeAfter),
      link: absoluteLink(href('/account-behouden'), { token }),
    })
  })
}

/** Keeps the account after all, and gives the consent again that asking for deletion took back. */
export function cancelDeletion(userId: string): Promise<void> {
  return withActor(asPerson(userId), async (sql) => {
    const { count } = await sql`delete from account_deletions where user_id = ${userId}`
    if (count > 0) await giveConsent(sql, userId, 'privacy', CONSENT_VERSION)
  })
}

/** @returns null when the link takes back no request */
export async function deletionOf(token: string): Promise<string | null> {
  const [row] = await readOnly(
    asSystem('deletion'),
    (sql) => sql<DbRow<'account_deletions', 'user_id as userId'>[]>`
      select user_id as "userId" from account_deletions where token_hash = ${tokenHash(token)}`,
  )
  return row?.userId ?? null
}

/** Who has not taken an account over may have no address. */
type DueAccount = DbRow<'users', 'id' | 'email'>

/**
 * Their keys go along, so that nothing they sealed can be read. A transaction each: one that fails
 * keeps nobody else waiting.
 *
 * @throws when one failed, so that the queue tries again
 */
export async function executeDeletions(): Promise<void> {
  const due = await readOnly(asSystem('deletion'), dueDeletions)
  await oneByOne(due, 'deletion', (person) => execute(person))
}

const dueDeletions = (sql: Sql) => sql<DueAccount[]>`
  select u.id, u.email from users u join account_deletions d on d.user_id = u.id
   where d.execute_after <= now()`

/**
 * Someone whose account the office lets be deleted. When it fails, the job does it by night.
 */
export async function deleteNow(userId: string): Promise<void> {
  const due = await readOnly(asSystem('deletion'), dueDeletions)
  const person = due.find(({ id }) => id === userId)
  if (person) await execute(person)
}

/** Their files have no row, hence no key, any more; `sweepObjects` removes them afterwards. */
const execute = ({ id, email }: DueAccount): Promise<void> =>
  withActor(
    asSystem('deletion'),
    async (sql) => {
      // Against a request that is just being taken back.
      const [due] = await sql<DbRow<'account_deletions', 'by_office as byOffice'>[]>`
      select by_office as "byOffice" from account_deletions
       where user_id = ${id} and execute_after <= now() for update`
      if (due) await deleteWithMail(sql, { id, email }, MAIL_OF[due.byOffice ?? 'own'])
    },
    PATIENT_SECONDS,
  )

/**
 * Somebody whom an operator deletes, at once, in the transaction of the caller. They and their contacts are
 * mailed, as when they ask for it themselves, unless that was done before.
 *
 * @param named their address, or the number of their file
 * @returns 'works' for who has a role, and hands that over first;
 *  'released' for a file that others wait for or read, as `refuse_while_frozen` has it for the office
 */
export async function deleteNamed(
  sql: Sql,
  by: Pick<Actor, 'request'>,
  { named, silently }: { named: string; silently: boolean },
): Promise<'deleted' | 'unknown' | 'works' | 'released'> {
  const person = await personNamed(sql, named)
  if (!person) return 'unknown'
  const roles = await sql`select 1 from user_roles where user_id = ${person.id}`
  if (roles.length > 0) return 'works'
  if (await isReleased(sql, person.id)) return 'released'
  await noteAudit(sql, by, { action: 'file.delete', subject: person.id })
  if (!silently) await deleteWithMail(sql, person, 'account-deleted')
  else {
    await sql`delete from appointments where customer_user_id = ${person.id}`
    await sql`delete from users where id = ${person.id}`
  }
  return 'deleted'
}

async function isReleased(sql: Sql, userId: string): Promise<boolean> {
  const found = await sql`
    select 1 from release_cases where subject_id = ${userId} and state in ('approved', 'delivered')
    union all
    select 1 from death_reports where subject_id = ${userId} and state in ('first', 'all')`
  return found.length > 0
}

/**
 * Those whose file was delivered after their death, and whose term is over. Stopped meanwhile, also by
 * a sign-in, nothing is deleted.
 *
 * @throws when one failed, so that the queue tries again
 */
export async function deleteDelivered(): Promise<void> {
  const ended = await readOnly(
    asSystem('deletion'),
    (sql) => sql<DueAccount[]>`
      select id, email from users where id in (select ended_deliveries())`,
  )
  await oneByOne(ended, 'deletion after a delivery', (person) =>
    withActor(
      asSystem('deletion'),
      async (sql) => {
        const [row] = await sql<DbRow<'hold_ended_delivery', 'hold_ended_delivery as held'>[]>`
          select hold_ended_delivery(${person.id}) as held`
        if (row?.held) await deleteWithMail(sql, person, 'file-deleted-after-delivery')
      },
      PATIENT_SECONDS,
    ),
  )
}

type DeletionMail =
  | 'account-deleted'
  | 'file-deleted'
  | 'file-deleted-after-death'
  | 'file-deleted-after-delivery'

/** By why the office did it, or their own request. */
const MAIL_OF = {
  own: 'account-deleted',
  asked: 'file-deleted',
  died: 'file-deleted-after-death',
} as const satisfies Record<string, DeletionMail>

async function deleteWithMail(sql: Sql, { id, email }: DueAccount, kind: DeletionMail) {
  // Appointments alone would outlive the account.
  await forgetAppointments(sql, id)
  // After a delivery nobody is told so: they were warned before, and those who read have copies of their own.
  if (kind === 'file-deleted-after-death') await tellFileGoes(sql, id)
  else if (kind !== 'file-deleted-after-delivery') await tellAccountGoes(sql, id)
  await sql`delete from users where id = ${id}`
  if (email) await queueMail(sql, { kind, to: email })
}

/** Looks after requests: moves on what has waited or run out, and tells those concerned of each step. */
import type { Narrowed, DbRow } from '#db/row.ts'
import { contactHash } from '#app/features/accounts/contact-details.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import {
  type RequestContents,
  contactAddressIn,
  fileNumberIn,
  openAsked,
} from './request-contents.server.ts'
import { CONTACT_ANSWERS_WITHIN } from './answers-until.ts'
import { comparePhones } from './decision/contact-phone.server.ts'
import { callInsteadOfMails } from './decision/to-call.server.ts'
import { remindContacts } from './reminder.server.ts'
import type { RequestStep } from './mails.server.ts'
import type { Because, RequestState } from './states.ts'
import { isAskedAgain, tellOf } from './told.server.ts'

/** In days. A payment is tried again for three days at most. */
const PAID_WITHIN = 30

/**
 * Runs every minute, and after each step: moves requests whose time has come, and mails what moved.
 * Run again it does nothing.
 *
 * @throws when a step could not be told, so that the queue tries again
 */
export async function lookAfterRequests(now = new Date()): Promise<void> {
  await withActor(asSystem('release'), (sql) => moveOn(sql, now))
  const steps = await readOnly(
    asSystem('release'),
    (sql) => sql<DbRow<'history', 'id'>[]>`
      select id from history
       where told_at is null and machine = 'access_requests' order by id limit 500`,
  )
  await oneByOne(steps, 'step of a request', ({ id }) =>
    withActor(asSystem('release'), (sql) => mailAboutStep(sql, id)),
  )
  await comparePhones()
  await remindContacts(now)
}

/** What a trusted person said on the telephone does not run out while there is a colleague who can confirm it. */
async function moveOn(sql: Sql, now: Date) {
  await callInsteadOfMails(sql)
  await sql`select hold_waits(${now})`
  await sql`
    update access_requests set state = 'pending_verification'
     where state = 'waiting_time' and waits_until <= ${now}`
  await sql`
    update access_requests
       set state = 'expired',
           because = case state when 'unpaid' then 'not-paid' else 'contact-silent' end
     where (state = 'unpaid'
            and created_at < ${now}::timestamptz - make_interval(days => ${PAID_WITHIN}))
        or (state = 'waiting_contact'
            and paid_at < ${now}::timestamptz - make_interval(days => ${CONTACT_ANSWERS_WITHIN})
            and not exists (select from contact_calls c
                             where c.request_id = access_requests.id and call_can_be_confirmed(c.id)))`
}

type Row = Narrowed<
  DbRow<'history', 'row_id as requestId' | 'former' | 'next' | 'because'>,
  { former: RequestState; next: RequestState; because: Because }
> &
  DbRow<'access_requests', 'kind' | 'state' | 'sealed' | 'waits_until as waitsUntil'> &
  DbRow<'franchise_partners', 'company_name as companyName' | 'email'> &
  Pick<RequestStep, 'isFree'>

async function mailAboutStep(sql: Sql, id: string) {
  const [row] = await sql<Row[]>`
    select h.row_id as "requestId", h.former, h.next,
           case when h.next = 'rejected' and r.contact_denies = 'death' then 'contact-says-alive'
                else h.because end as because, r.kind, r.state, r.sealed,
           r.waits_until as "waitsUntil", f.company_name as "companyName", f.email,
           r.instead_of is not null or money_returned(r.id) as "isFree"
      from history h
      join access_requests r on r.id = h.row_id
      join franchise_partners f on f.id = r.member_id
     where h.id = ${id} and h.machine = 'access_requests' and h.told_at is null for update of h skip locked`
  if (!row) return
  await sql`update history set told_at = now() where id = ${id}`
  // Contents are gone long after the end; by then there is nobody left to tell.
  if (!row.sealed) return
  const step: RequestStep = { ...row, asked: openAsked(row.requestId, row.sealed) }
  if (step.next !== 'waiting_contact') return tellOf(sql, step)
  // Nobody is asked about what is over by now.
  if (row.state !== 'waiting_contact') return
  if (!isAskedAgain(step))
    return tellOf(sql, { ...step, waitsUntil: await beginRequest(sql, step) })
  await lookAgain(sql, step)
  await tellOf(sql, step)
}

/** None for who has no e-mail: the owner's trusted people are compared by their address. */
function hashOfContact(asked: RequestContents): Buffer | null {
  const address = contactAddressIn(asked)
  return address === null ? null : contactHash(address)
}

const lookAgain = (sql: Sql, { requestId, asked }: RequestStep) => sql`
  select look_at_contact(${requestId}, ${hashOfContact(asked)})`

/** @returns until when the owner has time, which is known only once the file was looked up */
async function beginRequest(sql: Sql, { requestId, asked }: RequestStep): Promise<Date | null> {
  await sql`
    select begin_access_request(
      ${requestId}, ${fileNumberIn(asked)}, ${asked.card ? tokenHash(asked.card) : null},
      ${hashOfContact(asked)})`
  const [row] = await sql<DbRow<'access_requests', 'waits_until as waitsUntil'>[]>`
    select waits_until as "waitsUntil" from access_requests where id = ${requestId}`
  return row?.waitsUntil ?? null
}

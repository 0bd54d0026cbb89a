/** Whom a colleague calls, since no mail reaches them, and that they did. */
import { randomUUID } from 'node:crypto'
import type { DbRow, Narrowed } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { funeralOf } from '../waiting-requests.server.ts'
import { nameIn, openAsked } from '../request-contents.server.ts'
import type { RequestKind } from '../states.ts'
import { asOutsider } from './as-outsider.server.ts'
import type { CallAbout, CallCame } from './to-call.ts'

type CalledWho = 'owner' | 'contact'

/**
 * Leaves a call to be made, in the place of one that was not made yet: what came after it says more. None to who
 * knows of nothing: an owner of a file that is not there or who was never told, a trusted person whom nobody spoke.
 *
 * @returns its id; null where nobody is called
 */
export async function leaveCall(
  sql: Sql,
  request: string,
  who: CalledWho,
  about: CallAbout,
): Promise<string | null> {
  const former = await sql<DbRow<'calls_to_make', 'about'>[]>`
    delete from calls_to_make where request_id = ${request} and who = ${who} and done_at is null
    returning about`
  const knows = former.every((one) => one.about !== 'asked')
  if (!knows && about !== 'asked' && about !== 'deletion') return null
  const [left] = await sql<DbRow<'calls_to_make', 'id'>[]>`
    insert into calls_to_make (id, request_id, who, about)
    select ${randomUUID()}, r.id, ${who}, ${about} from access_requests r
     where r.id = ${request}
       and case ${who} when 'owner' then r.subject_id is not null
                       else exists (select from contact_calls c where c.request_id = r.id) end
    returning id`
  return left?.id ?? null
}

/** Owners whose mail of the beginning does not go are called, unless it went after all. */
export async function callInsteadOfMails(sql: Sql): Promise<void> {
  await sql`
    delete from calls_to_make c using access_requests r join mails m on m.id = r.owner_mail_id
     where r.id = c.request_id and c.who = 'owner' and c.about = 'asked' and c.done_at is null
       and m.status = 'sent'`
  const unsent = await sql<DbRow<'access_requests', 'id'>[]>`
    select r.id from access_requests r
     where r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
       and owner_untold(r.id) = 'mail'
       and not exists (select from calls_to_make c where c.request_id = r.id and c.who = 'owner')`
  for (const { id } of unsent) await leaveCall(sql, id, 'owner', 'asked')
}

/** A call of a request that is to be made, or was. */
export type CallToMake = Narrowed<
  DbRow<
    'calls_to_make',
    'id' | 'who' | 'about' | 'came' | 'created_at as since' | 'done_at as doneAt'
  >,
  { who: CalledWho; about: CallAbout; came: CallCame }
> & {
  /** It was made by who reads this, and nothing followed. */
  goesBack: boolean
}

/** Reads those of a request, the first one first. */
export const callsToMakeOf = ({ id }: Actor, request: string): Promise<CallToMake[]> =>
  readOnly(asPerson(id), async (sql) => [
    ...(await sql<CallToMake[]>`
      select id, who, about, came, created_at as since, done_at as "doneAt",
             call_goes_back(id) as "goesBack"
        from calls_to_make
       where request_id = ${request} order by created_at, id`),
  ])

/**
 * Notes that a colleague called.
 *
 * @returns false where there is nothing to note (any more); 'contact' as `asOutsider` says
 */
export const noteCallMade = (
  actor: Actor,
  request: string,
  call: string,
  came: CallCame,
): Promise<boolean | 'contact'> =>
  asOutsider(actor, request, async (sql) => {
    const [row] = await sql<DbRow<'note_call_made', 'note_call_made as done'>[]>`
      select note_call_made(id, ${came}) as done from calls_to_make
       where id = ${call} and request_id = ${request}`
    return row?.done ?? false
  })

/**
 * Takes back that this colleague called: the call is to be made.
 *
 * @returns false where there is nothing to take back (any more); 'contact' as `asOutsider` says
 */
export const takeBackCallMade = (
  actor: Actor,
  request: string,
  call: string,
): Promise<boolean | 'contact'> =>
  asOutsider(actor, request, async (sql) => {
    const [row] = await sql<DbRow<'take_back_call_made', 'take_back_call_made as done'>[]>`
      select take_back_call_made(id) as done from calls_to_make
       where id = ${call} and request_id = ${request}`
    return row?.done ?? false
  })

/** One of them on the first page; `call` tells it from others. Of who died no funeral is said at an end. */
export type WaitingCall = Pick<CallToMake, 'who' | 'about' | 'since'> & {
  call: string
  /** Of the request. */
  id: string
  asks: RequestKind
  name: string | undefined
  company: string
  contact: string | undefined
  funeral: string | null
}

type WaitingCallRow = Pick<CallToMake, 'id' | 'who' | 'about' | 'since'> &
  DbRow<'access_requests', 'id as request' | 'sealed!'> &
  DbRow<'franchise_partners', 'company_name as company'>

/** Those that wait, the oldest first; none that the colleague has a part in. @param mailbox of the colleague */
export const callRowsIn = (sql: Sql, mailbox: Buffer, most: number): Promise<WaitingCallRow[]> =>
  sql<WaitingCallRow[]>`
    select c.id, c.who, c.about, c.created_at as since, r.id as request, r.sealed,
           f.company_name as company
      from calls_to_make c join access_requests r on r.id = c.request_id
      join franchise_partners f on f.id = r.member_id
     where c.done_at is null and r.sealed is not null and (c.who = 'contact' or r.subject_id is not null)
       and r.member_id is distinct from (select actor_member_id()) and not concerns_actor(r.id, ${mailbox})
     order by c.created_at, c.id limit ${most}`

/** Opens one. */
export async function waitingCall(row: WaitingCallRow): Promise<WaitingCall> {
  const { id: call, request, sealed, who, about, since, company } = row
  const asked = openAsked(request, sealed)
  return {
    call,
    id: request,
    who,
    about,
    since,
    company,
    asks: asked.kind,
    name: nameIn(asked),
    contact: asked.contactNaam,
    funeral: about === 'asked' || about === 'approved' ? await funeralOf(asked) : null,
  }
}

import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { openForSystem } from '#app/platform/keys/crypto.server.ts'
import { atOf, goesOn, paged, type Paged } from '#app/platform/http/paging.server.ts'
import type { Cursor } from '#app/platform/http/cursor.ts'
import { triedColumns, type Unanswered, withNames } from '#app/features/calls/unanswered.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'

export type CallbackStatus = 'pending' | 'contacted'

export type Callback = DbRow<
  'callback_requests',
  | 'id'
  | 'company_name as companyName'
  | 'contact_name as contactName'
  | 'email'
  | 'phone'
  | 'created_at as createdAt'
  | 'contacted_at as contactedAt'
> &
  Unanswered & {
    /** Empty when nothing was asked. */
    message: string
  }

type Row = Omit<Callback, 'message'> & Cursor & DbRow<'callback_requests', 'message'>

const PAGE = 50

/** Who waits longest first; of those that were called, the newest. @param after where the list goes on */
export const callbacksOf = (
  { id }: Actor,
  status: CallbackStatus,
  after?: Cursor,
): Promise<Paged<Callback>> =>
  readOnly(asPerson(id), async (sql) => {
    const found = await sql<Row[]>`
      select id, company_name as "companyName", contact_name as "contactName", email, phone,
             message, created_at as "createdAt", contacted_at as "contactedAt",
             ${triedColumns(sql, sql`c`)}, ${atOf(sql)}
        from callback_requests c
       where status = ${status}
             ${goesOn(sql, after, status === 'pending' ? 'oldest' : 'newest')}
       limit ${PAGE + 1}`
    return paged(await withNames(sql, found), PAGE, callbackOf)
  })

const callbackOf = ({ message, ...row }: Row): Callback => ({
  ...row,
  message: message ? openForSystem<string>(message, `callback_requests ${row.id}`) : '',
})

export type WaitingCallback = DbRow<
  'callback_requests',
  'id' | 'company_name as company' | 'contact_name as contact' | 'phone' | 'created_at as since'
> &
  Unanswered

/** Who waits for a call, longest first. */
export const callbacksToMake = async (sql: Sql, most: number): Promise<WaitingCallback[]> =>
  withNames(
    sql,
    await sql<WaitingCallback[]>`
    select id, company_name as company, contact_name as contact, phone, created_at as since,
           ${triedColumns(sql, sql`c`)}
      from callback_requests c where status = 'pending' order by created_at, id limit ${most}`,
  )

/** How many still wait for a call. */
export async function waitingCallbacks(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from callback_requests where status = 'pending'`
  return row?.total ?? 0
}

/** already: someone else did so before. unknown: there is no such request (any more). */
export type CallbackMarked = { ok: true } | { ok: false; reason: 'already' | 'unknown' }

/** Contacted, or new again (specification 4). */
export const markCallback = (
  actor: Actor,
  id: string,
  status: CallbackStatus,
): Promise<CallbackMarked> =>
  withActor<CallbackMarked>(asPerson(actor.id), async (sql, refuse) => {
    const { count } = await sql`
      update callback_requests
         set status = ${status},
             contacted_at = case when ${status} = 'contacted' then now() end
       where id = ${id} and status <> ${status}`
    if (count > 0) return { ok: true }
    const known = await sql`select 1 from callback_requests where id = ${id}`
    return refuse({ ok: false, reason: known.length > 0 ? 'already' : 'unknown' })
  })

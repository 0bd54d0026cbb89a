/** Reminds a trusted person once who said nothing for a day. */
import type { DbRow } from '#db/row.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { openAsked } from './request-contents.server.ts'
import { remindContact } from './mails.server.ts'

/** In hours, since they were asked last. */
const AFTER = 24

/**
 * A transaction each: one that fails keeps nobody else waiting.
 *
 * @throws when one failed, so that the queue tries again
 */
export async function remindContacts(now: Date): Promise<void> {
  const due = await readOnly(
    asSystem('release'),
    (sql) => sql<DbRow<'access_requests', 'id'>[]>`
      select r.id from access_requests r
        -- Of a member that was stopped nothing is approved.
        join franchise_partners f on f.id = r.member_id and f.status = 'active'
       where r.state = 'waiting_contact' and r.reminded_at is null
         -- Who answered on the telephone is asked nothing: a second colleague has yet to confirm it.
         and not exists (
           select from contact_calls c where c.request_id = r.id and c.confirmed_at is null)
         and not exists (
           select from history h
            where h.machine = 'access_requests' and h.row_id = r.id and h.next = 'waiting_contact'
              and (h.told_at is null
                   or h.told_at > ${now}::timestamptz - make_interval(hours => ${AFTER})))
       limit 500`,
  )
  await oneByOne(due, 'reminder of a trusted person', ({ id }) =>
    withActor(asSystem('release'), (sql) => remindMember(sql, id)),
  )
}

async function remindMember(sql: Sql, requestId: string) {
  const [row] = await sql<
    (DbRow<'access_requests', 'kind' | 'sealed'> &
      DbRow<'franchise_partners', 'company_name as companyName'>)[]
  >`
    update access_requests r set reminded_at = now() from franchise_partners f
     where r.id = ${requestId} and f.id = r.member_id
       and r.state = 'waiting_contact' and r.reminded_at is null
    returning r.kind, r.sealed, f.company_name as "companyName"`
  // Where what was filled in is gone, so is whom to remind.
  if (!row?.sealed) return
  const { kind, sealed, companyName } = row
  await remindContact(sql, { requestId, kind, companyName, asked: openAsked(requestId, sealed) })
}

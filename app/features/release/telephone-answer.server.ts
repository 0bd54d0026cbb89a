/** A trusted person who is called: one colleague writes down what was said, another confirms it. */
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { momentAt } from '#app/locales/dates.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { asOutsider } from './decision/as-outsider.server.ts'
import { whoseNumber } from './decision/contact-phone.server.ts'
import { workOnRequests } from './queue.server.ts'
import { type Denial, SAID, type TrustedAnswer } from './states.ts'

type CalledNumber = { phone: string }

const belongsTo = (id: string) => `contact_calls ${id}`

export type ContactCall = Narrowed<
  DbRow<
    'contact_calls',
    | 'id'
    | 'answer'
    | 'denies'
    | 'called_at as calledAt'
    | 'noted_at as notedAt'
    | 'confirmed_at as confirmedAt'
  >,
  { denies: Denial }
> & {
  phone: string
  /** By who asks. */
  own: boolean
} & DbRow<
    'call_people',
    // The name of who wrote it down; null once they are gone.
    'noted_by as notedBy'
  >

type Row = Omit<ContactCall, 'phone'> & DbRow<'contact_calls', 'sealed'>

/** Reads the note of a call about a request; null when there is none. */
export const callAbout = ({ id: userId }: Actor, requestId: string): Promise<ContactCall | null> =>
  readOnly(asPerson(userId), async (sql) => {
    const [row] = await sql<Row[]>`
      select id, sealed, answer, denies, called_at as "calledAt", noted_at as "notedAt",
             coalesce(noted_by = ${userId}, true) as own, confirmed_at as "confirmedAt",
             (select p.noted_by from call_people(request_id) p) as "notedBy"
        from contact_calls where request_id = ${requestId}`
    if (!row) return null
    const { sealed, notedBy, ...call } = row
    const nameOf = await namesOfColleagues(sql, [notedBy])
    const { phone } = openForSystem<CalledNumber>(sealed, belongsTo(row.id))
    return { ...call, phone, notedBy: nameOf(notedBy) }
  })

export type CallNoted = { phone: string; day: string; time: string; answer: TrustedAnswer }

/**
 * Notes a call in the place of the note before.
 *
 * @returns 'contact' where the colleague has a part in it, 'future' when the moment of the call is still to come,
 *   'other-number' where the owner gave another number for the trusted person than the one that was called
 */
export async function noteCall(
  actor: Actor,
  requestId: string,
  { phone, day, time, answer: given }: CallNoted,
): Promise<'noted' | 'contact' | 'future' | 'gone' | 'other-number'> {
  if (!(await readOnly(asPerson(actor.id), (sql) => waitsIn(sql, requestId)))) return 'gone'
  const whose = await whoseNumber(requestId, phone)
  if (!whose) return 'other-number'
  return asOutsider(actor, requestId, async (sql) => {
    const at = momentAt(day, time)
    if (at > new Date()) return 'future'
    if (!(await waitsIn(sql, requestId))) return 'gone'
    const id = randomUUID()
    const { answer, denies } = SAID[given]
    await sql`delete from contact_calls where request_id = ${requestId}`
    await sql`
      insert into contact_calls (id, request_id, sealed, known, answer, denies, called_at)
      values (${id}, ${requestId}, ${sealForSystem({ phone } satisfies CalledNumber, belongsTo(id))},
              ${whose === 'known'}, ${answer}, ${denies}, ${at})`
    await tellSecond(sql, requestId)
    return 'noted'
  })
}

/** Whether a call about a request can be noted. */
async function waitsIn(sql: Sql, requestId: string): Promise<boolean> {
  const [row] = await sql<
    DbRow<'waits_for_answer', 'waits_for_answer as waits'>[]
  >`select waits_for_answer(${requestId}) as waits`
  return row?.waits ?? false
}

/** Who is to confirm it does not look by chance. */
const tellSecond = (sql: Sql, id: string) =>
  queueMail(sql, {
    kind: 'office-access-call-noted',
    to: officeEmail(),
    facts: [],
    link: absoluteLink(href('/admin/toegangsverzoeken/:id/telefoon', { id })),
  })

type CallConfirmed = 'done' | 'own' | 'gone' | 'contact' | 'late' | 'given'

/**
 * A second colleague confirms the note of a call.
 *
 * @returns 'own' for the colleague who wrote it, 'gone' when it was confirmed or written anew
 *   meanwhile; 'contact' where they have a part in it, 'late' or 'given' where they are not another person
 *   (`confirm_call`)
 */
export async function confirmCall(actor: Actor, call: string): Promise<CallConfirmed> {
  const [noted] = await readOnly(
    asPerson(actor.id),
    (sql) => sql<DbRow<'contact_calls', 'request_id as request'>[]>`
      select request_id as request from contact_calls where id = ${call}`,
  )
  return asOutsider(actor, noted?.request ?? null, async (sql) => {
    const [row] = await sql<
      Narrowed<DbRow<'confirm_call', 'confirm_call as became'>, { became: CallConfirmed }>[]
    >`
      select confirm_call(${call}) as became`
    if (row?.became === 'done') await workOnRequests(sql)
    return row?.became ?? 'gone'
  })
}

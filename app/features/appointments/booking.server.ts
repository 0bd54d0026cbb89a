import type { Attachment } from '#app/features/mail/contents.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { calendarEntry } from './calendar-entry.server.ts'
import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import {
  namesOfColleagues,
  type ShownColleague,
} from '#app/features/file-index/colleagues.server.ts'
import { ZONE } from '#app/locales/dates.ts'
import {
  openForSystem,
  randomToken,
  sealForSystem,
  tokenHash,
} from '#app/platform/keys/crypto.server.ts'
import type { VisitingAddress } from '#app/platform/env.server.ts'
import {
  type TransactionActor as SqlActor,
  withActor,
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  takeTurns,
} from '#app/platform/database/sql.server.ts'
import {
  type Appointment,
  type CancelReason,
  type AppointmentKind,
  APPOINTMENT_KINDS,
  type Location,
  type Customer,
} from './kinds.ts'
import { type Link, mailAbout, mailGone } from './mails.server.ts'
import { visitingAddressOf } from './places.server.ts'
import { firstFree, freeTimes, type Slot, type SlotQuery } from './slots.server.ts'

export type Booking = {
  /** Made with the form: posted again it finds the same appointment. Also the key of the links. */
  token: string
  customerUserId: string | null
  kind: AppointmentKind
  location: Location | null
  slot: Slot
  person: Customer
}

/**
 * unchanged: it had this time already, and nobody is mailed. taken: by someone else, or not bookable.
 * other: this form has booked another time.
 */
export type BookingResult =
  | { ok: true; unchanged?: true }
  | { ok: false; reason: 'taken' | 'other' }

/** `token`: of the visitor's link, so that the office can mail it again. */
type Sealed = Customer & { token?: string }

const VISITOR = asSystem('appointments')

const belongsTo = (id: string) => `appointments ${id}`

/** Of two, the database lets one through. A mail that cannot be queued does not undo it. */
export const book = (booking: Booking, now = new Date()): Promise<BookingResult> =>
  ending(VISITOR, (sql) => bookIn(sql, booking, now))

async function bookIn(
  sql: Sql,
  booking: Booking & { bookedBy?: string },
  now: Date,
): Promise<BookingResult> {
  await inTurn(sql, booking.location)
  const earlier = await findRow(sql, booking.token)
  if (earlier) {
    const same = await isAt(sql, earlier, booking.slot)
    return same && earlier.status === 'scheduled' ? { ok: true } : { ok: false, reason: 'other' }
  }
  if (!(await isFree(sql, booking, booking.slot, now))) return { ok: false, reason: 'taken' }
  const id = await insert(sql, booking)
  await mailAbout(sql, 'booked', await appointmentById(sql, id), { token: booking.token })
  return { ok: true }
}

/**
 * Moves the appointment of a link in a mail. The same time again is right, and mails nobody.
 *
 * @returns 'other' when it cannot be changed any more: over, begun or cancelled
 */
export const moveAppointment = (
  token: string,
  slot: Slot,
  now = new Date(),
): Promise<BookingResult> =>
  ending(VISITOR, async (sql) => {
    const row = await lockChangeable(sql, byToken(sql, token), now)
    return row ? moveIn(sql, row, slot, { token }, now) : { ok: false, reason: 'other' }
  })

async function moveIn(
  sql: Sql,
  row: Row,
  slot: Slot,
  link: Link,
  now: Date,
): Promise<BookingResult> {
  if (await isAt(sql, row, slot)) return { ok: true, unchanged: true }
  const appointment = readAppointment(row)
  await inTurn(sql, appointment.location)
  const wanted = { ...appointment, except: row.id }
  if (!(await isFree(sql, wanted, slot, now))) return { ok: false, reason: 'taken' }
  const { minutes } = APPOINTMENT_KINDS[appointment.kind]
  await sql`
      update appointments a
         set scheduled_date = s.starts, ends_at = s.starts + make_interval(mins => ${minutes}),
             sequence = a.sequence + 1, updated_at = now()
        from (select ${startOfSlot(slot)}::timestamp at time zone ${ZONE}) s(starts)
       where a.id = ${row.id}`
  await mailAbout(sql, 'changed', await appointmentById(sql, row.id), link)
  return { ok: true }
}

/**
 * Cancels the appointment of a link in a mail; both sides are mailed.
 *
 * @returns whether it is cancelled, also when it was already; false when it is over, has begun, or
 *  is none
 */
export function cancel(token: string, now = new Date()): Promise<boolean> {
  return withActor(VISITOR, async (sql) => {
    const row = await lockChangeable(sql, byToken(sql, token), now)
    if (!row) return (await findRow(sql, token))?.status === 'cancelled'
    await cancelIn(sql, row, { token })
    return true
  })
}

async function cancelIn(sql: Sql, row: Row, link: Link) {
  await sql`
    update appointments set status = 'cancelled', sequence = sequence + 1, updated_at = now()
     where id = ${row.id}`
  await mailAbout(sql, 'cancelled', await appointmentById(sql, row.id), link)
}

/** For someone on the telephone: the same rules, times and mails; noted in the audit log. */
export const bookFor = (
  actor: Actor,
  booking: Omit<Booking, 'customerUserId'>,
  now = new Date(),
): Promise<BookingResult> =>
  ending(asPerson(actor.id), async (sql) => {
    const known = await findRow(sql, booking.token)
    const made = { ...booking, customerUserId: null, bookedBy: actor.id }
    const result = await bookIn(sql, made, now)
    if (result.ok && !known) await noteAudit(sql, actor, { action: 'appointment.book' })
    return result
  })

/** What the office changes: which appointment, and how often that was changed when it was shown. */
export type SeenAppointment = { id: string; sequence: number }

/** @returns 'other' when it cannot be changed any more, or somebody changed it since it was shown */
export const moveFor = (
  actor: Actor,
  shown: SeenAppointment,
  slot: Slot,
  now = new Date(),
): Promise<BookingResult> =>
  ending(asPerson(actor.id), async (sql) => {
    const row = await lockChangeable(sql, asShown(sql, shown), now)
    if (!row) return { ok: false, reason: 'other' }
    if (await isAt(sql, row, slot)) return { ok: true, unchanged: true }
    const link = { token: await linkOf(sql, row), byUs: true } as const
    const moved = await moveIn(sql, row, slot, link, now)
    if (moved.ok) await noteAudit(sql, actor, { ...ofOwner(row), action: 'appointment.move' })
    return moved
  })

/** @returns false when it cannot be cancelled any more, or somebody changed it since it was shown */
export const cancelFor = (
  actor: Actor,
  shown: SeenAppointment,
  because: CancelReason,
  now = new Date(),
): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const row = await lockChangeable(sql, asShown(sql, shown), now)
    if (!row) return false
    await cancelIn(sql, row, { token: await linkOf(sql, row), byUs: true, because })
    const note = { ...ofOwner(row), action: 'appointment.cancel', reason: because } as const
    await noteAudit(sql, actor, note)
    return true
  })

const ofOwner = ({ customerUserId }: Row) => (customerUserId ? { subject: customerUserId } : {})

/** The link that the visitor has; a new one where it was not kept. */
async function linkOf(sql: Sql, { id, notes }: Row): Promise<string> {
  const { token } = openForSystem<Sealed>(notes, belongsTo(id))
  if (token) return token
  const made = randomToken()
  await sql`update appointments set token_hash = ${tokenHash(made)} where id = ${id}`
  return made
}

export type OfficeAppointment = Planned & { sequence: number; isOpen: boolean }

/** @returns null when there is none with that id (any more) */
export const appointmentFor = (
  { id: officeId }: Actor,
  id: string,
  now = new Date(),
): Promise<OfficeAppointment | null> =>
  readOnly(asPerson(officeId), async (sql) => {
    const [row] = await plannedIn(sql, officeId, sql`a.id = ${id}`)
    if (!row) return null
    const isOpen = row.status === 'scheduled' && row.start > now
    return { ...row.planned, sequence: row.sequence, isOpen }
  })

/** For an account that goes. Those to come are cancelled, with mails to both sides. */
export async function forgetAppointments(sql: Sql, userId: string, now = new Date()) {
  const rows = await sql<Row[]>`
    delete from appointments where customer_user_id = ${userId} returning ${appointmentColumns(sql)}`
  const planned = rows.filter(({ status, start }) => status === 'scheduled' && start > now)
  for (const row of planned)
    await mailGone(
      sql,
      readAppointment({ ...row, status: 'cancelled', sequence: row.sequence + 1 }),
    )
}

export type OwnAppointment = Omit<Appointment, 'person' | 'id' | 'sequence'> & {
  address: VisitingAddress | undefined
  /** failed: the newest mail did not get away, so the office phones. */
  mail: 'queued' | 'sent' | 'failed'
  hasPhone: boolean
  isPast: boolean
}

/** @returns null when the link has no appointment */
export function findAppointment(token: string, now = new Date()): Promise<OwnAppointment | null> {
  return readOnly(asSystem('appointments'), async (sql) => {
    const row = await findRow(sql, token)
    if (!row) return null
    const { kind, location, start, end, status, person } = readAppointment(row)
    const [sent] = await sql<DbRow<'mails', 'status'>[]>`
      select status from mails where id = ${row.mailId}`
    const mail = mailState(row.mailId, sent?.status ?? null)
    const isPast = start <= now
    const address = visitingAddressOf(location)
    const hasPhone = person.phone !== ''
    return { kind, location, address, start, end, status, mail, hasPhone, isPast }
  })
}

/** For the calendar of who booked it, as in the mail. @returns null when the link has no appointment */
export function appointmentForCalendar(token: string): Promise<Attachment | null> {
  return readOnly(asSystem('appointments'), async (sql) => {
    const row = await findRow(sql, token)
    return row ? calendarEntry(readAppointment(row), officeEmail()) : null
  })
}

export type FreeTimes = { day: string; times: string[]; next: string | undefined }

/**
 * Times on a day. When none is free, `next` is the first day that has some; when no day was asked
 * for, that day and its times are given.
 *
 * @param day like '2026-11-25', or '' for the first that has free times
 * @param moving the appointment that moves, by its link or its id: it does not stand in its own way
 */
export function findFreeTimes(
  wanted: Omit<SlotQuery, 'except'>,
  day: string,
  { token, id, now = new Date() }: { token?: string; id?: string; now?: Date } = {},
): Promise<FreeTimes> {
  return readOnly(asSystem('appointments'), async (sql) => {
    const except = token ? (await findRow(sql, token))?.id : id
    const all = { ...wanted, ...(except && { except }) }
    const free = day ? await freeTimes(sql, all, day, now) : []
    if (free.length > 0) return { day, times: free.map(({ time }) => time), next: undefined }
    const first = await firstFree(sql, all, day, now)
    if (day || !first) return { day, times: [], next: first?.day }
    const times = await freeTimes(sql, all, first.day, now)
    return { day: first.day, times: times.map(({ time }) => time), next: undefined }
  })
}

export type Planned = Omit<Appointment, 'status' | 'sequence'> & {
  /** call: there is no address to mail to. */
  mail: OwnAppointment['mail'] | 'call'
  /** Who booked it for someone; null when the visitor did. */
  bookedBy: ShownColleague | null
}

/** Those that are not over yet, the first one first. */
export const plannedAppointments = (officeId: string, now = new Date()): Promise<Planned[]> =>
  plannedWhere(officeId, (sql) => sql`a."end" > ${now}`)

/** Those of a day here, also when they are over. @param day as '2026-11-22' */
export const appointmentsOn = (officeId: string, day: string): Promise<Planned[]> =>
  plannedWhere(
    officeId,
    (sql) => sql`
      a.start >= ${day}::text::timestamp at time zone ${ZONE}
      and a.start < (${day}::text::date + 1)::timestamp at time zone ${ZONE}`,
  )

const plannedWhere = (officeId: string, condition: (sql: Sql) => ColumnList) =>
  readOnly(asPerson(officeId), async (sql) => {
    const wanted = sql`a.status = 'scheduled' and ${condition(sql)}`
    const rows = await plannedIn(sql, officeId, wanted)
    return rows.map(({ planned }) => planned)
  })

async function plannedIn(sql: Sql, officeId: string, condition: ColumnList) {
  const rows = await sql<(Row & DbRow<'mails', 'status? as mail'>)[]>`
    select a.*, m.status as mail from (select ${appointmentColumns(sql)} from appointments) a
      left join mails m on m.id = a."mailId"
     where ${condition} order by a.start, a.location`
  const nameOf = await namesOfBookers(sql, rows)
  return rows.map((row) => {
    const { id, kind, location, start, end, person, status, sequence } = readAppointment(row)
    const mail = person.email ? mailState(row.mailId, row.mail) : 'call'
    const bookedBy = row.bookedBy
      ? { isOwn: row.bookedBy === officeId, name: nameOf(row.bookedBy) }
      : null
    const planned: Planned = { id, kind, location, start, end, person, mail, bookedBy }
    return { planned, start, status, sequence }
  })
}

/** By the id of who booked. */
async function namesOfBookers(
  sql: Sql,
  rows: readonly Row[],
): Promise<(id: string) => string | null> {
  const ids = [...new Set(rows.flatMap(({ bookedBy }) => bookedBy ?? []))]
  const found = await sql<DbRow<'appointment_bookers', 'id!' | 'email!'>[]>`
    select id, email from appointment_bookers(${ids})`
  const addresses = new Map(found.map(({ id, email }) => [id, email]))
  const nameOf = await namesOfColleagues(sql, [...addresses.values()])
  return (id) => nameOf(addresses.get(id))
}

type Row = DbRow<
  'appointments',
  | 'id'
  | 'appointment_type as type'
  | 'location'
  | 'scheduled_date as start'
  | 'ends_at as end'
  | 'status'
  | 'sequence'
  | 'notes'
  | 'mail_id as mailId'
  | 'customer_user_id as customerUserId'
  | 'booked_by as bookedBy'
>

async function ending(
  actor: SqlActor,
  run: (sql: Sql) => Promise<BookingResult>,
): Promise<BookingResult> {
  try {
    return await withActor(actor, run)
  } catch (error) {
    const { code, constraint_name: name } = error as { code?: string; constraint_name?: string }
    if (code === '23P01' && name === 'one_at_a_time') return { ok: false, reason: 'taken' }
    throw error
  }
}

/** Bookings of one place take turns. The constraint alone would find out by a deadlock. */
const inTurn = (sql: Sql, location: Location | null) =>
  takeTurns(sql, `appointments ${location ?? 'online'}`)

const startOfSlot = ({ day, time }: Slot) => `${day} ${time}`

const isFree = async (sql: Sql, wanted: SlotQuery, { day, time }: Slot, now: Date) =>
  (await freeTimes(sql, wanted, day, now)).some((free) => free.time === time)

async function isAt(sql: Sql, row: Row, { day, time }: Slot): Promise<boolean> {
  const [found] = await sql<{ at: string }[]>`
    select to_char(${row.start}::timestamptz at time zone ${ZONE}, 'YYYY-MM-DD HH24:MI') as at`
  return found?.at === `${day} ${time}`
}

async function insert(sql: Sql, booking: Booking & { bookedBy?: string }): Promise<string> {
  const id = randomUUID()
  const { type, minutes } = APPOINTMENT_KINDS[booking.kind]
  const sealed: Sealed = { ...booking.person, token: booking.token }
  await sql`
    insert into appointments
      (id, customer_user_id, appointment_type, scheduled_date, duration_minutes, ends_at, location,
       notes, token_hash, booked_by)
    select ${id}, ${booking.customerUserId}, ${type}, starts, ${minutes},
           starts + make_interval(mins => ${minutes}), ${booking.location},
           ${sealForSystem(sealed, belongsTo(id))}, ${tokenHash(booking.token)},
           ${booking.bookedBy ?? null}
      from (select ${startOfSlot(booking.slot)}::timestamp at time zone ${ZONE}) s(starts)`
  return id
}

type ColumnList = ReturnType<typeof appointmentColumns>

const appointmentColumns = (sql: Sql) => sql`
  id, appointment_type as type, location, scheduled_date as start, ends_at as "end", status,
  sequence, notes, mail_id as "mailId", customer_user_id as "customerUserId",
  booked_by as "bookedBy"`

async function findRow(sql: Sql, token: string): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${appointmentColumns(sql)} from appointments where token_hash = ${tokenHash(token)}`
  return row
}

const byToken = (sql: Sql, token: string) => sql`token_hash = ${tokenHash(token)}`
const asShown = (sql: Sql, { id, sequence }: SeenAppointment) =>
  sql`id = ${id} and sequence = ${sequence}`

async function lockChangeable(sql: Sql, which: ColumnList, now: Date): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${appointmentColumns(sql)} from appointments
     where ${which} and status = 'scheduled' and scheduled_date > ${now}
       for update`
  return row
}

async function appointmentById(sql: Sql, id: string): Promise<Appointment> {
  const [row] = await sql<
    Row[]
  >`select ${appointmentColumns(sql)} from appointments where id = ${id}`
  if (!row) throw new Error('no appointment')
  return readAppointment(row)
}

function readAppointment({
  id,
  type,
  location,
  start,
  end,
  status,
  sequence,
  notes,
}: Row): Appointment {
  const kind = type === APPOINTMENT_KINDS.online.type ? 'online' : 'locatie'
  const { token: _, ...person } = openForSystem<Sealed>(notes, belongsTo(id))
  return { id, kind, location, start, end, status, sequence, person }
}

/** A mail without a row was sent and cleaned away. */
function mailState(id: string | null, status: string | null): OwnAppointment['mail'] {
  if (!id || status === 'needs_review') return 'failed'
  return status === 'queued' ? 'queued' : 'sent'
}

/** All of an account, the earliest first, also when they are over or cancelled. */
export const ownAppointments = (sql: Sql, userId: string) =>
  sql<
    DbRow<
      'appointments',
      'appointment_type as type' | 'scheduled_date as at' | 'location' | 'status'
    >[]
  >`
    select appointment_type as type, scheduled_date as at, location, status
      from appointments where customer_user_id = ${userId} order by scheduled_date`

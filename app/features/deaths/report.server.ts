/** Contacts who let us know of a death, and those who say so too, or not. */
import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { addressOfContact, nameOf, openCardOf } from '#app/features/contacts/people.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import {
  asRelative,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { DAY_SECONDS } from '#app/platform/durations.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { workOnDeaths } from './queue.server.ts'
import { type ReportWay, RUNNING, type Said } from './states.ts'

/**
 * Why a report is refused. not-allowed: no contact that was confirmed. runs: somebody let us know before.
 * future, before-version: of the day. closed: three of theirs in a row were stopped. too-often: they let us know
 * many times, whatever came of it.
 */
export type ReportRefused =
  | 'not-allowed'
  | 'runs'
  | 'future'
  | 'before-version'
  | 'closed'
  | 'too-often'

/** Of a contact, for the same reason as `DAYS_LOOKED_AT`: no more days are looked at. */
const DAYS_REPORTED = { name: 'report of a death', points: 6, seconds: 30 * DAY_SECONDS }

type ReportOutcome = { ok: true; id: string } | { ok: false; reason: ReportRefused }

/**
 * A contact lets us know of a death. Their own word counts as the first.
 *
 * @param diedOn '2026-11-19'
 */
export async function reportDeath(
  reader: Reader,
  { diedOn, way }: { diedOn: string; way: ReportWay },
  request: string,
): Promise<ReportOutcome> {
  if ((await countAttempt(DAYS_REPORTED, reader.id)) !== undefined)
    return { ok: false, reason: 'too-often' }
  const id = randomUUID()
  return withActor(asRelative(reader.id), async (sql) => {
    const [row] = await sql<DbRow<'report_death', 'report_death! as outcome'>[]>`
      select report_death(${id}, ${diedOn}, ${way}, ${addressOfContact(reader)}, ${request}) as outcome`
    if (row?.outcome !== 'done')
      return { ok: false, reason: (row?.outcome ?? 'not-allowed') as ReportRefused }
    await workOnDeaths(sql)
    return { ok: true, id }
  })
}

/**
 * Of a contact: by trying days nobody finds out when somebody wrote last. Beyond it a day is looked at when they
 * let us know, of which the owner hears.
 */
const DAYS_LOOKED_AT = { name: 'day of a death', points: 3, seconds: 30 * DAY_SECONDS }

/** Whether somebody confirmed the wishes after the day on which a contact says that they died. */
export async function isDoubted({ id }: Pick<Reader, 'id'>, diedOn: string): Promise<boolean> {
  if ((await countAttempt(DAYS_LOOKED_AT, id)) !== undefined) return false
  const [row] = await readOnly(
    asRelative(id),
    (sql) => sql<DbRow<'day_is_doubted', 'day_is_doubted! as doubted'>[]>`
      select day_is_doubted(${diedOn}) as doubted`,
  )
  return row?.doubted ?? false
}

/**
 * done: it counts. over: nothing is asked any more. again: they answered before. same-mailbox: who said yes
 * reads the same mail, so that it must be somebody else. other-day: they know another day,
 * which stands with their word.
 */
export type Answered = 'done' | 'not-allowed' | 'over' | 'again' | 'same-mailbox' | 'other-day'

/**
 * Notes what another contact says, or that who said yes takes it back. No stops everything.
 *
 * @param diedOn the day that they typed; null where they only say whether it is right
 */
export const answerAboutDeath = (
  reader: Pick<Reader, 'id' | 'card'>,
  report: string,
  { said, diedOn = null }: { said: Said; diedOn?: string | null },
  request: string,
): Promise<Answered> =>
  withActor(asRelative(reader.id), async (sql) => {
    const [row] = await sql<DbRow<'answer_about_death', 'answer_about_death! as outcome'>[]>`
      select answer_about_death(
        ${report}, ${said}, ${diedOn}, ${addressOfContact(reader)}, ${request}) as outcome`
    await workOnDeaths(sql)
    return (row?.outcome ?? 'not-allowed') as Answered
  })

/** What a contact said about a death, by name. */
export type SaidBy = {
  relativeId: string
  name: string
  /** Whether we mail them; others we call or write to. */
  hasEmail: boolean
  said: Said
  at: Date
  /** The day that they named, where it is another than was told; their word does not count. '2026-11-19' */
  otherDay: string | null
}

/** Whether a word was the one by which a report began; who said it may have taken it back since. */
export const isFirstWord = (
  { at }: Pick<SaidBy, 'at'>,
  { createdAt }: Pick<Report, 'createdAt'>,
): boolean => at.getTime() === createdAt.getTime()

export type Report = DbRow<
  'death_reports',
  | 'id'
  | 'state'
  | 'way'
  | 'created_at as createdAt'
  | 'waits_until as waitsUntil'
  | 'first_at as firstAt'
  | 'all_at as allAt'
  | 'copies_until as copiesUntil'
  | 'changed_at as changedAt'
  // What ended it, or last changed it.
  | 'because'
> & {
  /** '2026-11-19' */
  diedOn: string
}

/** A report as contacts see it, with what each of them said, the first first. */
export type KnownReport = Report & { said: SaidBy[] }

/** The columns of a report, for a query on `death_reports d`. */
export const reportColumns = (sql: Sql) => sql`
  d.id, d.state, d.way, d.died_on::text as "diedOn", d.created_at as "createdAt",
  d.waits_until as "waitsUntil", d.first_at as "firstAt", d.all_at as "allAt",
  d.copies_until as "copiesUntil", d.changed_at as "changedAt", d.because`

/**
 * Whether a confirmed contact answers about a death, and reads after it: who was one before the first word of it.
 * The database decides the same (`is_witness`).
 */
export const isWitness = (
  { changedAt }: Pick<Reader, 'changedAt'>,
  { createdAt }: Pick<Report, 'createdAt'>,
): boolean => changedAt <= createdAt

/** In days: so long it is told of a report that it was stopped. */
export const TOLD_DAYS = 90

/** Whether a report `d` ran while somebody was a contact: of those before, they hear nothing. */
const ranFor = (sql: Sql, contact: string) => sql`
  d.changed_at >= (select r.changed_at from relatives r where r.id = ${contact})`

/** Whether a report `d` was stopped too long ago to be told of. */
const isPast = (sql: Sql) => sql`
  (d.state = 'stopped' and d.changed_at <= now() - make_interval(days => ${TOLD_DAYS}))`

/**
 * Reads the report about who named a contact: the one that runs, else the newest of those that ran while they were
 * a contact. Null where there never was one, or where that one was stopped long ago.
 */
export const reportFor = ({
  id,
  ownerId,
}: Pick<Reader, 'id' | 'ownerId'>): Promise<KnownReport | null> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const [report] = await sql<Report[]>`
      select ${reportColumns(sql)}
        from (select d.* from death_reports d
               where d.subject_id = ${ownerId} and (d.state = any(${RUNNING}) or ${ranFor(sql, id)})
               order by d.state = any(${RUNNING}) desc, d.created_at desc limit 1) d
       where not ${isPast(sql)}`
    return report ? { ...report, said: await saidIn(sql, report.id) } : null
  })

/**
 * Reads the last report that was stopped while somebody was a contact, with who said what; null where none was of
 * late.
 */
export async function lastStopped(
  sql: Sql,
  { id, ownerId }: Pick<Reader, 'id' | 'ownerId'>,
): Promise<KnownReport | null> {
  const [report] = await sql<Report[]>`
    select ${reportColumns(sql)} from death_reports d
     where d.subject_id = ${ownerId} and d.state = 'stopped'
       and not ${isPast(sql)} and ${ranFor(sql, id)}
     order by d.changed_at desc limit 1`
  return report ? { ...report, said: await saidIn(sql, report.id) } : null
}

/** The same, of itself. */
export const stoppedBefore = (reader: Reader): Promise<KnownReport | null> =>
  readOnly(asSystem('relatives'), (sql) => lastStopped(sql, reader))

async function saidIn(sql: Sql, report: string): Promise<SaidBy[]> {
  const rows = await sql<
    (DbRow<'death_report_answers', 'relative_id as relativeId' | 'answer as said' | 'at'> &
      DbRow<'relatives', 'sealed'> &
      Pick<SaidBy, 'otherDay'>)[]
  >`
    select a.relative_id as "relativeId", a.answer as said, a.at, r.sealed,
           a.died_on::text as "otherDay"
      from death_report_answers a join relatives r on r.id = a.relative_id
     where a.report_id = ${report} order by a.at`
  return rows.map(({ sealed, ...one }) => {
    const card = openCardOf(one.relativeId, sealed)
    return { ...one, name: nameOf(card), hasEmail: card.email !== '' }
  })
}

/** Whether somebody let us know of the death of who named a contact, and it was not stopped. */
export const isReported = ({ ownerId }: Pick<Reader, 'ownerId'>): Promise<boolean> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const { count } = await sql`
      select from death_reports where subject_id = ${ownerId} and state = any(${RUNNING}) limit 1`
    return count > 0
  })

/** Whether a contact may let us know of a death: not after three in a row that were stopped, and not once the months are over. */
export const mayReport = ({ id }: Pick<Reader, 'id'>): Promise<boolean> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const [row] = await sql<DbRow<'may_report', 'may_report! as may'>[]>`
      select may_report(${id}) as may`
    return row?.may ?? false
  })

/**
 * Whether contacts had their months before this one, who let nobody know of anything, became one: nothing is read any
 * more, unless the owner is seen to live.
 */
export const isPastFor = ({ id, ownerId }: Pick<Reader, 'id' | 'ownerId'>): Promise<boolean> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const { count } = await sql`
      select from death_reports d
       where d.subject_id = ${ownerId} and d.state = 'ended' and not may_report(${id}) limit 1`
    return count > 0
  })

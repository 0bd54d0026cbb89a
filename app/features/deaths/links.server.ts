/** Links in mails about a death: another contact is asked, and the owner stops it. */
import type { DbRow } from '#db/row.ts'
import { findDeletion } from '#app/features/accounts/leaving.server.ts'
import {
  openCardOf,
  relativeColumns,
  relativeFrom,
  relativesOf,
} from '#app/features/contacts/people.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { type ReaderNow, readersNow } from './owner.server.ts'
import { type KnownReport, type Report, reportColumns, reportFor } from './report.server.ts'
import { CERTAIN_WITHIN_DAYS, RUNNING } from './states.ts'

/** Makes the link by which another contact answers. @returns its token; only the hash is stored */
export async function newQuestionLink(sql: Sql, relativeId: string): Promise<string> {
  const token = randomToken()
  await sql`
    insert into relative_links (hash, relative_id, purpose, expires_at)
    values (${tokenHash(token)}, ${relativeId}, 'death',
            now() + make_interval(days => ${CERTAIN_WITHIN_DAYS}))`
  return token
}

/** Makes the link by which the owner stops a report. @returns its token; only the hash is stored */
export async function newStopLink(sql: Sql, reportId: string): Promise<string> {
  const token = randomToken()
  await sql`
    insert into release_links (hash, report_id, purpose)
    values (${tokenHash(token)}, ${reportId}, 'stop')`
  return token
}

/**
 * Whom a link asks about a death, and what is known of it. Looking changes nothing. Null when the link does
 * not work (any more), or another browser answered by it: who gets it forwarded after that says nothing.
 *
 * @param browser the token that this browser keeps, if any
 */
export async function lookAtQuestion(
  token: string,
  browser: string | undefined,
): Promise<{ reader: Reader; report: KnownReport } | null> {
  const reader = await readOnly(asSystem('relatives'), async (sql) => {
    const [row] = await sql<
      (Parameters<typeof relativeFrom>[0] & DbRow<'relatives', 'owner_id as ownerId'>)[]
    >`
      select ${relativeColumns(sql)}, r.owner_id as "ownerId"
        from relative_links l join relatives r on r.id = l.relative_id
       where l.hash = ${tokenHash(token)} and l.purpose = 'death' and l.expires_at > now()
         and (l.browser is null or l.browser = ${browser ? tokenHash(browser) : null})
         and r.state = 'confirmed'`
    if (!row) return null
    const { ownerId, ...rest } = row
    return { ...relativeFrom(rest), ownerId }
  })
  const report = reader && (await reportFor(reader))
  return reader && report ? { reader, report } : null
}

/** Keeps a question to the browser that answers it: who does not know it yet may say so later, there. */
export const keepQuestion = (token: string, browser: string): Promise<unknown> =>
  withActor(
    asSystem('relatives'),
    (sql) => sql`
      update relative_links set browser = ${tokenHash(browser)}
       where hash = ${tokenHash(token)} and purpose = 'death' and browser is null`,
  )

/** What a stop link is about: who let us know, by name, and until when nothing is read. */
export type Warned = { by: string } & Pick<Report, 'diedOn' | 'waitsUntil' | 'state'>

/** Reads what a stop link is about, and changes nothing. Null when it does not work (any more). */
export const lookAtStopLink = (token: string): Promise<Warned | null> =>
  readOnly(asSystem('deaths'), async (sql) => {
    const [row] = await sql<(Report & DbRow<'relatives', 'id as relativeId' | 'sealed'>)[]>`
      select ${reportColumns(sql)}, r.id as "relativeId", r.sealed
        from release_links l
        join death_reports d on d.id = l.report_id
        join death_report_answers a on a.report_id = d.id and a.at = d.created_at
        join relatives r on r.id = a.relative_id
       where l.hash = ${tokenHash(token)} and d.state = any(${RUNNING})`
    if (!row) return null
    const { relativeId, sealed, diedOn, waitsUntil, state } = row
    return { by: calledBy(openCardOf(relativeId, sealed)), diedOn, waitsUntil, state }
  })

/**
 * Who reads at the owner's own wish, whatever becomes of what a stop link is about, by first name; nobody where
 * the link is none.
 */
export async function readersBesides(token: string): Promise<Pick<ReaderNow, 'id' | 'name'>[]> {
  const [row] = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'death_reports', 'subject_id as ownerId'>[]>`
      select d.subject_id as "ownerId"
        from release_links l join death_reports d on d.id = l.report_id
       where l.hash = ${tokenHash(token)}`,
  )
  const ownerId = row?.ownerId
  if (!ownerId) return []
  return readOnly(asSystem('relatives'), async (sql) => {
    if (await findDeletion(sql, ownerId)) return []
    return readersNow(await relativesOf(sql, ownerId)).map(({ id, name }) => ({ id, name }))
  })
}

/** The owner lives: stops everything. @returns false when the link is none, or there was nothing to stop */
export const stopByLink = (token: string): Promise<boolean> =>
  withActor(asSystem('deaths'), async (sql) => {
    const [row] = await sql<DbRow<'stop_report_by_link', 'stop_report_by_link! as stopped'>[]>`
      select stop_report_by_link(${tokenHash(token)}) as stopped`
    if (row?.stopped) return true
    // Whoever presses the button twice is told that it is stopped.
    const done = await sql`
      select 1 from release_links l join death_reports d on d.id = l.report_id
       where l.hash = ${tokenHash(token)} and d.state = 'stopped'`
    return done.length > 0
  })

/** What an owner who lives sees of what contacts let us know, and who may let us know again. */
import type { DbRow } from '#db/row.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import type { AddressesKnown } from '#app/features/contacts/addresses.ts'
import { addressesOf } from '#app/features/contacts/addresses.server.ts'
import {
  type By,
  lockRelative,
  nameOf,
  openCardOf,
  relativesOf,
} from '#app/features/contacts/people.server.ts'
import { readsAtOnce } from '#app/features/contacts/rules-form.ts'
import type { Rules } from '#app/features/contacts/rules.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'

/** A report about an owner: who let us know, by name, when, and when it was stopped; null while it runs. */
export type ReportAboutMe = DbRow<'death_reports', 'id'> & {
  name: string
  reportedAt: Date
  stoppedAt: Date | null
}

/** In days: so long the owner is told of one that was stopped. */
const TOLD_DAYS = 90

/** Reports `d`, each with the relative `r` who let us know. */
const toldBy = (sql: Sql) => sql`
  death_reports d
  join death_report_answers a on a.report_id = d.id and a.at = d.created_at
  join relatives r on r.id = a.relative_id`

/** Lists the reports about someone that run or were stopped lately, the newest first. */
export const reportsAboutMe = (ownerId: string): Promise<ReportAboutMe[]> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const rows = await sql<
      (DbRow<'death_reports', 'id' | 'created_at as reportedAt' | 'changed_at as changedAt'> &
        DbRow<'relatives', 'id as relativeId' | 'sealed'> & { runs: boolean })[]
    >`
      select d.id, d.created_at as "reportedAt", d.changed_at as "changedAt",
             report_runs(d.state) as runs, r.id as "relativeId", r.sealed
        from ${toldBy(sql)}
       where d.subject_id = ${ownerId}
         and (report_runs(d.state) or d.state = 'stopped'
              and d.changed_at > now() - make_interval(days => ${TOLD_DAYS}))
       order by d.created_at desc`
    return rows.map(({ id, reportedAt, changedAt, runs, relativeId, sealed }) => ({
      id,
      reportedAt,
      stoppedAt: runs ? null : changedAt,
      name: nameOf(openCardOf(relativeId, sealed)),
    }))
  })

/**
 * Who reads someone's wishes while they live, by first name; the contact whose report of their death runs; and at
 * which addresses contacts said yes.
 */
export type AroundOwner = {
  addresses: AddressesKnown
  readers: { name: string; rules: Rules }[]
  report: Pick<ReportAboutMe, 'name' | 'reportedAt'> | null
}

/** What somebody who writes must know: what is typed may be read at once, and others may be told that they died. */
export const aroundOwner = (owner: { id: string; email: string }): Promise<AroundOwner> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const ownerId = owner.id
    const [people, [deletion], [report]] = await Promise.all([
      relativesOf(sql, ownerId),
      sql<DbRow<'account_deletions', 'user_id'>[]>`
        select user_id from account_deletions where user_id = ${ownerId}`,
      sql<
        (DbRow<'death_reports', 'created_at as reportedAt'> & DbRow<'relatives', 'id' | 'sealed'>)[]
      >`
        select d.created_at as "reportedAt", r.id, r.sealed
          from ${toldBy(sql)}
         where d.subject_id = ${ownerId} and report_runs(d.state) limit 1`,
    ])
    return {
      addresses: await addressesOf(sql, owner, people),
      readers: people
        .filter(({ state, rules }) => !deletion && state === 'confirmed' && readsAtOnce(rules))
        .map(({ card, rules }) => ({ name: card.firstName || card.lastName, rules })),
      report: report
        ? { name: nameOf(openCardOf(report.id, report.sealed)), reportedAt: report.reportedAt }
        : null,
    }
  })

/**
 * Lets a contact let us know again, after three of theirs in a row that the owner stopped.
 *
 * @returns false when that contact is not named (any more)
 */
export const reopenReports = (actor: By, id: string): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    if (!(await lockRelative(sql, actor.id, id))) return false
    await sql`update relatives set reports_from = now() where id = ${id}`
    await noteAudit(sql, actor, { action: 'relative.reports', subject: actor.id })
    return true
  })

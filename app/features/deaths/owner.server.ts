/** What an owner who lives sees of what contacts let us know, and who may let us know again. */
import type { DbRow } from '#db/row.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { OwnerQuestion } from '#app/features/accounts/owner-question.server.ts'
import type { AddressesKnown } from '#app/features/contacts/addresses.ts'
import { addressesOf } from '#app/features/contacts/addresses.server.ts'
import {
  type By,
  lockRelative,
  nameOf,
  openCardOf,
  type Relative,
  relativesOf,
} from '#app/features/contacts/people.server.ts'
import { type Deletion, findDeletion } from '#app/features/accounts/leaving.server.ts'
import { readsAtOnce } from '#app/features/contacts/rules-form.ts'
import type { Rules } from '#app/features/contacts/rules.ts'
import { joinedList } from '#app/locales/dates.ts'
import {
  asPerson,
  ask,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { type Report, reportColumns, TOLD_DAYS } from './report.server.ts'
import { type ReadBy, readBy, readUntil, whyStoppedToOwner } from './stops/stopped.server.ts'

/**
 * A report about an owner: who let us know, by name, when, and who reads by it; and of one that was stopped, why,
 * and who could read until then.
 */
export type ReportAboutMe = DbRow<'death_reports', 'id'> & {
  name: string
  reportedAt: Date
  read: ReadBy | null
  /** Null while it runs. */
  stopped: { at: Date; why: string; read: string | null } | null
}

/** Reports `d`, each with the relative `r` who let us know, and the one `n` who said that it is not so, if any. */
const toldBy = (sql: Sql) => sql`
  death_reports d
  join death_report_answers a on a.report_id = d.id and a.at = d.created_at
  join relatives r on r.id = a.relative_id
  left join death_report_answers no on no.report_id = d.id and no.answer = 'no'
  left join relatives n on n.id = no.relative_id`

/** Lists the reports about someone that run or were stopped lately, the newest first. */
export const reportsAboutMe = (ownerId: string): Promise<ReportAboutMe[]> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const rows = await sql<ToldRow[]>`
      select ${toldColumns(sql)} from ${toldBy(sql)}
       where d.subject_id = ${ownerId}
         and (report_runs(d.state) or d.state = 'stopped'
              and d.changed_at > now() - make_interval(days => ${TOLD_DAYS}))
       order by d.created_at desc`
    return Promise.all(rows.map((row) => aboutMe(sql, row)))
  })

/** Who lets us know or asks, by name; `count` of companies. */
export type SaidBy = { is: 'contact' | 'company'; by: string; count: number }

/**
 * Who says what an owner is asked or told about. A contact before a company: the owner knows them.
 *
 * @returns null where that is not known
 */
export async function whoSays(
  ownerId: string,
  { about, companies }: OwnerQuestion,
): Promise<SaidBy | null> {
  const reports = about === 'death' ? await reportsAboutMe(ownerId) : []
  const contact = reports.find(({ stopped }) => stopped === null)?.name
  if (contact) return { is: 'contact', by: contact, count: 1 }
  const count = companies.length
  return count > 0 ? { is: 'company', by: joinedList(companies), count } : null
}

type ToldRow = Report &
  DbRow<'relatives', 'id as relativeId' | 'sealed'> &
  DbRow<'relatives', 'id? as deniedBy' | 'sealed? as denier'>

const toldColumns = (sql: Sql) => sql`
  ${reportColumns(sql)}, r.id as "relativeId", r.sealed, n.id as "deniedBy", n.sealed as denier`

async function aboutMe(sql: Sql, row: ToldRow): Promise<ReportAboutMe> {
  const { id, createdAt: reportedAt, state, changedAt, relativeId, sealed } = row
  const read = await readBy(sql, row)
  const { deniedBy, denier } = row
  const said =
    deniedBy && denier
      ? {
          name: nameOf(openCardOf(deniedBy, denier)),
          tookBack: deniedBy === relativeId,
          isReader: false,
        }
      : null
  return {
    id,
    reportedAt,
    name: nameOf(openCardOf(relativeId, sealed)),
    read,
    stopped:
      state === 'stopped'
        ? {
            at: changedAt,
            why: whyStoppedToOwner(row, said),
            read: read && readUntil(read, changedAt),
          }
        : null,
  }
}

/** A contact who reads while the owner lives, by first name. */
export type ReaderNow = { id: string; name: string; rules: Rules }

/** Who of someone's contacts read while they live, unless they asked for the end of their account. */
export const readersNow = (people: readonly Relative[]): ReaderNow[] =>
  people
    .filter(({ state, rules }) => state === 'confirmed' && readsAtOnce(rules))
    .map(({ id, card, rules }) => ({ id, name: calledBy(card), rules }))

/**
 * Who reads someone's wishes while they live, by first name; the contact whose report of their death runs; and at
 * which addresses contacts said yes.
 */
export type AroundOwner = {
  /** Null where no addresses are typed. */
  addresses: AddressesKnown | null
  readers: ReaderNow[]
  report: RunningAboutMe | null
  /** That was asked for: what is written goes with it. */
  deletion: Deletion | null
}

/**
 * Whether there may be any of that, or a company that asks: hardly ever, and every step has to know.
 *
 * @param owner who is signed in, by their session
 */
export async function isAnythingAround({
  sessionId,
}: Pick<SignedIn, 'sessionId'>): Promise<boolean> {
  const [row] = await ask(
    (sql) => sql<DbRow<'anything_around', 'anything_around! as found'>[]>`
      select anything_around(${sessionId}) as found`,
  )
  return row?.found ?? false
}

/** What an owner is told of a report that runs. */
export type RunningAboutMe = Pick<ReportAboutMe, 'name' | 'reportedAt' | 'read'>

/**
 * What somebody who writes must know: what is typed may be read at once, and others may be told that they died.
 *
 * @param typesAddresses whether it is the step of the contacts
 */
export const aroundOwner = (
  owner: { id: string; email: string },
  typesAddresses = false,
): Promise<AroundOwner> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const ownerId = owner.id
    const [people, deletion, [report]] = await Promise.all([
      relativesOf(sql, ownerId),
      findDeletion(sql, ownerId),
      sql<ToldRow[]>`
        select ${toldColumns(sql)} from ${toldBy(sql)}
         where d.subject_id = ${ownerId} and report_runs(d.state) limit 1`,
    ])
    return {
      addresses: typesAddresses ? await addressesOf(sql, owner, people) : null,
      readers: deletion ? [] : readersNow(people),
      report: report ? await aboutMe(sql, report) : null,
      deletion,
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

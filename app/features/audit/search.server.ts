import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { Action } from '#app/access/audit.ts'
import { nameOf, openCardOf } from '#app/features/contacts/people.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { ZONE } from '#app/locales/dates.ts'
import { pageOf, type Paged } from '#app/platform/http/paging.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import type { auditForm } from './search-form.ts'

/**
 * Null for who has no account any more, and for a member that is gone. A client may have no address.
 */
export type Named = DbRow<
  'audit_names',
  'email' | 'wish_file_number as fileNumber' | 'company'
> | null

export type AuditRow = Narrowed<
  DbRow<
    'audit_log',
    // In the order in which rows were added.
    | 'id'
    // In the chain; null for a row that is not chained yet.
    | 'number'
    | 'at'
    | 'acted_as as actedAs'
    | 'action'
    | 'detail'
    | 'reason'
    | 'request'
  >,
  { action: Action }
> & {
  actor: Named
  /** The name of a contact who acted; null for everybody else, and for who is no contact any more. */
  contact: string | null
  /** Undefined where it is about nobody in particular. */
  subject: Named | undefined
  /** Who asked for the file or got it, where it is a step of a request. */
  company: string | null
  /** The trusted person took the step, by the link in their mail. */
  answered: boolean
}

/** As much as is scanned at once on a telephone. */
const PAGE = 25

/** As what a contact acts. */
const RELATIVE = 'relative'

/**
 * Finds rows of the audit log, the newest first.
 *
 * @param wanted `wie` is an address or the number of a file, of who acted or whose it is
 * @param before goes on with what is older than the row with this id
 */
export function searchAudit(
  { id }: Actor,
  wanted: AnswersOf<typeof auditForm>,
  before?: string,
): Promise<Paged<AuditRow, string>> {
  return readOnly(asPerson(id), async (sql) => {
    const found = await auditRows(sql, wanted, before)
    const { rows, next } = pageOf(found, PAGE, (row) => row.id)
    const names = await namesOf(sql, rows)
    const contacts = await contactsOf(sql, rows)
    const companies = await companiesOf(sql, rows)
    const named = (person: string | null) => (person && names.get(person)) || null
    const shown = rows.map(({ actorId, subjectId, ...row }) => ({
      ...row,
      actor: named(actorId),
      contact: (actorId && contacts.get(actorId)) || null,
      subject: subjectId === null ? undefined : named(subjectId),
      ...(companies.get(row.id) ?? { company: null, answered: false }),
    }))
    return { rows: shown, next }
  })
}

type StoredRow = Omit<AuditRow, 'actor' | 'contact' | 'subject' | 'company' | 'answered'> &
  DbRow<'audit_log', 'actor_id as actorId' | 'subject_id as subjectId'>

const auditRows = (
  sql: Sql,
  { wie, wat, van, tot }: AnswersOf<typeof auditForm>,
  before: string | undefined,
) => sql<StoredRow[]>`
  select id, number, at, actor_id as "actorId",
         acted_as as "actedAs", action, subject_id as "subjectId", detail, reason, request
    from audit_log a
   where true
     ${wie ? isOneOf(sql, wie) : sql``}
     ${wat ? sql`and action = ${wat}` : sql``}
     ${van ? sql`and at >= ${van}::text::timestamp at time zone ${ZONE}` : sql``}
     ${tot ? sql`and at < (${tot}::text::date + 1)::timestamp at time zone ${ZONE}` : sql``}
     ${before ? sql`and id < ${before}` : sql``}
   order by id desc limit ${PAGE + 1}`

const isOneOf = (sql: Sql, named: string) => sql`
  and (actor_id = any((select audit_subjects(${named}))::uuid[])
       or subject_id = any((select audit_subjects(${named}))::uuid[]))`

async function contactsOf(sql: Sql, rows: StoredRow[]): Promise<Map<string, string>> {
  const ids = new Set(
    rows.flatMap(({ actedAs, actorId }) => (actedAs === RELATIVE ? [actorId] : [])),
  )
  if (ids.size === 0) return new Map()
  const known = await sql<DbRow<'audit_relatives', 'id!' | 'sealed!'>[]>`
    select id, sealed from audit_relatives(${[...ids]})`
  return new Map(known.map(({ id, sealed }) => [id, nameOf(openCardOf(id, sealed))]))
}

async function companiesOf(sql: Sql, rows: StoredRow[]) {
  const ids = rows.flatMap(({ id, action }) => (action.startsWith('access.') ? [id] : []))
  const known = await sql<DbRow<'companies_of_log', 'id!' | 'company!' | 'answered!'>[]>`
    select id, company, answered from companies_of_log(${ids}::bigint[])`
  return new Map(known.map(({ id, ...step }) => [id, step]))
}

async function namesOf(sql: Sql, rows: StoredRow[]): Promise<Map<string, Named>> {
  const ids = [...new Set(rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]))]
  const known = await sql<(NonNullable<Named> & DbRow<'audit_names', 'id!'>)[]>`
    select id, email, wish_file_number as "fileNumber", company from audit_names(${ids})`
  return new Map(known.map(({ id, ...named }) => [id, named]))
}

/** Reports that ended since somebody found that it is not so: who, and when. For the office. */
import type { DbRow } from '#db/row.ts'
import { nameOf, openCardOf } from '#app/features/contacts/people.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { stoppedBy } from '../states.ts'

type OwnersStop = ReturnType<typeof stoppedBy>

type Denier = {
  /** The contact who said no, by name. Empty where nobody knows it any more, and where it was somebody else. */
  name: string
  by: 'contact' | 'office' | OwnersStop
}

/** An earlier report of the same person that was stopped or refused. */
export type DeniedBefore = Denier & DbRow<'denials_before', 'id!' | 'at!'>

/** Lists those before a report, the last first. */
export async function deniedBefore(sql: Sql, report: string): Promise<DeniedBefore[]> {
  const rows = await sql<(DbRow<'denials_before', 'id!' | 'because' | 'at!'> & DenierRow)[]>`
    select o.id, o.because, o.at, ${denierColumns(sql)}
      from denials_before(${report}) o ${withDenier(sql)}`
  return rows.map(({ id, at, ...row }) => ({ id, at, ...denierOf(row) }))
}

/** Without a contact who said no where there is none (any more). */
type DenierRow = DbRow<'contacts_of_report', 'id? as deniedBy' | 'sealed?'>

const denierColumns = (sql: Sql) => sql`n.id as "deniedBy", n.sealed`

/** Beside a report `o`. */
const withDenier = (sql: Sql) => sql`
  left join lateral (
    select c.id, c.sealed from contacts_of_report(o.id) c where c.said = 'no' limit 1) n on true`

function denierOf({ because, deniedBy, sealed }: DenierRow & { because: string | null }): Denier {
  return {
    name: deniedBy && sealed ? nameOf(openCardOf(deniedBy, sealed)) : '',
    by: DENIED_BY[because as keyof typeof DENIED_BY] ?? stoppedBy(because),
  }
}

const DENIED_BY = {
  'contact-denies': 'contact',
  'not-so': 'office',
  'said-to-live': 'office',
} as const

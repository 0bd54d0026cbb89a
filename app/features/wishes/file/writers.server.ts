import type { Sql } from '#app/platform/database/sql.server.ts'

/** What a colleague of the register did in someone's file: wrote along, or changed their details. */
export type OfficeDid = 'wrote' | 'changedDetails'

/**
 * What others did in a file, by when: before the first of these moments, between each two of them, and
 * after the last. By the audit log, so for as long as that is kept.
 *
 * @param moments from old to new
 * @returns one list more than there are moments
 */
export async function officeDid(
  sql: Sql,
  ownerId: string,
  moments: readonly Date[],
): Promise<OfficeDid[][]> {
  const rows = await sql<{ after: number; did: OfficeDid }[]>`
    select distinct width_bucket(at, ${moments.map((one) => one.toISOString())}::timestamptz[]) as after,
           case action when 'file.write' then 'wrote' else 'changedDetails' end as did
      from audit_log
     where subject_id = ${ownerId} and actor_id is distinct from subject_id
       and (action = 'file.change' or (action = 'file.write' and detail = 'sections'))
     order by did desc`
  return [...moments, 'after the last'].map((_, index) =>
    rows.flatMap(({ after, did }) => (after === index ? did : [])),
  )
}

import type { Place } from './place.ts'
import type { Sql } from './sql.server.ts'

/** For the columns of a list: its place in time, as a `Place` has it. */
export const atOf = (sql: Sql) =>
  sql`(extract(epoch from created_at) * 1000000)::bigint::text as at`

/** For its condition: only what is older. */
export const olderThan = (sql: Sql, place: Place | undefined) =>
  place
    ? sql`and (created_at, id) <
            ('epoch'::timestamptz + ${place.at}::bigint * interval '1 microsecond', ${place.id}::uuid)`
    : sql``

export type Paged<T> = { rows: T[]; next: Place | undefined }

/** @param found one more than fits shows that there are older ones */
export function paged<Row extends Place, T>(
  found: readonly Row[],
  size: number,
  read: (row: Row) => T,
): Paged<T> {
  const shown = found.slice(0, size)
  return { rows: shown.map(read), next: found.length > size ? shown.at(-1) : undefined }
}

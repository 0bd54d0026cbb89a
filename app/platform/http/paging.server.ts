import type { Cursor } from './cursor.ts'
import type { Sql } from '../database/sql.server.ts'

/** Makes the column that a `Cursor` takes its moment from. */
export const atOf = (sql: Sql) =>
  sql`(extract(epoch from created_at) * 1000000)::bigint::text as at`

/** Makes the condition for the rows that come after a cursor, and their order: where a list goes on. */
export function goesOn(sql: Sql, place: Cursor | undefined, first: 'newest' | 'oldest' = 'newest') {
  const point = place && pointOf(sql, place)
  if (first === 'oldest')
    return sql`${point ? sql`and (created_at, id) > ${point}` : sql``} order by created_at, id`
  return sql`
    ${point ? sql`and (created_at, id) < ${point}` : sql``} order by created_at desc, id desc`
}

const pointOf = (sql: Sql, { at, id }: Cursor) =>
  sql`('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`

/** A page of a list, and where the rest begins, if there is more. */
export type Paged<T, At = Cursor> = { rows: T[]; next: At | undefined }

/**
 * Cuts one page off a list in any order.
 *
 * @param found one more than fits shows that there are more
 * @param placeOf where the list goes on after a row
 */
export function pageOf<Row, At>(
  found: readonly Row[],
  size: number,
  placeOf: (row: Row) => At,
): Paged<Row, At> {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: last && found.length > size ? placeOf(last) : undefined }
}

/** Cuts one page off a list in the order of its cursor. */
export function paged<Row extends Cursor, T>(
  found: readonly Row[],
  size: number,
  read: (row: Row) => T,
): Paged<T> {
  const { rows, next } = pageOf(found, size, (row): Cursor => row)
  return { rows: rows.map(read), next }
}

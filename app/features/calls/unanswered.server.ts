/** Calls that nobody answered, to whomever the office calls: the next colleague knows of them. */
import type { DbRow } from '#db/row.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import type { Actor } from '#app/access/actor.ts'
import type { UnansweredKind } from './unanswered.ts'
import {
  asPerson,
  readOnly,
  type Sql,
  type SqlPart,
  withActor,
} from '#app/platform/database/sql.server.ts'

/** How often somebody was called in vain, and when last; `triedBy`: the name of which colleague, while they are there. */
export type Unanswered = DbRow<
  'access_requests',
  'tries' | 'tried_at as triedAt' | 'left_message as leftMessage'
> &
  DbRow<'tried_by', 'tried_by as triedBy'> & { triedByMe: boolean }

/** Only that of a row. */
export const unansweredOf = ({
  tries,
  triedAt,
  leftMessage,
  triedBy,
  triedByMe,
}: Unanswered): Unanswered => ({ tries, triedAt, leftMessage, triedBy, triedByMe })

/** Rows with the name of who called last in the place of their address. */
export async function withNames<T extends Unanswered>(sql: Sql, rows: readonly T[]): Promise<T[]> {
  const nameOf = await namesOfColleagues(
    sql,
    rows.map(({ triedBy }) => triedBy),
  )
  return rows.map((row) => ({ ...row, triedBy: nameOf(row.triedBy) }))
}

/** Calls to a member about a delivery that nobody got. `reachedAt`: when the last one was answered. */
export type MemberCalls = Unanswered & DbRow<'deliveries', 'reached_at as reachedAt'>

/** The columns of `MemberCalls`, of `deliveries d`, for a query whose rows go through `withNames`. */
export const memberCallColumns = (sql: Sql) => sql`
  ${triedColumns(sql, sql`d`)}, d.reached_at as "reachedAt"`

/** Reads who called the member about the delivery of a request, for the office; null where there is none. */
export const memberCallsOf = ({ id }: Actor, request: string): Promise<MemberCalls | null> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<MemberCalls[]>`
      select ${memberCallColumns(sql)} from deliveries d where d.request_id = ${request}`
    const [row] = await withNames(sql, rows)
    return row ?? null
  })

/**
 * Notes that the member was spoken to about a delivery that nobody got.
 *
 * @returns false when nobody is to be called about it (any more)
 */
export const noteReached = (actor: Actor, request: string): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<DbRow<'note_reached', 'note_reached as noted'>[]>`
      select note_reached(${request}) as noted`
    return row?.noted ?? false
  })

/** For a query, whose rows go through `withNames`. @param from the name that a row to be called has in it */
export const triedColumns = (sql: Sql, from: SqlPart) => sql`
  ${from}.tries, ${from}.tried_at as "triedAt", ${from}.left_message as "leftMessage",
  tried_by(${from}.id) as "triedBy", coalesce(${from}.tried_by = actor_id(), false) as "triedByMe"`

/**
 * Notes that nobody answered, of a request, of its delivery, or of who asked to be called.
 *
 * @returns false when nobody is to be called there (any more)
 */
export const noteUnanswered = (actor: Actor, id: string, kind: UnansweredKind): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<DbRow<'note_unanswered', 'note_unanswered! as noted'>[]>`
      select note_unanswered(${id}, ${kind === 'message'}) as noted`
    return row?.noted ?? false
  })

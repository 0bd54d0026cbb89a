/** What was got of a request before it was stopped: whether it is a leak of data, and who was told. */
import type { DbRow, Narrowed } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { asOutsider } from '../decision/as-outsider.server.ts'
import type { LeakDecision, LeakReason } from './leak.ts'

type Row = Narrowed<
  DbRow<'leak_of', 'stopped_at! as stoppedAt' | 'decision' | 'why' | 'decided_at as at' | 'email'>,
  { decision: LeakDecision; why: LeakReason }
>

/** `decision` is null until it is decided on. `by`: the name of the colleague. */
export type Leak = Omit<Row, 'email'> & { by: string | null }

/** @returns null where nothing was got, or the request was not stopped */
export const leakOf = (actor: Actor, request: string): Promise<Leak | null> =>
  readOnly(asPerson(actor.id), async (sql) => {
    const [row] = await sql<Row[]>`
      select stopped_at as "stoppedAt", decision, why, decided_at as at, email
        from leak_of(${request})`
    if (!row) return null
    const { email, ...leak } = row
    return { ...leak, by: (await namesOfColleagues(sql, [email]))(email) }
  })

/**
 * Writes down what was decided: it needs nobody any more.
 *
 * @returns false when there is nothing to decide (any more); 'contact' as `asOutsider` says
 */
export const decideLeak = (
  actor: Actor,
  request: string,
  decision: LeakDecision,
  why: LeakReason | null,
): Promise<boolean | 'contact'> =>
  asOutsider(actor, request, async (sql) => {
    const [row] = await sql<DbRow<'decide_leak', 'decide_leak as done'>[]>`
      select decide_leak(${request}, ${decision}, ${why}) as done`
    return row?.done ?? false
  })

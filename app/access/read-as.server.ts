import type { KeyObject } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { isNotAllowed } from '#app/platform/database/sql-code.server.ts'
import { asPerson, asRelative, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { Actor } from './actor.ts'
import type { AuditReason, Scope, SharedPart } from './audit.ts'
import { giveKey, type KeyPurpose, keyFromRow } from './keys.server.ts'

export type ReadResult<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'right' | 'unknown' | 'braked' }

/**
 * Reads in another person's file: the only way to their rows and key, by a grant or what one's role
 * allows. The row in the audit log stays also when `run` fails: by then the key was given.
 *
 * @param run sees the rows of that part of that person, besides the actor's own
 * @returns 'right' when the actor may not, 'unknown' when that person has no keys (any more),
 *   'braked' when it would be one file too many in an hour
 */
export async function readAs<T>(
  actor: Actor,
  subject: string,
  scope: Scope,
  reason: AuditReason,
  run: (sql: Sql, key: KeyObject) => Promise<T>,
): Promise<ReadResult<T>> {
  const outcome = await withActor(asPerson(actor.id), async (sql) => {
    const wrapped = await openFileAs(sql, actor, subject, scope, reason)
    if (wrapped === 'refused') return readRefused('right')
    if (!wrapped) return readRefused((await wasBraked(sql, subject)) ? 'braked' : 'unknown')
    const purpose = purposeOf(scope)
    const key = keyFromRow(wrapped, subject, purpose)
    giveKey(sql, subject, purpose, key)
    return inSavepoint(sql, () => run(sql, key))
  })
  if ('error' in outcome) throw outcome.error
  return outcome
}

/**
 * Gives a part of the application another person's key, in a transaction that it began: by a grant,
 * so that nothing else of anyone comes in sight. Without one the transaction fails.
 *
 * @returns false when that person has no keys (any more)
 */
export async function openGranted(
  sql: Sql,
  subject: string,
  scopes: readonly Scope[],
  reason: AuditReason,
): Promise<boolean> {
  for (const scope of scopes) {
    const [row] = await sql<DbRow<'open_file_of', 'open_file_of as key'>[]>`
      select open_file_of(${subject}, ${scope}, ${reason}, actor_request()) as key`
    if (!row?.key) return false
    const purpose = purposeOf(scope)
    giveKey(sql, subject, purpose, keyFromRow(row.key, subject, purpose))
  }
  return true
}

/** A contact, by the row that says what they may read of whose file, in a request. */
export type ReadingRelative = { id: string; ownerId: string; request: string }

/**
 * Reads as a contact in the file of who named them: what its owner lets them read now. A row for each part
 * stays in the audit log, also when `run` fails.
 *
 * @param parts that `run` reads; those that are not given (any more) are left out
 * @param run sees the rows of the parts that were given
 * @returns null when none is
 */
export async function readAsRelative<T>(
  { id, ownerId, request }: ReadingRelative,
  parts: readonly SharedPart[],
  run: (sql: Sql, given: readonly SharedPart[]) => Promise<T>,
): Promise<T | null> {
  const outcome = await withActor(asRelative(id), async (sql) => {
    const given: SharedPart[] = []
    for (const part of parts) {
      const wrapped = await openFileAs(sql, { request }, ownerId, part, 'shared-by-owner')
      if (!wrapped || wrapped === 'refused') continue
      giveKey(sql, ownerId, 'personal', keyFromRow(wrapped, ownerId, 'personal'))
      given.push(part)
    }
    if (given.length === 0) return { ok: true, value: null } as const
    return inSavepoint(sql, () => run(sql, given))
  })
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

const purposeOf = (scope: Scope): KeyPurpose => (scope === 'confidential' ? 'secret' : 'personal')

async function wasBraked(sql: Sql, subject: string) {
  const [row] = await sql<
    DbRow<'actor_was_braked', 'actor_was_braked as braked'>[]
  >`select actor_was_braked(${subject}) as braked`
  return row?.braked ?? false
}

const readRefused = (reason: 'right' | 'unknown' | 'braked') => ({ ok: false, reason }) as const

async function openFileAs(
  sql: Sql,
  { request }: Pick<Actor, 'request'>,
  subject: string,
  scope: Scope | SharedPart,
  reason: AuditReason,
) {
  await sql`savepoint asking`
  try {
    const [row] = await sql<DbRow<'open_file_of', 'open_file_of as key'>[]>`
      select open_file_of(${subject}, ${scope}, ${reason}, ${request}) as key`
    return row?.key
  } catch (error) {
    if (!isNotAllowed(error)) throw error
    await sql`rollback to savepoint asking`
    return 'refused'
  }
}

/** What fails here takes nothing of the transaction before it along. */
async function inSavepoint<T>(sql: Sql, run: () => Promise<T>) {
  await sql`savepoint reading`
  try {
    return { ok: true, value: await run() } as const
  } catch (error) {
    await sql`rollback to savepoint reading`
    return { error }
  }
}

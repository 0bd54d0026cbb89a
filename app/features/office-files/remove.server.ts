import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { REMOVED_BECAUSE } from './remove-form.ts'
import { deleteNow } from '#app/features/deletion/deletion.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'

/** Its owner lives and asks for it, or died. */
export type RemovedBecause = (typeof REMOVED_BECAUSE)[number]

export type FileRemoved = { ok: true } | { ok: false; reason: 'unknown' | 'works' | 'reported' }

/**
 * Deletes a file for good, with the account of its owner, who is mailed, and so are the contacts whom they asked.
 *
 * @returns 'works' for an owner with a role, who hands that over first; 'reported' while contacts wait for what comes
 *  of their report of a death
 */
export async function removeFile(
  actor: Actor,
  number: string,
  why: RemovedBecause,
): Promise<FileRemoved> {
  const [row] = await withActor(
    asPerson(actor.id),
    (sql) => sql<
      Narrowed<
        DbRow<'let_file_go', 'user_id! as userId' | 'refused'>,
        { refused: 'works' | 'reported' }
      >[]
    >`
      select user_id as "userId", refused
        from let_file_go(${number}, ${tokenHash(randomToken())}, ${why}, ${actor.request})`,
  )
  if (!row) return { ok: false, reason: 'unknown' }
  if (row.refused) return { ok: false, reason: row.refused }
  await deleteNow(row.userId)
  return { ok: true }
}

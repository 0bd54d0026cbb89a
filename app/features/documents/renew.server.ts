/** Gives files other keys: the part of replacing a person's data key that is in the storage. */
import {
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  takeTurns,
  withActor,
} from '#app/platform/database/sql.server.ts'
import type { DbRow } from '#db/row.ts'
import { personKey } from '#app/access/keys.server.ts'
import { openSealedObject, putSealed } from '#app/files/sealed-object.server.ts'
import { openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isOutage } from '#app/platform/unavailable.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { belongsTo, type DocumentMeta, turnsOf } from './documents.server.ts'

type File = DbRow<
  'documents',
  'id' | 'sealed' | 'created_at as createdAt' | 'storage_key as storageKey'
>

/**
 * Seals the files of a person anew, each under a new key and a new name in the storage. The old objects
 * stay for who reads them now; the nightly sweep removes them.
 *
 * @param since keys that were made after it are left as they are
 * @returns how many
 * @throws what the storage throws while it is away
 */
export async function renewFiles(userId: string, since: Date): Promise<number> {
  const files = await readOnly(
    asSystem('keys'),
    (sql) => sql<File[]>`
      select id, sealed, created_at as "createdAt", storage_key as "storageKey"
        from documents where user_id = ${userId} order by id`,
  )
  let renewed = 0
  for (const file of files) if (await unlessLost(() => renewFile(userId, file, since))) renewed += 1
  return renewed
}

/** A file that is gone or was tampered with keeps its key: nobody can read it. */
async function unlessLost(renew: () => Promise<boolean>): Promise<boolean> {
  try {
    return await renew()
  } catch (error) {
    if (isOutage(error)) throw error
    log().warn({ err: error }, 'file not sealed anew')
    return false
  }
}

async function renewFile(userId: string, file: File, since: Date): Promise<boolean> {
  const { id, storageKey, createdAt } = file
  const key = await readOnly(asSystem('keys'), (sql) => personKey(sql, userId, 'personal'))
  const meta = openJson<DocumentMeta>(key, file.sealed, belongsTo(id))
  if ((meta.keyMade ? new Date(meta.keyMade) : createdAt) >= since) return false
  const keyMade = new Date().toISOString()
  const contents = await openSealedObject({ storageKey, key: meta.key }, belongsTo(id))
  const made = await putSealed(contents, belongsTo(id))
  const isKept = await withActor(
    asSystem('keys'),
    async (sql) => {
      // Its owner may describe it meanwhile, and reads what is there first.
      await takeTurns(sql, turnsOf(userId))
      const [row] = await sql<DbRow<'documents', 'sealed'>[]>`
        select sealed from documents where id = ${id} and storage_key = ${storageKey} for update`
      if (!row) return false
      const now = await personKey(sql, userId, 'personal')
      const words = openJson<DocumentMeta>(now, row.sealed, belongsTo(id))
      const sealed = sealJson(now, { ...words, key: made.key, keyMade }, belongsTo(id))
      await sql`
        update documents set sealed = ${sealed}, storage_key = ${made.storageKey} where id = ${id}`
      return true
    },
    PATIENT_SECONDS,
  )
  if (!isKept) await (await storage()).remove(made.storageKey)
  return isKept
}

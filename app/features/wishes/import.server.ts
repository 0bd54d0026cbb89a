import { randomUUID } from 'node:crypto'
import { personKeys } from '#app/access/keys.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { finalTitleOf, findWishFile, lockWishFile } from './file/file.server.ts'
import { saveInTransaction } from './saving/save-in-transaction.server.ts'
import { type FileData, fileSections } from '#app/features/interview/sections/index.ts'
import { importVersion, MAX_BYTES, type PortableVersion } from './versions/versions.server.ts'

type ImportedFile = {
  completed: boolean
  answers: FileData
  versions: AsyncIterable<PortableVersion>
}

/**
 * Stores a wish file that was brought along from another account. Confirms nothing and orders no card:
 * a completed file is so by the versions it brings.
 *
 * @returns undefined when it is stored; else why not: a file was made in between, or the versions are
 *   too large. The caller then undoes its transaction
 */
export async function importWishFile(
  sql: Sql,
  userId: string,
  { completed, answers, versions }: ImportedFile,
): Promise<'notEmpty' | 'tooLarge' | undefined> {
  const { id, isNew } = await lockWishFile(sql, userId)
  if (!isNew) return 'notEmpty'
  for (const { key: section } of fileSections) {
    const data = answers[section]
    if (data)
      await saveInTransaction(sql, userId, {
        section,
        id: randomUUID(),
        revision: 0,
        data,
        final: false,
      })
  }
  const keys = await personKeys(sql, userId)
  let bytes = 0
  for await (const version of versions) {
    bytes += await importVersion(sql, keys, id, version)
    if (bytes > MAX_BYTES) return 'tooLarge'
  }
  const file = await findWishFile(sql, userId)
  if (file && completed && bytes > 0)
    await sql`
      update wishes set is_completed = true, title = ${finalTitleOf(file.title)} where id = ${id}`
  return undefined
}

import type { PersonKeys } from '#app/features/accounts/keys.server.ts'
import { personKeys } from '#app/features/accounts/keys.server.ts'
import { orderCards } from '#app/features/cards/requests.server.ts'
import type { AnswersTo, FileData } from '#app/features/interview/sections/index.ts'
import { withActor, asPerson, type Sql } from '#app/platform/sql.server.ts'
import { answeredFile } from './answered-file.server.ts'
import { cardFacts } from './card-facts.ts'
import { finalTitleOf, findWishFile, lockWishFile } from './file.server.ts'
import { openSections } from './sections.server.ts'
import { newVersion, type NotConfirmed, writeVersion } from './versions.server.ts'

export type Confirmed = {
  refused: NotConfirmed | null
  naw: AnswersTo<'naw'>
}

/**
 * Unless the newest version says the same. The caller completes the file and orders cards.
 *
 * @param file locked
 * @param changes answers that are about to be stored
 */
export async function confirmFile(
  sql: Sql,
  userId: string,
  { id, keys }: { id: string; keys: PersonKeys },
  changes: FileData = {},
): Promise<Confirmed> {
  const all = openSections(sql, keys, id).then((stored) => ({ ...stored, ...changes }))
  const answered = await answeredFile(sql, userId, all, 'title')
  const version = await newVersion(sql, keys, id, answered)
  const naw = answered.data.naw ?? {}
  if (typeof version === 'string') return { refused: version, naw }
  if (version) await writeVersion(sql, keys, id, version)
  return { refused: null, naw }
}

/** @returns its number, and why it stays a draft; null when there is no file */
export function completeFile(
  userId: string,
): Promise<{ number: string; notConfirmed: NotConfirmed | null } | null> {
  return withActor(asPerson(userId), async (sql) => {
    if (!(await findWishFile(sql, userId))) return null
    const { id, number } = await lockWishFile(sql, userId)
    const file = await findWishFile(sql, userId)
    if (!file || file.isCompleted) return { number, notConfirmed: null }
    const keys = await personKeys(sql, userId)
    const { refused, naw } = await confirmFile(sql, userId, { id, keys })
    if (refused) return { number, notConfirmed: refused }
    await sql`
      update wishes set is_completed = true, title = ${finalTitleOf(file.title)},
                        last_updated_by = ${userId}, updated_at = now()
       where id = ${id}`
    await orderCards(sql, userId, keys.personal, cardFacts(id, naw))
    return { number, notConfirmed: null }
  })
}

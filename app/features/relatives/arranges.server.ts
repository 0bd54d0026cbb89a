import { randomUUID } from 'node:crypto'
import { arrangedBy, relativesOf } from '#app/features/contacts/people.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { sameValue } from '#app/forms/values.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/**
 * Says in step 6 who of the contacts arrange the funeral, as its page would save it.
 *
 * @param ids of who do; none for no choice
 * @returns whether what was confirmed is a draft by it; null where one is not named (any more), or step 6
 *   changed meanwhile
 */
export async function chooseWhoArranges(
  userId: string,
  ids: readonly string[],
): Promise<{ isDraftNow: boolean } | null> {
  const { contacts, revision, isDraftNow } = await readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    const { data, ...stored } = await readSection(sql, userId, 'naw')
    const before = data.contacts ?? []
    const chosen = arrangedBy(before, await relativesOf(sql, userId), ids)
    return {
      revision: stored.revision,
      contacts: chosen,
      isDraftNow: file?.isCompleted === true && !sameValue(chosen, before),
    }
  })
  if (!contacts) return null
  const save = { section: 'naw', id: randomUUID(), revision, data: { contacts } } as const
  const saved = await saveSection({ id: userId }, { ...save, fromPage: true, final: false })
  return saved.ok ? { isDraftNow } : null
}

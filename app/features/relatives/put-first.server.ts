import { randomUUID } from 'node:crypto'
import { relativesOf, withFirst } from '#app/features/contacts/people.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/**
 * Puts a contact before the others in step 1, as its page would save it: who stands first there arranges
 * the funeral.
 *
 * @returns the first name, and whether what was confirmed is a draft by it; null where that one is not
 *   named (any more), or step 1 changed meanwhile
 */
export async function putFirst(
  userId: string,
  id: string,
): Promise<{ name: string; isDraftNow: boolean } | null> {
  const { contacts, revision, isDraftNow } = await readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    const { data, ...stored } = await readSection(sql, userId, 'naw')
    const before = data.contacts ?? []
    const ordered = withFirst(before, await relativesOf(sql, userId), id)
    return {
      revision: stored.revision,
      contacts: ordered,
      isDraftNow: file?.isCompleted === true && ordered?.[0] !== before[0],
    }
  })
  if (!contacts) return null
  const save = { section: 'naw', id: randomUUID(), revision, data: { contacts } } as const
  const saved = await saveSection({ id: userId }, { ...save, fromPage: true, final: false })
  const [first] = contacts
  const name = first?.firstName || first?.lastName
  return saved.ok && name ? { name, isDraftNow } : null
}

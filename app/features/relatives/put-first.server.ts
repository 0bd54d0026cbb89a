import { randomUUID } from 'node:crypto'
import { relativesOf, withFirst } from '#app/features/contacts/people.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/**
 * Puts a contact before the others in step 1, as its page would save it: who stands first there arranges
 * the funeral.
 *
 * @returns the first name; null where that one is not named (any more), or step 1 changed meanwhile
 */
export async function putFirst(userId: string, id: string): Promise<string | null> {
  const { contacts, revision } = await readOnly(asPerson(userId), async (sql) => {
    const { data, ...stored } = await readSection(sql, userId, 'naw')
    return {
      revision: stored.revision,
      contacts: withFirst(data.contacts ?? [], await relativesOf(sql, userId), id),
    }
  })
  if (!contacts) return null
  const save = { section: 'naw', id: randomUUID(), revision, data: { contacts } } as const
  const saved = await saveSection({ id: userId }, { ...save, fromPage: true, final: false })
  const [first] = contacts
  return saved.ok ? first?.firstName || first?.lastName || null : null
}

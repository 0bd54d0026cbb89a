import { randomUUID } from 'node:crypto'
import { arrangedBy, relativesOf } from '#app/features/contacts/people.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/**
 * Says in step 6 who of the contacts arrange the funeral, as its page would save it.
 *
 * @param ids of who do; none for no choice
 * @returns false where one is not named (any more), or step 6 changed meanwhile
 */
export async function chooseWhoArranges(userId: string, ids: readonly string[]): Promise<boolean> {
  const { contacts, revision } = await readOnly(asPerson(userId), async (sql) => {
    const { data, ...stored } = await readSection(sql, userId, 'naw')
    return {
      revision: stored.revision,
      contacts: arrangedBy(data.contacts ?? [], await relativesOf(sql, userId), ids),
    }
  })
  if (!contacts) return false
  const save = { section: 'naw', id: randomUUID(), revision, data: { contacts } } as const
  const saved = await saveSection({ id: userId }, { ...save, fromPage: true, final: false })
  return saved.ok
}

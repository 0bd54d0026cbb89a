import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { isFrozen } from '#app/platform/unavailable.server.ts'
import {
  areFollowed,
  asNamed,
  followContacts,
  isSomebody,
  type Named,
  type Relative,
  relativesOf,
} from '#app/features/contacts/people.server.ts'

/**
 * Reads those whom someone names now, as step 6 orders them. Where step 6 was saved before contacts had rows of
 * their own, while they were asked about a
 * death, or by the script last, their rows follow it first.
 */
export async function currentRelatives(userId: string): Promise<Named[]> {
  const { contacts, owner, known } = await readOnly(asPerson(userId), async (sql) => {
    const { data } = await readSection(sql, userId, 'naw')
    const { firstName = '', lastName = '', contacts: named = [] } = data
    return {
      contacts: named.filter(isSomebody),
      owner: { id: userId, firstName, lastName },
      known: await relativesOf(sql, userId),
    }
  })
  if (areFollowed(owner, contacts, known)) return asNamed(known, contacts)
  try {
    return await withActor(asPerson(userId), async (sql) => {
      await followContacts(sql, owner, contacts)
      return asNamed(await relativesOf(sql, userId), contacts)
    })
  } catch (error) {
    // Nobody is added to a file that is being released: it is shown as it is.
    if (isFrozen(error)) return asNamed(known, contacts)
    throw error
  }
}

/** The job of `contacts_follow`: the rows of somebody's contacts follow step 6. */
export async function followLater(payload: unknown): Promise<void> {
  await currentRelatives((payload as { userId: string }).userId)
}

/** One of them. Null when that one is not named (any more). */
export const currentRelative = (userId: string, id: string): Promise<Relative | null> =>
  readOnly(
    asPerson(userId),
    async (sql) => (await relativesOf(sql, userId)).find((one) => one.id === id) ?? null,
  )

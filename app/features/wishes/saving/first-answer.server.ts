import { randomUUID } from 'node:crypto'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { saveSection } from './save.server.ts'

/**
 * Saves what someone began with before they signed up, when they are signed in: only then may anything
 * be written for them. Until it is saved it waits in their profile.
 *
 * @returns whether anything waited
 */
export async function saveFirstAnswer(userId: string): Promise<boolean> {
  const profile = await withActor(asPerson(userId), (sql) => readProfile(sql, userId))
  if (!profile?.begun) return false
  const form = { section: 'veer', id: randomUUID(), revision: 0, final: false } as const
  await saveSection({ id: userId }, { ...form, data: profile.begun })
  return true
}

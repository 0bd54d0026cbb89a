import { readSection } from '#app/features/wishes/sections.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { asPerson, reading, type Sql } from '#app/platform/sql.server.ts'
import { readLivingWills } from './living-will.server.ts'
import type { LivingWillPdf } from './pdf.server.ts'

/** What is to be printed and signed; null as long as nothing was made ready for that. */
export async function readPrintable(userId: string): Promise<LivingWillPdf | null> {
  const { draft, valid } = await readLivingWills(userId)
  if (draft?.state !== 'printed') return null
  const name = await readName(userId)
  return { name, answers: draft.answers, replaces: valid?.dates.signed ?? null }
}

/** First and last name as the person wrote them last; empty when they are not known. */
export const readName = (userId: string): Promise<string> =>
  reading(asPerson(userId), (sql) => nameOf(sql, userId))

async function nameOf(sql: Sql, userId: string): Promise<string> {
  const { data } = await readSection(sql, userId, 'naw')
  const profile = await readProfile(sql, userId)
  return [data.firstName ?? profile?.firstName, data.lastName ?? profile?.lastName]
    .filter(Boolean)
    .join(' ')
}

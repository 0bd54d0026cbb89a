import { readSection } from '#app/features/wishes/sections.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { asPerson, reading, type Sql } from '#app/platform/sql.server.ts'
import { readLivingWills } from './living-will.server.ts'
import { type Declaration, paperOf } from './paper.ts'

/** Prints what is to be signed; null as long as nothing was made ready for that. */
export async function printLivingWill(userId: string, large: boolean): Promise<Printed | null> {
  const will = await readPrintable(userId)
  if (!will) return null
  return print({ template: 'living-will', content: paperOf(will, large), moment: will.changedAt })
}

/** What is to be printed and signed; null as long as nothing was made ready for that. */
export async function readPrintable(userId: string): Promise<Declaration | null> {
  const { draft, valid } = await readLivingWills(userId)
  if (draft?.state !== 'printed') return null
  const { answers, changedAt } = draft
  return { name: await readName(userId), answers, changedAt, replaces: valid?.dates.signed ?? null }
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

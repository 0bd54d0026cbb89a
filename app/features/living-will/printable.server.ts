import { readPerson } from '#app/features/accounts/profile.server.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { readLivingWills } from './living-will.server.ts'
import { copyOf, type Declaration, willOnPaper } from './paper.ts'

/** @returns null as long as nothing is ready to be signed */
export async function printLivingWill(
  userId: string,
  large: boolean,
): Promise<{ name: string; printed: Printed } | null> {
  const will = await readPrintable(userId)
  if (!will) return null
  const content = willOnPaper(will, large)
  const printed = await print({ template: 'living-will', content, moment: will.changedAt })
  return { name: will.name, printed }
}

/**
 * What was signed, to read again and to give along. Its text is that of the paper, which counts.
 *
 * @returns null where nothing is signed, or its text stands only on the paper itself
 */
export async function printSignedWill(
  userId: string,
): Promise<{ name: string; printed: Printed } | null> {
  const { valid } = await readLivingWills(userId)
  const { signed } = valid?.dates ?? {}
  if (!valid || !signed || valid.title !== undefined) return null
  const { name, dateOfBirth } = await readOnly(asPerson(userId), (sql) => readPerson(sql, userId))
  const { answers, changedAt } = valid
  const content = copyOf({ name, dateOfBirth, answers, changedAt }, { signed })
  const printed = await print({ template: 'living-will', content, moment: changedAt })
  return { name, printed }
}

/** What is printed to be signed; null until the draft was made ready for that (`printDraft`). */
export async function readPrintable(userId: string): Promise<Declaration | null> {
  const { draft, valid } = await readLivingWills(userId)
  if (draft?.state !== 'printed') return null
  const person = await readOnly(asPerson(userId), (sql) => readPerson(sql, userId))
  const { answers, changedAt } = draft
  const { name, dateOfBirth } = person
  return { name, dateOfBirth, answers, changedAt, replaces: valid?.dates.signed ?? null }
}

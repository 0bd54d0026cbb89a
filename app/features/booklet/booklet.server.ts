import { readProfile } from '#app/features/accounts/profile.server.ts'
import { listDocuments } from '#app/features/documents/documents.server.ts'
import { readLivingWills } from '#app/features/living-will/living-will.server.ts'
import { readSummary, type Summary } from '#app/features/wishes/summary.server.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { bookletOf, type Variant } from './contents.ts'
import { momentOf } from './moment.ts'

/** Specification 2.5. Null without a file. The same wishes give the same bytes. */
export async function printBooklet(
  userId: string,
  variant: Variant,
): Promise<{ number: string; printed: Printed } | null> {
  const summary = await readSummary(userId)
  if (!summary) return null
  const content = bookletOf(await belongings(userId, summary), variant)
  const printed = await print({ template: 'wishes', content, moment: momentOf(summary) })
  return { number: summary.number, printed }
}

async function belongings(userId: string, summary: Summary) {
  const [profile, { documents }, { valid }] = await Promise.all([
    readOnly(asPerson(userId), (sql) => readProfile(sql, userId)),
    listDocuments(userId, 'document'),
    readLivingWills(userId),
  ])
  return { summary, profile, documents, livingWill: valid }
}

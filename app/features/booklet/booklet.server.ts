import { href } from 'react-router'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { listDocuments } from '#app/features/documents/documents.server.ts'
import { readLivingWills } from '#app/features/living-will/living-will.server.ts'
import { readSummary, type Summary } from '#app/features/wishes/file/summary.server.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { bookletOf, confidentialOf, nameOnCover, type Variant } from './contents.ts'
import { momentOfFile } from './moment.ts'

const PARTS = { booklet: bookletOf, confidential: confidentialOf }

export type BookletPart = keyof typeof PARTS

export type PrintedBooklet = { whose: { number: string; name: string }; printed: Printed }

/**
 * Specification 2.5. The same wishes give the same bytes.
 *
 * @returns null without a file, or when nothing was written in that part
 */
export async function printBooklet(
  userId: string,
  part: BookletPart,
  variant: Variant,
): Promise<PrintedBooklet | null> {
  const summary = await readSummary(userId)
  if (!summary) return null
  const all = await belongings(userId, summary)
  const content = PARTS[part](all, variant)
  if (!content) return null
  const printed = await print({ template: 'wishes', content, moment: momentOfFile(summary) })
  return { whose: { number: summary.number, name: nameOnCover(all) }, printed }
}

async function belongings(userId: string, summary: Summary) {
  const [profile, { documents }, { valid }] = await Promise.all([
    readOnly(asPerson(userId), (sql) => readProfile(sql, userId)),
    listDocuments(userId, 'document'),
    readLivingWills(userId),
  ])
  const askAt = absoluteLink(href('/dossieropvragen'))
  return { summary, profile, documents, livingWill: valid, askAt }
}

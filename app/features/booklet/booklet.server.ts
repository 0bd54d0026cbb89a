import { href } from 'react-router'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { keptPromises } from '#app/features/content/promises.server.ts'
import { documentsIn } from '#app/features/documents/documents.server.ts'
import { telephone } from '#app/features/opening/opening.server.ts'
import { readLivingWills } from '#app/features/living-will/living-will.server.ts'
import { codeOfVersion } from '#app/features/signatures/codes.server.ts'
import { readSummary, type Summary } from '#app/features/wishes/file/summary.server.ts'
import type { Printed } from '#app/paper/print.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { bookletOf, confidentialOf, nameOnCover, type Variant } from './contents.ts'
import { momentOfFile } from './moment.ts'
import { chosenOf, photoUnlessDamaged, picturesWith } from './photo.server.ts'
import { printSigned, proofBy, toSign } from './signed.server.ts'

const PARTS = { booklet: bookletOf, confidential: confidentialOf }

export type BookletPart = keyof typeof PARTS

export type PrintedBooklet = { whose: { number: string; name: string }; printed: Printed }

/**
 * Specification 2.5. The same wishes give the same bytes, on the same day: what is confirmed is signed.
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
  const belongings = await belongingsOf(userId, summary)
  const whose = { number: summary.number, name: nameOnCover(belongings) }
  const photo = part === 'booklet' ? await photoUnlessDamaged(chosenOf(belongings.documents)) : null
  if (photo === 'busy') return { whose, printed: { ok: false, reason: 'busy' } }
  const about = toSign(summary, part, whose.name)
  const code = about?.part === 'booklet' ? await codeOfVersion(userId, about) : null
  const proof = about && proofBy(code)
  const content = PARTS[part]({ ...belongings, photo, proof }, variant)
  if (!content) return null
  const moment = momentOfFile(summary)
  const job = { template: 'wishes' as const, content, moment, pictures: picturesWith(photo) }
  return { whose, printed: await printSigned(job, about, summary.sections) }
}

async function belongingsOf(userId: string, summary: Summary) {
  const [profile, documents, { valid }] = await Promise.all([
    readOnly(asPerson(userId), (sql) => readProfile(sql, userId)),
    readOnly(asPerson(userId), (sql) => documentsIn(sql, userId, 'document')),
    readLivingWills(userId),
  ])
  const askAt = absoluteLink(href('/dossieropvragen'))
  const lostAt = absoluteLink(href('/overleden'))
  const promises = keptPromises()
  return {
    summary,
    profile,
    documents,
    livingWill: valid,
    askAt,
    lostAt,
    readAt: absoluteLink(href('/contactpersoon')),
    telephone: telephone(),
    promises,
  }
}

/** A booklet of what was confirmed is printed with a signature. */
import { href } from 'react-router'
import { ownFingerprint, signBooklet, type ToSign } from '#app/features/signatures/sign.server.ts'
import { keywordOf } from '#app/features/signatures/verify.server.ts'
import type { Summary } from '#app/features/wishes/file/summary.server.ts'
import type { PrintJob } from '#app/paper/documents.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import type { Proof } from './contents.ts'
import { DATA_FILE, dataOf } from './data.ts'

const t = dutch<['pdf']>({ pdf })

/** What is signed of a booklet; null for a draft, which nobody confirmed. */
export function toSign(
  { number, isCompleted, confirmed }: Summary,
  part: ToSign['part'],
  name: string,
): ToSign | null {
  if (!isCompleted || !confirmed) return null
  const confirmedAt = confirmed.confirmedAt.toISOString()
  return { part, number, name, version: confirmed.number, confirmedAt }
}

/** How who has a booklet checks it. @param code for paper; null for a booklet that has none */
export const proofBy = (code: string | null): Proof => ({
  code,
  checkAt: absoluteLink(href('/controleer')),
  keysAt: absoluteLink(href('/sleutels.json')),
  fingerprint: ownFingerprint(),
})

/**
 * Prints a booklet.
 *
 * @param about what is signed, and goes along as data; null for nothing
 * @param sections all of the file
 */
export async function printSigned(
  job: Extract<PrintJob, { template: 'wishes' }>,
  about: ToSign | null,
  sections: Summary['sections'],
): Promise<Printed> {
  if (!about) return print(job)
  const data = { file: DATA_FILE, description: t('booklet.data') }
  const content = { ...job.content, keywords: [keywordOf(about)], data }
  const pictures = { ...job.pictures, [DATA_FILE]: dataOf(about, sections) }
  const printed = await print({ ...job, content, pictures })
  return printed.ok ? { ok: true, pdf: signBooklet(printed.pdf, about, new Date()) } : printed
}

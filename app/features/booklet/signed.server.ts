/** A booklet of what was confirmed is printed with a signature. */
import { href } from 'react-router'
import { ownFingerprint, signBooklet, type ToSign } from '#app/features/signatures/sign.server.ts'
import { keywordOf } from '#app/features/signatures/verify.server.ts'
import type { Summary } from '#app/features/wishes/file/summary.server.ts'
import type { PrintJob } from '#app/paper/documents.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Proof } from './contents.ts'

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
 * @param about what is signed; null for nothing
 */
export async function printSigned(
  job: Extract<PrintJob, { template: 'wishes' }>,
  about: ToSign | null,
): Promise<Printed> {
  if (!about) return print(job)
  const content = { ...job.content, keywords: [keywordOf(about)] }
  const printed = await print({ ...job, content })
  return printed.ok ? { ok: true, pdf: signBooklet(printed.pdf, about, new Date()) } : printed
}

import { data } from 'react-router'
import { documents } from '#app/features/documents/texts.nl.ts'
import type { ProofRefusal } from '#app/features/release/proof.server.ts'
import type { FormReply } from './answer-form.server.ts'

type Refusal = Exclude<ProofRefusal, 'over'>

const STATUS: Partial<Record<Refusal, number>> = { tooLarge: 413, often: 429, full: 507 }

/**
 * Says why the paper of a death is not kept.
 *
 * @param words those that differ from what is said of a document
 */
export function refusedProof(
  reason: Refusal,
  words: { virus: string } & Partial<Record<Refusal, string>>,
) {
  const text = reason === 'virus' ? words.virus : (words[reason] ?? documents.refused[reason])
  return data<FormReply>({ errors: { file: [text] } }, { status: STATUS[reason] ?? 422 })
}

import { redirect } from 'react-router'
import type { UploadRefusal } from '#app/features/documents/limits.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { parseUpload, typedBeside, type UploadDefinition } from '#app/forms/upload.server.ts'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { refuseSubmission } from '../kit/answer-form.server.ts'
import { refusedEarly, refusedFile } from '../documents/upload-limits.server.ts'
import { HOME } from './parts.tsx'

const { kind } = livingWill.step.signed

/** nothing: there is no such step to take (any more). */
type PaperReply = { ok: true } | { ok: false; reason: UploadRefusal | 'nothing' }

type PostedPaper<D> = {
  request: Request
  userId: string
  form: D
  said: 'livingWill_signed' | 'livingWill_onPaper'
}

/**
 * Answers a step that a picture of the paper comes with.
 *
 * @param keep takes the picture in, with the step
 * @param keepAlone for a step that does without
 */
export async function answerPaper<const D extends UploadDefinition>(
  { request, userId, form, said }: PostedPaper<D>,
  keep: (contents: AsyncIterable<Uint8Array>, answers: AnswersOf<D>) => Promise<PaperReply>,
  keepAlone?: (answers: AnswersOf<D>) => Promise<PaperReply>,
) {
  const early = await refusedEarly(request, userId)
  if (early) return refusedFile(early, await typedBeside(request, form))
  const { submission, received } = await parseUpload(request, form, keep)
  const { complete, typed } = submission
  const kept = complete && (await (received ?? keepAlone?.(complete)))
  if (!kept) return refuseSubmission(submission)
  if (kept.ok) return redirectWithFlash(HOME, { key: said })
  return kept.reason === 'nothing' ? redirect(HOME, 303) : refusedFile(kept.reason, typed, { kind })
}

import { data } from 'react-router'
import type { DocumentStored } from '#app/features/documents/documents.server.ts'
import type { UploadRefusal } from '#app/features/documents/limits.ts'
import {
  findWaitingPaper,
  holdPaper,
  type NewPaper,
  type WaitingPaper,
} from '#app/features/living-will/waiting-paper.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import {
  parseUpload,
  parseWithFile,
  typedBeside,
  type UploadDefinition,
} from '#app/forms/upload.server.ts'
import { errorsFor, type Submission } from '#app/forms/submission.server.ts'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { refuseSubmission } from '../kit/answer-form.server.ts'
import { refusedEarly, refusedFile, whyRefused } from '../documents/upload-limits.server.ts'
import { HOME, type PaperFormReply, WAITS } from './parts.tsx'
import { notTaken } from './subject.server.ts'

const { kind, scanName: nameWhenEmpty } = livingWill.step.signed

/** nothing: there is no such step to take (any more). */
type PaperReply = { ok: true } | { ok: false; reason: UploadRefusal | 'nothing' }

type PostedPaper<D> = {
  request: Request
  userId: string
  form: D
  step: 'signed' | 'onPaper' | 'picture'
}

/**
 * Answers a step that a picture of the paper comes with. Where the rest of the form is to be mended the picture
 * waits, so that it need not be chosen again.
 *
 * @param keep takes the picture in, with the step
 * @param keepAlone for a step that does without
 */
export async function answerPaper<const D extends UploadDefinition>(
  { request, userId, form: definition, step }: PostedPaper<D>,
  keep: (paper: NewPaper | WaitingPaper, answers: AnswersOf<D>) => Promise<PaperReply>,
  keepAlone?: (answers: AnswersOf<D>) => Promise<PaperReply>,
) {
  const early = await refusedEarly(request, userId)
  if (early) return refusedFile(early, await typedBeside(request, definition))
  const { submission, received, held, form } = await parseUpload(
    request,
    definition,
    (contents, answers) => keep({ ...nameIn(answers), nameWhenEmpty, contents }, answers),
    ({ name, contents }) => holdPaper(userId, { name, nameWhenEmpty, contents }),
  )
  const answered = (kept: PaperReply) => answerKept(kept, submission, { userId, step })
  if (received) return answered(await received)
  if (held) return answerHeld(await held, submission)
  const waits = form.get(WAITS)
  if (!waits) {
    const { complete } = submission
    return complete && keepAlone
      ? answered(await keepAlone(complete))
      : refuseSubmission(submission)
  }
  // One that waits no more is never left out unseen: its page said that it need not be chosen again.
  const waiting = await findWaitingPaper(userId, String(waits))
  if (!waiting) return refuseSubmission(submission, errorsFor(definition, { file: 'fileAgain' }))
  const again = parseWithFile(definition, form, waiting.name)
  return again.complete
    ? answered(await keep({ waits: waiting.id }, again.complete))
    : refuseWaiting(again, waiting)
}

const nameIn = ({ file = '' }: { file?: string }) => ({ name: file })

function answerKept(
  kept: PaperReply,
  { typed }: Submission,
  { userId, step }: Pick<PostedPaper<unknown>, 'userId' | 'step'>,
) {
  if (kept.ok) return redirectWithFlash(HOME, { key: `livingWill_${step}` })
  return kept.reason === 'nothing'
    ? notTaken(userId, step)
    : refusedFile(kept.reason, typed, { kind })
}

/** The picture waits; or it is refused as the rest is. */
function answerHeld(held: DocumentStored, submission: Submission) {
  if (held.ok) return refuseWaiting(submission, held)
  return refuseSubmission(submission, { file: [whyRefused(held.reason, { kind })] })
}

const refuseWaiting = ({ typed, errors }: Submission, { id, name }: { id: string; name: string }) =>
  data<PaperFormReply>({ typed, errors, waits: { id, name } }, { status: 422 })

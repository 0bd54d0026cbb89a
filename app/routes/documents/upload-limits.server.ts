import { data } from 'react-router'
import { refusalBefore } from '#app/features/documents/documents.server.ts'
import { MAX_FILE_BYTES, type UploadRefusal } from '#app/features/documents/limits.ts'
import { tooManyUploads } from '#app/features/documents/uploads.server.ts'
import type { Typed } from '#app/forms/rows.ts'
import { documents } from '#app/features/documents/texts.nl.ts'
import { postedFileSize } from '#app/platform/http/upload.server.ts'
import { wasFrozen } from '#app/platform/unavailable.server.ts'
import type { FormReply } from '../kit/answer-form.server.ts'

/** Why a posted file will not be kept, as far as that is known before it comes in. */
export async function refusedEarly(
  request: Request,
  userId: string,
): Promise<UploadRefusal | undefined> {
  if (await tooManyUploads(userId)) return 'often'
  const size = postedFileSize(request)
  return size > MAX_FILE_BYTES ? 'tooLarge' : refusalBefore(userId, size)
}

const STATUS: Partial<Record<UploadRefusal, number>> = {
  tooLarge: 413,
  often: 429,
  full: 507,
}

/**
 * The answer that says at the field of the file why it was not kept, and shows the rest again.
 *
 * @param words for reasons that this form has other words for
 */
export const refusedFile = (reason: UploadRefusal, typed: Typed, words: RefusalTexts = {}) =>
  said(whyRefused(reason, words), typed, STATUS[reason] ?? 422)

/** In words. @param words for reasons that a form has other words for */
export const whyRefused = (reason: UploadRefusal, words: RefusalTexts = {}): string =>
  words[reason] ?? documents.refused[reason]

type RefusalTexts = Partial<Record<UploadRefusal, string>>

/** The same where it failed through no fault of who sent it. @param status as `orElse` has it */
export const failedFile = (typed: Typed, status: 503 | 500) =>
  said(documents.refused[wasFrozen() ? 'frozen' : 'failed'], typed, status)

const said = (why: string, typed: Typed, status: number) =>
  data<FormReply>({ typed, errors: { file: [why] } }, { status })

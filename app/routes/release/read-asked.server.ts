import type { RequestContents } from '#app/features/release/request-contents.server.ts'
import {
  fullRequestForm,
  livingWillRequestForm,
} from '#app/features/release/forms/request-forms.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { parseForm, type Submission } from '#app/forms/submission.server.ts'

const MOST = 100

type ReadRequest = { card: string; submission: Submission; asked: RequestContents | null }

/** What was posted, and what is asked for when all of it is right. */
export function readAsked(kind: RequestKind, form: FormData): ReadRequest {
  const card = String(form.get('kaart') ?? '').slice(0, MOST)
  const from = { card: card || undefined }
  if (kind === 'full') {
    const submission = parseForm(fullRequestForm, form)
    const { complete } = submission
    return { card, submission, asked: complete && { kind, ...from, ...complete } }
  }
  const submission = parseForm(livingWillRequestForm, form)
  const { complete } = submission
  return { card, submission, asked: complete && { kind, ...from, ...complete } }
}

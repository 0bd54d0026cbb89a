import { data } from 'react-router'
import type { Definition } from '#app/forms/fields.ts'
import { parseForm, type Submission } from '#app/forms/submission.server.ts'
import { type EditConflictReply, SEEN_FIELD } from './edit-conflict.tsx'

/**
 * Reads a form that says what it was made from. That comes back with what was typed: also after a
 * mistake was put right, nobody replaces unseen what another has stored.
 */
export function parseFormWithSeen<const D extends Definition>(
  definition: D,
  form: FormData,
): Submission<D> & { seen: string } {
  const submission = parseForm(definition, form)
  const seen = String(form.get(SEEN_FIELD) ?? '')
  return { ...submission, seen, typed: { ...submission.typed, [SEEN_FIELD]: seen } }
}

/** What was typed comes back, beside what it would replace. Sent once more, it does. */
export function editConflict({ typed }: Pick<Submission, 'typed'>) {
  const { [SEEN_FIELD]: _, ...again } = typed
  return data<EditConflictReply>({ typed: again, isClash: true }, { status: 409 })
}

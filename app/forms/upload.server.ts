import { readTypedBefore, readUpload } from '#app/platform/http/upload.server.ts'
import type { AnswersOf, Definition, OfKind } from './fields.ts'
import type { Typed } from './rows.ts'
import { errorsFor, parseForm, type Submission } from './submission.server.ts'

/** A form whose last field is a file. */
export type UploadDefinition = Definition & {
  fields: readonly [...Definition['fields'], OfKind<'file'>]
}

/** What was posted with such a form. */
export type ParsedUpload<D extends Definition, T> = {
  submission: Submission<D>
  /** Everything that was posted but the file. */
  form: FormData
  /** What `receive` makes of the file, or why it failed; undefined when it was not called. */
  received: Promise<T> | undefined
}

/**
 * Reads what was posted with a form that takes a file, in constant memory (`readUpload`).
 *
 * @param receive takes the file as it comes in, once everything before it is right; must undo what
 *   it did when the contents throw
 * @throws a 400 or 415 answer when the body is no such form, or breaks off
 */
export async function parseUpload<const D extends UploadDefinition, T>(
  request: Request,
  definition: D,
  receive: (
    contents: AsyncIterable<Uint8Array>,
    answers: AnswersOf<D>,
    form: FormData,
  ) => Promise<T>,
): Promise<ParsedUpload<D, T>> {
  const { key } = definition.fields.at(-1) as OfKind<'file'>
  const read: { submission?: Submission<D> } = {}
  const { fields: form, received } = await readUpload(request, key, async (file, before) => {
    const submission = parseForm(definition, withFile(before, key, file.name))
    read.submission = submission
    return submission.complete ? receive(file.contents, submission.complete, before) : undefined
  })
  const { submission = parseForm(definition, withFile(form, key)) } = read
  if (submission.complete) return { submission, form, received: received as Promise<T> }
  // A browser does not fill in a file a second time.
  const again = received && errorsFor(definition, { [key]: 'fileAgain' })
  return {
    submission: { ...submission, errors: { ...submission.errors, ...again } },
    form,
    received: undefined,
  }
}

/** The fields with a file of that name, or without one: a text in its place is none. */
function withFile(fields: FormData, key: string, name?: string): FormData {
  const form = new FormData()
  for (const [field, value] of fields) if (field !== key) form.append(field, value)
  if (name) form.append(key, name)
  return form
}

/**
 * What was typed in a form with a file that is refused unread.
 *
 * @throws a 400 or 415 answer when it is no such form
 */
export const typedBeside = async (request: Request, definition: UploadDefinition): Promise<Typed> =>
  parseForm(definition, await readTypedBefore(request)).typed

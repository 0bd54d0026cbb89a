import { type IncomingFile, readTypedBefore, readUpload } from '#app/platform/http/upload.server.ts'
import type { AnswersOf, Definition, OfKind } from './fields.ts'
import type { Typed } from './rows.ts'
import { errorsFor, parseForm, type Submission } from './submission.server.ts'

/** A form whose last field is a file. */
export type UploadDefinition = Definition & {
  fields: readonly [...Definition['fields'], OfKind<'file'>]
}

/** What was posted with such a form. */
export type ParsedUpload<D extends Definition, T, W> = {
  submission: Submission<D>
  /** Everything that was posted but the file. */
  form: FormData
  /** What `receive` makes of the file, or why it failed; undefined when it was not called. */
  received: Promise<T> | undefined
  /** What `hold` makes of the file; undefined when it was not called. */
  held: Promise<W> | undefined
}

/**
 * Reads what was posted with a form that takes a file, in constant memory (`readUpload`).
 *
 * @param receive takes the file as it comes in, once everything before it is right; must undo what
 *   it did when the contents throw
 * @param hold takes the file where something before it is wrong; without it a file is to be chosen again, since
 *   no browser fills one in a second time
 * @throws a 400 or 415 answer when the body is no such form, or breaks off
 */
export async function parseUpload<const D extends UploadDefinition, T, W = never>(
  request: Request,
  definition: D,
  receive: (
    contents: AsyncIterable<Uint8Array>,
    answers: AnswersOf<D>,
    form: FormData,
  ) => Promise<T>,
  hold?: (file: IncomingFile) => Promise<W>,
): Promise<ParsedUpload<D, T, W>> {
  const { key } = definition.fields.at(-1) as OfKind<'file'>
  const read: { submission?: Submission<D> } = {}
  const { fields: form, received } = await readUpload(request, key, async (file, before) => {
    const submission = parseForm(definition, withFile(before, key, file.name))
    read.submission = submission
    if (submission.complete) return receive(file.contents, submission.complete, before)
    return hold?.(file)
  })
  const { submission = parseForm(definition, withFile(form, key)) } = read
  const none = { received: undefined, held: undefined }
  if (submission.complete) return { ...none, submission, form, received: received as Promise<T> }
  if (received && hold) return { ...none, submission, form, held: received as Promise<W> }
  const again = received && errorsFor(definition, { [key]: 'fileAgain' })
  const errors = { ...submission.errors, ...again }
  return { ...none, submission: { ...submission, errors }, form }
}

/** The same form as if it were posted with a file of that name. */
export const parseWithFile = <const D extends UploadDefinition>(
  definition: D,
  form: FormData,
  name: string,
): Submission<D> =>
  parseForm(definition, withFile(form, (definition.fields.at(-1) as OfKind<'file'>).key, name))

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

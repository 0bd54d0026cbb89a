import { type PostedFields, postedIn, readForm } from '#app/platform/http/form.server.ts'
import { readTypedBefore } from '#app/platform/http/upload.server.ts'

/** A form that can be sent once more. */
export type PostedAgain = {
  fields: [name: string, value: string][]
  /** Names of the passwords in it, which are typed anew. */
  passwords: string[]
  /** Name of its file input, whose file is chosen anew. */
  file: string | undefined
}

/**
 * What a request posted, for the page that says that it could not be done.
 *
 * @returns null when it was no form, or none that can be read
 */
export async function postedOf(request: Request): Promise<PostedAgain | null> {
  if (request.method !== 'POST') return null
  const posted = postedIn(request) ?? (await readNow(request).catch(() => undefined))
  if (!posted) return null
  const all = Array.from(posted.fields, ([name, value]): [string, string] => [name, value])
  const isPassword = ([name]: [string, string]) => /password$/i.test(name)
  return {
    fields: all.filter((field) => !isPassword(field)),
    passwords: all.filter(isPassword).map(([name]) => name),
    file: posted.file,
  }
}

async function readNow(request: Request): Promise<PostedFields | undefined> {
  if (request.bodyUsed) return undefined
  const type = request.headers.get('content-type') ?? ''
  await (/^multipart\/form-data\b/i.test(type) ? readTypedBefore(request) : readForm(request))
  return postedIn(request)
}

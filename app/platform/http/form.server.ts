import { data } from 'react-router'

/** Bytes. The longest interview step, all in emoji, stays below it. */
export const MAX_FORM_BYTES = 2 * 1024 * 1024
const MAX_FIELDS = 1000

/**
 * Reads a posted form without a file; else see `readUpload`. Asked again it gives the same form.
 *
 * @throws a 400, 413 or 415 answer
 */
export async function readForm(request: Request): Promise<FormData> {
  const before = postedIn(request)?.fields
  if (before instanceof FormData) return before
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw data('form', { status: 415 })
  if (Number(request.headers.get('content-length')) > MAX_FORM_BYTES)
    throw data('form', { status: 413 })
  const text = await request.text().catch(() => {
    throw unreadable()
  })
  // A million empty fields, which fit in a form, kept node busy for twelve seconds.
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw unreadable()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isFieldName(name)) throw unreadable()
    form.append(name, withoutSoftHyphens(value))
  }
  rememberPosted(request, { fields: form as FormData & Iterable<[string, string]> })
  return form
}

/** What a request posted, as far as it was read. */
export type PostedFields = {
  fields: Iterable<readonly [string, string]>
  /** Name of the file input. The file itself is not kept. */
  file?: string
}

const postedByRequest = new WeakMap<Request, PostedFields>()

/** Keeps what a request posted as long as the request lives, for a page that gives it back. */
export const rememberPosted = (request: Request, posted: PostedFields): void =>
  void postedByRequest.set(request, posted)

/** What was read of a request; undefined when nothing was. */
export const postedIn = (request: Request): PostedFields | undefined => postedByRequest.get(request)

/**
 * Takes out signs that nobody sees and that text copied from a page of ours holds; who looks for
 * such a word finds none.
 */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

/** Reads the fields of a form that an address holds. */
export function fieldsIn({ searchParams }: URL): FormData {
  const form = new FormData()
  for (const [name, value] of searchParams) form.append(name, withoutSoftHyphens(value))
  return form
}

/** Reads what is searched for on the page of an address. */
export const queryOf = (url: URL): string =>
  withoutSoftHyphens(url.searchParams.get('q') ?? '')
    .trim()
    .slice(0, 200)

const unreadable = () => data('form', { status: 400 })

/**
 * 'email', 'keuze.email' or 'contacts[29].email'. Each part nests deeper, a list gets all places:
 * so few.
 */
const FIELD_NAME = /^\w{1,50}((\[\d{1,2}\])?\.\w{1,50})?$/
const PROTOTYPE = /\b(__proto__|constructor|prototype)\b/

/** Whether a name can be a field's; no field of a body is read without this. */
export const isFieldName = (name: string): boolean => FIELD_NAME.test(name) && !PROTOTYPE.test(name)

/** Reads a path of this site; undefined for anything that could lead elsewhere. */
export function localPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || !/^\/(?![/\\])[\w\-./?=&%]*$/.test(wanted)) return undefined
  const base = 'https://here.invalid'
  const url = new URL(wanted, base)
  // '/.//elsewhere' is a path here, and after tidying another site.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search
}

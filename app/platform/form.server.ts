import { data } from 'react-router'
import { rememberPosted } from './posted.server.ts'

/** The largest form, in bytes; the longest interview step, all in emoji, stays below it. */
export const MAX_FORM_BYTES = 2 * 1024 * 1024
const MAX_FIELDS = 1000

/**
 * The posted form, which is read whole. The node layer refuses bodies over MAX_FORM_BYTES, but for
 * the few addresses that take files; a large body is not read here there either. Only forms with a
 * file come in parts: see `readUpload`.
 *
 * @throws a 400, 413 or 415 answer when the body is no such form, is too large, has too many fields
 *   or one that no form of ours has
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw data('form', { status: 415 })
  if (Number(request.headers.get('content-length')) > MAX_FORM_BYTES)
    throw data('form', { status: 413 })
  const text = await request.text().catch(() => {
    throw unreadable()
  })
  // Counted first: a million empty fields, which fit in a form, kept node busy for twelve seconds.
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw unreadable()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isFieldName(name)) throw unreadable()
    form.append(name, value)
  }
  rememberPosted(request, { fields: form as FormData & Iterable<[string, string]> })
  return form
}

const unreadable = () => data('form', { status: 400 })

/**
 * 'email', a part of something ('keuze.email') or of a row ('contacts[29].email'). Each part and
 * place in a name nests its value deeper, and a list gets all places up to the one that is named.
 */
const FIELD_NAME = /^\w{1,50}((\[\d{1,2}\])?\.\w{1,50})?$/
/** Names that reach the prototype of an object. */
const PROTOTYPE = /\b(__proto__|constructor|prototype)\b/

/** Whether a form of ours could have a field of this name. No field of a body is read without. */
export const isFieldName = (name: string): boolean => FIELD_NAME.test(name) && !PROTOTYPE.test(name)

/**
 * An address on this site to go to after signing in.
 *
 * @param wanted what the visitor's address bar or form says
 * @returns the path, or undefined for anything that could lead elsewhere
 */
export function localPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || !/^\/(?![/\\])[\w\-./?=&%]*$/.test(wanted)) return undefined
  const base = 'https://here.invalid'
  const url = new URL(wanted, base)
  // '/.//elsewhere' is a path here, and after tidying another site.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search
}

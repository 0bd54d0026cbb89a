import { data } from 'react-router'
import { rememberPosted } from './posted.server.ts'

/** The largest form, in bytes; the longest interview step, all in emoji, stays below it. */
export const MAX_FORM_BYTES = 2 * 1024 * 1024
const MAX_FIELDS = 1000
/** No field of ours has a name as long as this; each part of a name nests its value deeper. */
const MAX_NAME = 100

/**
 * The posted form, which is read whole. The node layer refuses bodies over MAX_FORM_BYTES, but for
 * the few addresses that take files; a large body is not read here there either.
 *
 * @throws a 400, 413 or 415 answer when the body is no form, is too large or has too many fields
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw data('form', { status: 415 })
  if (Number(request.headers.get('content-length')) > MAX_FORM_BYTES)
    throw data('form', { status: 413 })
  const form = await (/^multipart/i.test(type) ? request.formData() : pairsOf(request)).catch(
    () => {
      throw data('form', { status: 400 })
    },
  )
  let count = 0
  for (const [name, value] of form) {
    count += 1
    if (count > MAX_FIELDS || typeof value !== 'string' || isUnsafeName(name))
      throw data('form', { status: 400 })
  }
  rememberPosted(request, { fields: form as FormData & Iterable<[string, string]> })
  return form
}

/**
 * The fields of an urlencoded body. They are counted first: a million empty ones, which fit in a
 * form, kept node busy with nothing else for twelve seconds.
 *
 * @throws when there are too many
 */
async function pairsOf(request: Request): Promise<FormData> {
  const text = await request.text()
  let count = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count += 1
  if (count > MAX_FIELDS) throw new RangeError('too many fields')
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

/**
 * Names that could reach an object's prototype, or make a list of millions of places, when a name
 * with dots and brackets becomes a nested value.
 */
function isUnsafeName(name: string): boolean {
  if (name.length > MAX_NAME || /\[\d{4,}\]/.test(name)) return true
  return name
    .split(/[.[\]]/)
    .some((part) => ['__proto__', 'constructor', 'prototype'].includes(part))
}

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

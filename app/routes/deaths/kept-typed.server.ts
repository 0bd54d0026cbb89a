/**
 * What a contact typed about a death, from step to step and when their visit had ended: it waits in their
 * browser, sealed.
 */
import { redirect } from 'react-router'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import type { Typed } from '#app/forms/rows.ts'
import { typedCookie, textIn } from '#app/platform/http/cookies.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { HOUR_MS } from '#app/platform/durations.ts'
import { requireReader } from '../relatives/reader.server.ts'

type Asked = Parameters<typeof requireReader>[0]

/** As they are typed: a day, and a word. */
const NAMES = ['dag', 'weg'] as const

/** A browser keeps no more than a little. */
const LONGEST = 40

type Kept = { relative: string; typed: Typed; until: number }

const SEALED_FOR = 'typed about a death'
const TWO_HOURS = 2 * HOUR_MS

/** What was typed of a report in a form. */
export const typedOf = (form: FormData): Typed =>
  cut(Object.fromEntries(NAMES.map((name) => [name, form.get(name) ?? ''])))

const cut = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, String(text ?? '').slice(0, LONGEST)]),
  )

/**
 * Who posts here by this contact. Where their visit has ended, what they typed waits for the next one.
 *
 * @throws as `requireReader`
 */
export async function readerOrKeep(
  asked: Asked,
  relative: string,
  form: FormData,
): Promise<Reader> {
  try {
    return await requireReader(asked, relative)
  } catch (answer) {
    const to = answer instanceof Response ? answer.headers.get('location') : null
    if (!to || !form.get('dag')) throw answer
    throw redirect(to, { status: 303, headers: await keepTyped(relative, typedOf(form)) })
  }
}

/** The header by which a browser keeps it for two hours. */
export async function keepTyped(relative: string, typed: Typed) {
  const kept: Kept = { relative, typed: cut(typed), until: Date.now() + TWO_HOURS }
  const sealed = sealForSystem(kept, SEALED_FOR).toString('base64url')
  return { 'set-cookie': await typedCookie().serialize(sealed) }
}

async function keptIn(request: Request): Promise<Kept | null> {
  const sealed = await textIn(typedCookie(), request)
  if (!sealed) return null
  try {
    const kept = openForSystem<Kept>(Buffer.from(sealed, 'base64url'), SEALED_FOR)
    return kept.until > Date.now() ? kept : null
  } catch {
    return null // of another key, or made up
  }
}

/** Whether something waits in this browser. */
export const hasTyped = async (request: Request): Promise<boolean> =>
  (await keptIn(request)) !== null

/** What waits in this browser for a contact. */
export async function typedBefore(request: Request, relative: string): Promise<Typed | null> {
  const kept = await keptIn(request)
  return kept?.relative === relative ? kept.typed : null
}

/** The header by which a browser forgets it. */
export const forgetTyped = async () => ({
  'set-cookie': await typedCookie().serialize('', { maxAge: 0 }),
})

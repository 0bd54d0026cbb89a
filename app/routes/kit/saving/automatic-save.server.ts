/** What a save by the script is answered with: few words, since it cannot follow a redirect. */
import type { RouterContextProvider } from 'react-router'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { Definition } from '#app/forms/fields.ts'
import { type FieldErrors, isTyped, type Typed } from '#app/forms/rows.ts'
import { isAnswered, questionOfName, type SectionData } from '#app/forms/values.ts'
import { timeOf } from '#app/locales/dates.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { isAway, isFrozen } from '#app/platform/unavailable.server.ts'
import { waitOf } from '../attempt.server.ts'
import { waitBeforeSave } from './save-pace.server.ts'

const REFUSALS = { signedOut: 401, conflict: 409, frozen: 409, invalid: 422 } as const

/** Says why nothing was saved. */
export const saveRefused = (reason: keyof typeof REFUSALS): Response =>
  Response.json({ ok: false, reason }, { status: REFUSALS[reason] })

/** Who saves; an answer where nobody may, or not so often. */
export async function whoSaves(
  context: Readonly<RouterContextProvider>,
): Promise<SignedIn | Response> {
  const user = userOf(context)
  // No reason that the script knows: it keeps the text and tries again.
  if (isAway()) throw new Response('away', { status: 503 })
  // The session of a recovery code opens nothing until another second factor is set up.
  if (!user || user.secondFactor === 'lost') return saveRefused('signedOut')
  const wait = await waitBeforeSave(context)
  // No reason that the script knows either.
  return wait === undefined ? user : new Response('too often', waitOf(wait).init)
}

/** @returns null when the file stays as it is: it is being released, or read after a death */
export async function unlessFrozen<T>(saving: Promise<T>): Promise<T | null> {
  try {
    return await saving
  } catch (error) {
    if (isFrozen(error)) return null
    throw error
  }
}

/** The questions that something is wrong with. One that has to be answered and is not, nor was, is none of them. */
export const leftOpen = (errors: object, typed: Typed, stored: SectionData): string[] =>
  Object.keys(errors).filter((name) => {
    const question = questionOfName(name)
    return isTyped(typed[question]) || isAnswered(stored[question])
  })

/**
 * What a save leaves open, for `saveDone`: nothing where nothing is.
 *
 * @param words puts in words which questions are
 */
export const openIn = (
  definition: Definition,
  open: string[],
  said: { typed: Typed; errors: FieldErrors },
  words: () => string,
): { open?: string } =>
  open.length > 0 ? { open: withReason(words(), tooLongIn(definition, open, said)) } : {}

/** What is said besides of the one question that is left open, where its text is too long to be stored. */
function tooLongIn(
  { fields }: Definition,
  open: string[],
  { typed, errors }: { typed: Typed; errors: FieldErrors },
) {
  const [name = '', ...others] = open
  const field = fields.find(({ key }) => key === name)
  if (others.length > 0 || field?.kind !== 'longText') return undefined
  return String(typed[name]).trim().length > field.maxLength ? errors[name]?.[0] : undefined
}

/** The sentence that the script says it in has its own full stop. */
const withReason = (open: string, reason: string | undefined): string =>
  reason ? `${open}. ${reason.replace(/\.$/, '')}` : open

type Saved = {
  revision: number
  /** Names the form. */
  saveId: string
  counts?: string[] | undefined
  /** What was not stored, in words. */
  open?: string | undefined
}

/** Says what was saved, and what the clock says in the Netherlands: the one on someone's desk may be wrong. */
export const saveDone = (saved: Saved): Response =>
  Response.json({ ok: true, ...saved, time: timeOf(new Date()) })

import { z } from 'zod'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { HOUR_MS } from '#app/platform/durations.ts'

const text = z.string().optional()

/**
 * Goes from page to page in the page itself, sealed: nothing is stored before the address is
 * confirmed, nothing can be read from a page left open. Of the password only the hash.
 */
const wizardState = z.object({
  typed: z.object({ firstName: text, lastName: text, email: text, dateOfBirth: text }),
  passwordHash: text,
  phone: text,
  address: text,
  /** What the form for a profile asked besides. */
  intake: z.custom<AnswersTo<'formulier'>>().optional(),
  /** What someone wrote who began with a question. */
  begun: z.object({ lifeMoments: z.string() }).optional(),
  referral: text,
})

export type WizardState = z.infer<typeof wizardState>

/** A page that was left open works as long as the link in a mail does. */
const HOURS = 24
const BELONGS_TO = 'registration'

/** For a hidden field of the next page; the moment is in it, since it opens for a day only. */
export const sealWizardState = (value: WizardState, now = new Date()): string =>
  sealForSystem({ ...value, at: now.toISOString() }, BELONGS_TO).toString('base64url')

const sealed = wizardState.extend({ at: z.coerce.date() })

/** Null when it is not ours, was changed, or is too old. */
export function openWizardState(value: unknown, now = new Date()): WizardState | null {
  if (typeof value !== 'string' || value.length > 100_000) return null
  try {
    const { at, ...opened } = sealed.parse(
      openForSystem(Buffer.from(value, 'base64url'), BELONGS_TO),
    )
    return now.getTime() - at.getTime() < HOURS * HOUR_MS ? opened : null
  } catch {
    return null
  }
}

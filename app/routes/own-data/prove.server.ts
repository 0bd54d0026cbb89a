import type { Reply } from '#app/features/accounts/form.ts'
import { proofForm } from '#app/features/accounts/forms.server.ts'
import { provePassword, signedInRecently } from '#app/features/accounts/prove.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { refuseFor } from '../auth/attempt.server.ts'

/**
 * For what is worth stealing or cannot be undone: a recent sign-in, or the password once more.
 *
 * @returns what is wrong, or null when the person has shown who they are
 * @throws a 429 answer after too many attempts
 */
export async function unproven(user: SignedIn, form: FormData): Promise<Reply | null> {
  if (await signedInRecently(user)) return null
  const { complete, errors } = parseForm(proofForm, form)
  if (!complete) return { errors }
  const proven = await provePassword(user, complete.currentPassword)
  if (proven.ok) return null
  if (proven.reason === 'tooOften') throw refuseFor(proven.seconds)
  return { errors: errorsFor(proofForm, { currentPassword: 'passwordWrong' }) }
}

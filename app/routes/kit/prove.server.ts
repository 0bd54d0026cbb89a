import type { SignInReply } from '#app/features/sign-in/form.ts'
import { fullProofForm, proofForm } from '#app/features/sign-in/forms.server.ts'
import {
  type AskedProof,
  proofNeeded,
  prove,
  type GivenProof,
  type SaidWithProof,
} from '#app/features/sign-in/prove.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { refuseFor } from './attempt.server.ts'

/**
 * For what is worth stealing or cannot be undone: a recent sign-in, or what one signs in with once
 * more.
 *
 * @param said what who shows it says by that
 * @returns what is wrong, or null when the person has shown who they are
 * @throws a 429 answer after too many attempts
 */
export async function unproven(
  user: SignedIn,
  form: FormData,
  said?: SaidWithProof,
): Promise<SignInReply | null> {
  const asked = await proofNeeded(user)
  if (!asked) return null
  const { shown, errors } = proofIn(form, asked)
  if (!shown) return { errors: sayingWhy(errors, form) }
  const proven = await prove(user, asked, shown, said)
  if (proven.ok) return null
  if (proven.reason === 'tooOften') throw refuseFor(proven.seconds)
  return { errors: WRONG[proven.reason] }
}

/**
 * What was left open of it in a form of which more is wrong, to be said at once. What was filled in is tried
 * when the rest is right.
 */
export async function proofLeftOpen(user: SignedIn, form: FormData): Promise<FieldErrors> {
  const asked = await proofNeeded(user)
  if (!asked) return {}
  const { shown, errors } = proofIn(form, asked)
  return shown ? {} : sayingWhy(errors, form)
}

/** Where the page that was filled in did not ask for it: too little time had gone by. */
const sayingWhy = (errors: FieldErrors, form: FormData): FieldErrors =>
  errors.currentPassword && !form.has('currentPassword')
    ? { ...errors, currentPassword: [common.validation.proofRanOut] }
    : errors

/** What is said where that is not right. */
export const WRONG = {
  password: errorsFor(fullProofForm, { currentPassword: 'passwordWrong' }),
  code: errorsFor(fullProofForm, { proofCode: 'codeWrong' }),
  passkey: { passkey: [common.validation.passkey] },
} satisfies Record<string, FieldErrors>

/** What a form without anything says. */
export const missingProof = (asked: AskedProof): FieldErrors =>
  proofIn(new FormData(), asked).errors

type ProofInForm = { shown: GivenProof | null; errors: FieldErrors }

/** A passkey goes before the rest. */
function proofIn(form: FormData, { code, passkey }: AskedProof): ProofInForm {
  const given = form.get('passkey')
  if (passkey && typeof given === 'string' && given)
    return { shown: { passkey: given }, errors: {} }
  if (code) return bothIn(form)
  if (passkey) return { shown: null, errors: WRONG.passkey }
  const { complete, errors } = parseForm(proofForm, form)
  return { shown: complete && { password: complete.currentPassword }, errors }
}

function bothIn(form: FormData): ProofInForm {
  const { complete, errors } = parseForm(fullProofForm, form)
  if (!complete) return { shown: null, errors }
  const { currentPassword: password, proofCode } = complete
  return { shown: { password, code: proofCode.replaceAll(/\s/g, '') }, errors }
}

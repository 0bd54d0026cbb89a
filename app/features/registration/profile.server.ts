import { joinAddress } from '#app/features/accounts/address.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { WizardState } from './wizard-state.server.ts'
import { profileForm } from './profile-form.ts'

export type ProfileReply = {
  values: Typed
  errors: FieldErrors
  /** Name or address; said first (specification 5, 'Profile creation'). */
  missing: boolean
}

/** @returns what the registration goes on with, or what is wrong */
export function checkProfile(
  form: FormData,
): { ok: true; wizardState: WizardState } | { ok: false; reply: ProfileReply } {
  const { complete, errors, typed, ...read } = parseForm(profileForm, form)
  if (!complete) {
    const missing = ['firstName', 'lastName', 'email'].some((key) => read.missing.includes(key))
    return { ok: false, reply: { values: typed, errors, missing } }
  }
  return { ok: true, wizardState: wizardStateFrom(complete) }
}

function wizardStateFrom(answers: AnswersOf<typeof profileForm>): WizardState {
  const { firstName, lastName, email, dateOfBirth, phone, street, postalCode, city, ...others } =
    answers
  return {
    typed: { firstName, lastName, email, dateOfBirth },
    phone,
    address: joinAddress({ street, postalCode, city }),
    intake: others,
  }
}

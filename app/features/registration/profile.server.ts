import { joinAddress } from '../accounts/address.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { type SectionData, withoutEmpty } from '#app/forms/values.ts'
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
  const { values, errors, typed } = parseForm(profileForm, form)
  if (Object.keys(errors).length > 0) {
    const missing = ['firstName', 'lastName', 'email'].some((key) => isBlank(typed[key]))
    return { ok: false, reply: { values: typed, errors, missing } }
  }
  return { ok: true, wizardState: wizardStateFrom(withoutEmpty(values)) }
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

function wizardStateFrom(data: SectionData): WizardState {
  const { firstName, lastName, email, dateOfBirth, phone, street, postalCode, city, ...others } =
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]))
  return {
    typed: { firstName, lastName, email, dateOfBirth },
    phone,
    address: joinAddress({ street, postalCode, city }),
    intake: others,
  }
}

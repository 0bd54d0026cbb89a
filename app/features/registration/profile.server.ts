import type { TFunction } from 'i18next'
import { joinAddress } from '../accounts/address.ts'
import { parseSection, withoutEmpty } from '#app/forms/parse.server.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { SectionData } from '#app/forms/values.ts'
import type { Carried } from './carried.server.ts'
import { profileForm } from './profile-form.ts'

export type ProfileReply = {
  values: Typed
  errors: FieldErrors
  /** True when name or address is missing: said first (specification 5, 'Profile creation'). */
  missing: boolean
}

/** Reads the form for a profile. @returns what the registration goes on with, or what is wrong */
export function checkProfile(
  form: FormData,
  t: TFunction,
): { ok: true; carried: Carried } | { ok: false; reply: ProfileReply } {
  const { data, errors, typed } = parseSection(profileForm, form, t)
  if (Object.keys(errors).length > 0) {
    const missing = ['firstName', 'lastName', 'email'].some((key) => isBlank(typed[key]))
    return { ok: false, reply: { values: typed, errors, missing } }
  }
  return { ok: true, carried: carriedFrom(withoutEmpty(data)) }
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

function carriedFrom(data: SectionData): Carried {
  const { firstName, lastName, email, dateOfBirth, phone, street, postalCode, city, ...others } =
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]))
  return {
    typed: { firstName, lastName, email, dateOfBirth },
    phone,
    address: joinAddress({ street, postalCode, city }),
    intake: others,
  }
}

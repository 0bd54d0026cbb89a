import { z } from 'zod'
import type { accounts } from '#app/locales/nl/accounts.ts'
import { isPlainName } from '#app/platform/names.ts'
import { isCommonPassword } from './common-passwords.server.ts'

/** What can be wrong with a field; the texts are in locales/nl/accounts.ts under `errors`. */
export type FieldError = keyof typeof accounts.errors

/** Stops at the first thing that is wrong, so that a field shows one message. */
const first = (error: FieldError) => ({ error, abort: true })
const text = (whenMissing: FieldError) => z.string({ error: whenMissing satisfies FieldError })

/** Specification 5: trimmed, lower case, at most 255. */
const email = text('emailInvalid')
  .trim()
  .toLowerCase()
  .max(255, first('emailLong'))
  .pipe(z.email({ error: 'emailInvalid' satisfies FieldError }))

/** Specification 5. */
const personName = text('required')
  .trim()
  .min(1, first('required'))
  .max(100, first('nameLong'))
  .refine(isPlainName, first('nameCharacters'))

/** Specification 5, and refused besides: what everybody tries first. */
const newPassword = text('passwordShort')
  .min(8, first('passwordShort'))
  .max(72, first('passwordLong'))
  .refine((value) => /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value), {
    ...first('passwordComposition'),
  })
  .refine((value) => !isCommonPassword(value), first('passwordCommon'))

/** A day that someone can have been born on, as 31-12-1950 or 1950-12-31. Kept as the latter. */
const dateOfBirth = text('dateOfBirth')
  .trim()
  .transform((value) => value.replace(/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/, isoDate))
  .refine((value) => isBirthday(value), { error: 'dateOfBirth' satisfies FieldError })

const isoDate = (_: string, day: string, month: string, year: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

function isBirthday(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  const real = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
  return real && date.getUTCFullYear() >= 1900 && date <= new Date()
}

const twice = { password: newPassword, confirmPassword: text('confirmDiffers') }

type Twice = { password: string; confirmPassword: string }
const isSame = ({ password, confirmPassword }: Twice) => password === confirmPassword
const differs = { path: ['confirmPassword'], error: 'confirmDiffers' satisfies FieldError }

const privacyConsent = z.literal('true', { error: 'consentRequired' satisfies FieldError })

export const signUpSchema = z
  .object({ firstName: personName, lastName: personName, email, ...twice, privacyConsent })
  .refine(isSame, differs)

/** At sign-in a password is only required: rules of today do not shut out accounts of yesterday. */
export const signInSchema = z.object({ email, password: text('passwordRequired') })

/** The password of a sign-up, shown where it is confirmed. */
export const signUpPasswordSchema = z.object({ password: text('passwordRequired') })

export const emailSchema = z.object({ email })

export const newPasswordSchema = z.object(twice).refine(isSame, differs)

/** The password that confirms an account: consent comes with it. */
export const firstPasswordSchema = z.object({ ...twice, privacyConsent }).refine(isSame, differs)

export const currentPasswordSchema = z.object({ currentPassword: text('passwordRequired') })

export const changePasswordSchema = currentPasswordSchema.extend(twice).refine(isSame, differs)

/** Who registers in stages; the password has a check of its own. */
export const registrationSchema = z.object({
  firstName: personName,
  lastName: personName,
  email,
  dateOfBirth,
})

export type SignUpForm = z.infer<typeof signUpSchema>

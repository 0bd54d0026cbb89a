import { z } from 'zod'
import type { accounts } from '#app/locales/nl/accounts.ts'
import { isCommonPassword } from './common-passwords.ts'

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

/** Specification 5. Letters of every script, and the marks that some are written with. */
const personName = text('required')
  .trim()
  .min(1, first('required'))
  .max(100, first('nameLong'))
  .regex(/^[\p{L}\p{M} '’-]+$/u, first('nameCharacters'))

/** Specification 5, and refused besides: what everybody tries first. */
const newPassword = text('passwordShort')
  .min(8, first('passwordShort'))
  .max(72, first('passwordLong'))
  .refine((value) => /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value), {
    ...first('passwordComposition'),
  })
  .refine((value) => !isCommonPassword(value), first('passwordCommon'))

const twice = { password: newPassword, confirmPassword: text('confirmDiffers') }

type Twice = { password: string; confirmPassword: string }
const isSame = ({ password, confirmPassword }: Twice) => password === confirmPassword
const differs = { path: ['confirmPassword'], error: 'confirmDiffers' satisfies FieldError }

export const signUpSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    email,
    ...twice,
    privacyConsent: z.literal('true', { error: 'consentRequired' satisfies FieldError }),
  })
  .refine(isSame, differs)

/** At sign-in a password is only required: rules of today do not shut out accounts of yesterday. */
export const signInSchema = z.object({ email, password: text('passwordRequired') })

export const emailSchema = z.object({ email })

export const newPasswordSchema = z.object(twice).refine(isSame, differs)

export const currentPasswordSchema = z.object({ currentPassword: text('passwordRequired') })

export const changePasswordSchema = currentPasswordSchema.extend(twice).refine(isSame, differs)

export type SignUpForm = z.infer<typeof signUpSchema>

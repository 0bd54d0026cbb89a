import { dateOfBirthField } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'
import type { ErrorCode } from '#app/forms/error-codes.ts'
import { isCommonPassword } from './common-passwords.server.ts'
import { codeForm } from '#app/features/second-factor/second-factor-forms.server.ts'

/** Specification 5, and what everybody tries first. */
function passwordProblem(password: string): ErrorCode | undefined {
  if (password.length < 8) return 'passwordShort'
  if (password.length > 72) return 'passwordLong'
  const isMixed = [/\p{Ll}/u, /\p{Lu}/u, /\d/].every((sign) => sign.test(password))
  if (!isMixed) return 'passwordComposition'
  return isCommonPassword(password) ? 'passwordCommon' : undefined
}

/** Specification 5: letters, spaces, hyphens and apostrophes. */
export const nameField = {
  kind: 'text',
  maxLength: 100,
  format: 'name',
  required: true,
  says: { tooLong: 'nameLong', characters: 'name' },
} as const

/** Specification 5: trimmed, lower case, at most 255. */
const email = {
  key: 'email',
  kind: 'text',
  maxLength: 255,
  format: 'email',
  lowerCase: true,
  required: true,
  says: { required: 'email', tooLong: 'emailLong', characters: 'email' },
} as const

const names = [
  { ...nameField, key: 'firstName', capitals: true },
  { ...nameField, key: 'lastName' },
] as const

/** Only required: rules of today do not shut out accounts of yesterday. */
const knownPassword = {
  kind: 'password',
  required: true,
  says: { required: 'passwordRequired' },
} as const

const newPassword = [
  {
    key: 'password',
    kind: 'password',
    required: true,
    refuse: passwordProblem,
    made: 'generated',
    says: { required: 'passwordShort' },
  },
  { key: 'confirmPassword', kind: 'password', sameAs: 'password' },
] as const

const privacyConsent = { key: 'privacyConsent', kind: 'consent', required: true } as const

export const signUpForm = {
  key: 'signUp',
  fields: [...names, email, ...newPassword, privacyConsent],
} as const satisfies Definition

export const signInForm = {
  key: 'signIn',
  fields: [
    { ...email, known: true },
    { ...knownPassword, key: 'password' },
  ],
} as const satisfies Definition

export const emailForm = { key: 'email', fields: [email] } as const satisfies Definition

export const signUpPasswordForm = {
  key: 'confirm',
  fields: [{ ...knownPassword, key: 'password' }],
} as const satisfies Definition

export const newPasswordForm = {
  key: 'newPassword',
  fields: newPassword,
} as const satisfies Definition

export const firstPasswordForm = {
  key: 'firstPassword',
  fields: [...names, ...newPassword, privacyConsent],
} as const satisfies Definition

/** The same for who is invited by a guild member, which knows the name. */
export const memberPasswordForm = {
  key: 'memberPassword',
  fields: [...newPassword, privacyConsent],
} as const satisfies Definition

/** The same for an account that was made in a conversation. */
export const takeOverForm = {
  key: 'takeOver',
  fields: [dateOfBirthField, ...newPassword, privacyConsent],
} as const satisfies Definition

/** The same with the code of a letter, for who has to say an address too. */
export const takeOverByCodeForm = {
  key: 'takeOverByCode',
  fields: [
    {
      key: 'code',
      kind: 'text',
      maxLength: 40,
      oneLine: true,
      required: true,
      says: { required: 'codeOpen' },
    },
    dateOfBirthField,
    email,
    ...newPassword,
    privacyConsent,
  ],
} as const satisfies Definition

/** For who has the link of that, in another browser. */
export const takeOverElsewhereForm = {
  key: 'takeOverElsewhere',
  fields: [dateOfBirthField, ...newPassword],
} as const satisfies Definition

const currentPassword = { ...knownPassword, key: 'currentPassword' } as const

export const proofForm = { key: 'proof', fields: [currentPassword] } as const satisfies Definition

/** The same where a second factor is set up. Named apart: its page may ask for another code too. */
export const fullProofForm = {
  key: 'fullProof',
  fields: [currentPassword, { ...codeForm.fields[0], key: 'proofCode' }],
} as const satisfies Definition

export const changePasswordForm = {
  key: 'changePassword',
  fields: [currentPassword, ...newPassword],
} as const satisfies Definition

/** Specification 5, 'Older registration': who someone is. */
export const personForm = {
  key: 'person',
  fields: [
    ...names,
    dateOfBirthField,
    { ...email, says: { ...email.says, required: 'emailOpen' } },
  ],
} as const satisfies Definition

/** Only that it is there, and twice the same: the other rules are told of after that. */
const typedPassword = {
  key: 'password',
  kind: 'password',
  required: true,
  made: 'generated',
  says: { required: 'passwordOpen' },
  refuse: (password: string): ErrorCode | undefined =>
    password.trim() ? undefined : 'passwordOpen',
} as const
const repeated = newPassword[1]

/** The same with a password. */
export const registrationForm = {
  key: 'registration',
  fields: [...personForm.fields, typedPassword, repeated],
} as const satisfies Definition

/** The same for who chose one before, which need not be typed again. */
export const registrationAgainForm = {
  key: 'registrationAgain',
  fields: [...personForm.fields, { ...typedPassword, required: undefined }, repeated],
} as const satisfies Definition

/** After that, to the privacy statement. */
export const consentForm = {
  key: 'consent',
  fields: [privacyConsent],
} as const satisfies Definition

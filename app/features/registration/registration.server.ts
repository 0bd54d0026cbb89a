import { href } from 'react-router'
import { tooManyAttempts, type TooOften } from '#app/features/accounts/attempts.server.ts'
import { OLDER_CONSENT_VERSION } from '#app/features/accounts/consents.server.ts'
import type { Reply } from '#app/features/accounts/form.ts'
import { hashPassword } from '#app/features/accounts/passwords.server.ts'
import { referralCode } from '#app/features/accounts/referral.server.ts'
import { newPasswordForm, registrationForm } from '#app/features/accounts/forms.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { shownDay } from '#app/forms/formats.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { type SignUp, signUp } from '#app/features/accounts/sign-up.server.ts'
import type { WizardState } from './wizard-state.server.ts'

/** Said of the whole form (specification 5, 'Older registration'). */
export type Notice = 'missing' | 'differs' | 'short'

export type RegistrationReply = Reply & { notice?: Notice }

type Checked =
  | { ok: true; email: string; wizardState: WizardState }
  | { ok: false; reply: RegistrationReply }

export const FORM = href('/formulier')

/**
 * Specification 5, 'Older registration', and then the rules for every account, with a longer
 * password.
 *
 * @param before a password that was given there need not be typed again
 */
export function checkRegistration(form: FormData, before: WizardState | null): Checked {
  const { errors, complete } = parseForm(registrationForm, form)
  const password = textOf(form, 'password')
  const confirmed = textOf(form, 'confirmPassword')
  const kept = before?.passwordHash !== undefined && password === '' && confirmed === ''
  const refuse = (wrong: FieldErrors, notice?: Notice): Checked => ({
    ok: false,
    reply: { ...replyAsTyped(form), errors: wrong, ...(notice && { notice }) },
  })

  const missing = emptyOf(form, kept ? [] : ['password'])
  if (Object.keys(missing).length > 0) return refuse(missing, 'missing')
  if (password !== confirmed)
    return refuse(errorsFor(newPasswordForm, { confirmPassword: 'passwordsDiffer' }), 'differs')
  if (!kept && password.length < 6)
    return refuse(errorsFor(newPasswordForm, { password: 'passwordShort' }), 'short')

  const wrong = { ...errors, ...(!kept && parseForm(newPasswordForm, form).errors) }
  if (!complete || Object.keys(wrong).length > 0) return refuse(wrong)
  const referral = before?.referral ?? referralIn(form)
  return { ok: true, email: complete.email, wizardState: { ...before, typed: complete, referral } }
}

function emptyOf(form: FormData, more: string[]): FieldErrors {
  const keys = [...registrationForm.fields.map(({ key }) => key), ...more]
  const empty = keys.filter((key) => !textOf(form, key).trim())
  return Object.fromEntries(empty.map((key) => [key, [common.validation.required]]))
}

export const referralIn = (form: FormData): string | undefined => referralCode(textOf(form, 'ref'))

function textOf(form: FormData, key: string): string {
  const value = form.get(key)
  return typeof value === 'string' ? value : ''
}

function answersIn({ typed }: WizardState) {
  const form = new FormData()
  for (const [key, text] of Object.entries(typed)) form.set(key, text ?? '')
  return parseForm(registrationForm, form).complete
}

export function replyFrom(wizardState: WizardState | null): Reply {
  const { dateOfBirth, ...typed } = wizardState?.typed ?? {}
  return { typed: { ...typed, ...(dateOfBirth && { dateOfBirth: shownDay(dateOfBirth) }) } }
}

/** Unchecked, for a page that changes nothing of it. */
export const replyAsTyped = (form: FormData): Reply => ({
  typed: { ...parseForm(registrationForm, form).typed, ...parseForm(newPasswordForm, form).typed },
})

type WithPassword = { ok: true; wizardState: WizardState } | TooOften

export async function withPassword(
  { wizardState, email }: { wizardState: WizardState; email: string },
  form: FormData,
  network: string,
): Promise<WithPassword> {
  const refused = await tooManyAttempts('signUp', email, network)
  if (refused) return refused
  const password = textOf(form, 'password')
  if (!password) return { ok: true, wizardState }
  return { ok: true, wizardState: { ...wizardState, passwordHash: await hashPassword(password) } }
}

export type Registered =
  | { ok: true; email: string }
  | { ok: false; reason: 'incomplete' }
  | TooOften

export async function register(
  wizardState: WizardState,
  browser: string,
  network: string,
): Promise<Registered> {
  const { passwordHash, phone, address, intake, referral } = wizardState
  const typed = answersIn(wizardState)
  if (!typed || !passwordHash) return { ok: false, reason: 'incomplete' }
  const { email, firstName, lastName, dateOfBirth } = typed
  const form: SignUp = {
    email,
    firstName,
    lastName,
    password: { hash: passwordHash },
    referral,
    browser,
    consentVersion: OLDER_CONSENT_VERSION,
    details: { dateOfBirth, phone, address, intake },
    back: intake && FORM,
  }
  const asked = await signUp(form, network)
  return asked.ok ? { ok: true, email } : asked
}

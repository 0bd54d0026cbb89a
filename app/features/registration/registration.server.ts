import { href } from 'react-router'
import { tooManyAttempts, type TooOften } from '#app/features/accounts/attempts.server.ts'
import { OLDER_CONSENT_VERSION } from '#app/features/accounts/consents.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { hashPassword } from '#app/features/sign-in/passwords.server.ts'
import { referralCode } from '#app/features/accounts/referral.server.ts'
import {
  newPasswordForm,
  personForm,
  registrationAgainForm,
  registrationForm,
} from '#app/features/sign-in/forms.server.ts'
import { shownDay } from '#app/forms/formats.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { pickValues } from '#app/forms/values.ts'
import type { MailRequested } from '#app/features/sign-in/mail-requests.server.ts'
import { type SignUp, signUp } from '#app/features/sign-in/sign-up.server.ts'
import type { WizardState } from './wizard-state.server.ts'

/** Said of the whole form (specification 5, 'Older registration'). */
export type RegistrationNotice = 'missing' | 'differs' | 'short'

export type RegistrationReply = SignInReply & { notice?: RegistrationNotice }

type RegistrationChecked =
  | {
      ok: true
      email: string
      wizardState: WizardState
      password: string | undefined
      /** Asks about an address that was probably typed wrong. */
      doubts: FieldErrors
    }
  | { ok: false; reply: RegistrationReply }

export const OLDER_FORM_ADDRESS = href('/formulier')

/**
 * Specification 5, 'Older registration', and then the rules for every account, with a longer
 * password.
 *
 * @param before a password that was given there need not be typed again
 */
export function checkRegistration(form: FormData, before: WizardState | null): RegistrationChecked {
  const asked = before?.passwordHash === undefined ? registrationForm : registrationAgainForm
  const { typed, errors, missing, complete, values } = parseForm(asked, form, false)
  const refuse = (wrong: FieldErrors, notice?: RegistrationNotice): RegistrationChecked => ({
    ok: false,
    reply: { typed, errors: wrong, ...(notice && { notice }) },
  })

  // All that is asked of a password here is that it is there.
  const isOpen = (name: string) => missing.includes(name) || name === 'password'
  const open = pickValues(errors, isOpen)
  if (Object.keys(open).length > 0) return refuse(open, 'missing')
  if (errors.confirmPassword)
    return refuse(
      pickValues(errors, (name) => name === 'confirmPassword'),
      'differs',
    )
  const { password } = values
  if (password && password.length < 6)
    return refuse(errorsFor(newPasswordForm, { password: 'passwordShort' }), 'short')

  const wrong = { ...errors, ...(password && parseForm(newPasswordForm, form).errors) }
  if (!complete || Object.keys(wrong).length > 0) return refuse(wrong)
  const { email, firstName, lastName, dateOfBirth } = complete
  const person = { firstName, lastName, email, dateOfBirth }
  const referral = before?.referral ?? referralIn(form)
  const wizardState = { ...before, typed: person, referral }
  // The page before asked about it.
  const doubts = before?.typed.email === email ? {} : parseForm(asked, form).doubts
  return { ok: true, email, password, wizardState, doubts }
}

/** The code of a guild member that the page carries along. */
export function referralIn(form: FormData): string | undefined {
  const carried = form.get('ref')
  return typeof carried === 'string' ? referralCode(carried) : undefined
}

function answersIn({ typed }: WizardState) {
  const form = new FormData()
  for (const [key, text] of Object.entries(typed)) form.set(key, text ?? '')
  return parseForm(personForm, form, false).complete
}

/** What the first page shows of what was typed there before; of the password nothing. */
export function replyFrom(wizardState: WizardState | null): SignInReply {
  const { dateOfBirth, ...typed } = wizardState?.typed ?? {}
  return { typed: { ...typed, ...(dateOfBirth && { dateOfBirth: shownDay(dateOfBirth) }) } }
}

/** Unchecked, for a page that changes nothing of it. */
export const replyAsTyped = (form: FormData): SignInReply => ({
  typed: parseForm(registrationForm, form).typed,
})

type WithPassword = { ok: true; wizardState: WizardState } | TooOften

/** @param password undefined for one that is there already */
export async function withPassword(
  { wizardState, email, password }: Extract<RegistrationChecked, { ok: true }>,
  network: string,
): Promise<WithPassword> {
  const refused = await tooManyAttempts('signUp', email, network)
  if (refused) return refused
  if (!password) return { ok: true, wizardState }
  return { ok: true, wizardState: { ...wizardState, passwordHash: await hashPassword(password) } }
}

export type Registered = MailRequested | { ok: false; reason: 'incomplete' }

/**
 * Signs up with all that the pages asked. Whether the address has an account shows in nothing but
 * the mail.
 *
 * @param browser hash of what it keeps since someone signed up in it
 * @returns 'incomplete' when a page was passed over
 */
export async function register(
  wizardState: WizardState,
  browser: string,
  network: string,
): Promise<Registered> {
  const { passwordHash, phone, address, intake, begun, referral } = wizardState
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
    details: { dateOfBirth, phone, address, intake, begun },
    back: intake && OLDER_FORM_ADDRESS,
  }
  return signUp(form, network)
}

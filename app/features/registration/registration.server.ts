import { tooManyAttempts, type TooOften } from '#app/features/accounts/attempts.server.ts'
import { OLDER_CONSENT_VERSION } from '#app/features/accounts/consents.server.ts'
import type { Reply } from '#app/features/accounts/form.ts'
import { hashPassword } from '#app/features/accounts/passwords.server.ts'
import { referralCode } from '#app/features/accounts/referral.server.ts'
import {
  type FieldError,
  newPasswordSchema,
  registrationSchema,
} from '#app/features/accounts/schemas.server.ts'
import { type SignUp, signUp } from '#app/features/accounts/sign-up.server.ts'
import type { Carried } from './carried.server.ts'

/** What is said first about the form as a whole (specification 5, 'Older registration'). */
export type Notice = 'missing' | 'differs' | 'short'

export type RegistrationReply = Reply & { notice?: Notice }

type Checked =
  | { ok: true; email: string; carried: Carried }
  | { ok: false; reply: RegistrationReply }
type Errors = Record<string, FieldError[]>

/** Where who made a profile goes on. */
export const FORM = '/formulier'

const NAMES = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const
const ASKED = [...NAMES, 'password'] as const

/**
 * Checks the first stage in the order of the specification (section 5, 'Older registration'), and
 * then by the rules for every account: those ask for a longer password.
 *
 * @param before what was carried here; a password that was given before need not be typed again
 */
export function checkRegistration(form: FormData, before: Carried | null): Checked {
  const given = Object.fromEntries(
    [...ASKED, 'confirmPassword'].map((key) => [key, textOf(form, key)]),
  )
  const { password = '', confirmPassword = '' } = given
  const kept = before?.passwordHash !== undefined && password === '' && confirmPassword === ''
  const refuse = (error: Errors, notice?: Notice): Checked => {
    const initialValue = typedOf(given)
    return { ok: false, reply: { status: 'error', initialValue, error, ...(notice && { notice }) } }
  }

  const empty = ASKED.filter((key) => !given[key]?.trim() && !(kept && key === 'password'))
  if (empty.length > 0)
    return refuse(Object.fromEntries(empty.map((key) => [key, ['required']])), 'missing')
  if (password !== confirmPassword)
    return refuse({ confirmPassword: ['confirmDiffers'] }, 'differs')
  if (!kept && password.length < 6) return refuse({ password: ['passwordShort'] }, 'short')

  const errors = {
    ...errorsOf(registrationSchema.safeParse(given)),
    ...(!kept && errorsOf(newPasswordSchema.safeParse(given))),
  }
  if (Object.keys(errors).length > 0) return refuse(errors)
  const typed = registrationSchema.parse(given)
  const referral = before?.referral ?? referralIn(form)
  return { ok: true, email: typed.email, carried: { ...before, typed, referral } }
}

/** The code of the guild member who sent someone here, as the first stage holds it. */
export const referralIn = (form: FormData): string | undefined => referralCode(textOf(form, 'ref'))

function textOf(form: FormData, key: string): string {
  const value = form.get(key)
  return typeof value === 'string' ? value : ''
}

const typedOf = (given: Record<string, string>) =>
  Object.fromEntries(NAMES.map((key) => [key, given[key] ?? '']))

type Result = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }

function errorsOf({ error }: Result): Errors {
  const errors: Errors = {}
  for (const { path, message } of error?.issues ?? [])
    errors[String(path[0])] ??= [message as FieldError]
  return errors
}

/** What the first stage shows of what is carried. */
export function replyFrom(carried: Carried | null): Reply {
  const { dateOfBirth, ...typed } = carried?.typed ?? {}
  // Stored with the year first, shown as it is written here.
  const shown = dateOfBirth?.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')
  return { initialValue: { ...typed, ...(shown && { dateOfBirth: shown }) } }
}

/** What was typed in the first stage, unchecked, for a page that changes nothing of it. */
export const replyAsTyped = (form: FormData): Reply => ({
  initialValue: typedOf(Object.fromEntries(NAMES.map((key) => [key, textOf(form, key)]))),
})

type WithPassword = { ok: true; carried: Carried } | TooOften

/** Carries the hash of a new password along, where one was typed. Hashing counts as signing up. */
export async function withPassword(
  { carried, email }: { carried: Carried; email: string },
  form: FormData,
  network: string,
): Promise<WithPassword> {
  const refused = await tooManyAttempts('signUp', email, network)
  if (refused) return refused
  const password = textOf(form, 'password')
  if (!password) return { ok: true, carried }
  return { ok: true, carried: { ...carried, passwordHash: await hashPassword(password) } }
}

/** The address that gets a mail, or why nobody was registered. */
export type Registered =
  | { ok: true; email: string }
  | { ok: false; reason: 'incomplete' }
  | TooOften

/**
 * Registers someone who agreed to the privacy statement, by the same sign-up as the account page.
 *
 * @param browser what the browser keeps
 * @param network of who registers
 */
export async function register(
  carried: Carried,
  browser: string,
  network: string,
): Promise<Registered> {
  const { passwordHash, phone, address, intake, referral } = carried
  const typed = registrationSchema.safeParse(carried.typed)
  if (!typed.success || !passwordHash) return { ok: false, reason: 'incomplete' }
  const { email, firstName, lastName, dateOfBirth } = typed.data
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

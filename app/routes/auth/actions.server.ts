import { data } from 'react-router'
import type { Submission } from '@conform-to/react'
import { authenticator } from '#app/features/accounts/authenticator.server.ts'
import type { Reply } from '#app/features/accounts/form.ts'
import { requestMail } from '#app/features/accounts/mail-requests.server.ts'
import { parseFields, replyTo } from '#app/features/accounts/parse.server.ts'
import { generatePassword } from '#app/features/accounts/passwords.server.ts'
import {
  emailSchema,
  type FieldError,
  signInSchema,
  signUpSchema,
} from '#app/features/accounts/schemas.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { signUp } from '#app/features/accounts/sign-up.server.ts'
import type { FailureKind } from '#app/locales/nl/common.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { addressWith } from '#app/platform/links.server.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import { countOrWait, type Wait } from './attempt.server.ts'
import { markSignUpBrowser } from './sign-up-browser.server.ts'
import { welcome } from './signed-in.server.ts'

/** What the jobs of the account page work with. */
export type Post = {
  form: FormData
  /** The post once more, unread, for the authenticator. */
  request: Request
  network: string
  user: SignedIn | null
  back: string | undefined
  referral: string | undefined
}

type Refusal = ReturnType<typeof data<Reply>>

/** Every job of the account page, by the button that asks for it. */
const jobs: Record<string, (post: Post) => Promise<Response | Refusal>> = {
  async signin({ form, request, network, user, back }) {
    const submission = parseFields(form, signInSchema)
    if (submission.status !== 'success') return refuse(submission)
    const wait = await countOrWait('signIn', submission.value.email, network)
    if (wait) return tooOften(submission, wait)
    const identified = await authenticator.authenticate('password', request)
    if (!identified.ok && identified.reason === 'guessing') return onlyByLink(submission)
    if (!identified.ok) return refuse(submission, ['credentials'])
    return welcome({ request, userId: identified.userId, previous: user, back })
  },

  async signup({ form, request, network, referral, back }) {
    const submission = parseFields(form, signUpSchema)
    if (submission.status !== 'success') return refuse(submission)
    const { email, password, firstName, lastName } = submission.value
    const wait = await countOrWait('signUp', email, network)
    if (wait) return tooOften(submission, wait)
    const { browser, headers } = await markSignUpBrowser(request)
    await signUp({ email, back, password, firstName, lastName, referral, browser }, network)
    const next = addressWith('/auth/controleer-uw-mail', back)
    return redirectWithFlash(next, { key: 'mailSent', values: { email } }, headers)
  },

  async forgot({ form, network, back }) {
    const submission = parseFields(form, emailSchema)
    if (submission.status !== 'success') return refuse(submission)
    const { email } = submission.value
    const wait = await countOrWait('reset', email, network)
    if (wait) return tooOften(submission, wait)
    await requestMail({ kind: 'reset', email, back }, network)
    return redirectWithFlash(addressWith('/auth', back), { key: 'resetSent' })
  },

  async link({ form, network, back }) {
    const submission = parseFields(form, emailSchema)
    if (submission.status !== 'success') return refuse(submission)
    const { email } = submission.value
    const wait = await countOrWait('link', email, network)
    if (wait) return tooOften(submission, wait)
    await requestMail({ kind: 'link', email, back }, network)
    return redirectWithFlash(addressWith('/auth', back), { key: 'linkSent' })
  },

  async generate({ form }) {
    const { initialValue } = replyTo(parseFields(form, signUpSchema))
    return data<Reply>({ initialValue: initialValue ?? null, generated: generatePassword() })
  },
}

type Fields = Parameters<typeof parseFields>[1]

/** What a job of the account page says when it fails (specification 8), and the fields it keeps. */
const FAILURES = new Map<string, [FailureKind, Fields]>([
  ['signin', ['signIn', emailSchema]],
  ['signup', ['signUp', signUpSchema]],
  ['forgot', ['reset', emailSchema]],
  ['link', ['link', emailSchema]],
])

/**
 * Does the job that was asked for; should it fail, the form comes back as it was typed.
 *
 * @returns undefined when there is no such job
 */
export function doJob(where: Where, post: Post) {
  const intent = String(post.form.get('intent'))
  const job = new Map(Object.entries(jobs)).get(intent)
  const [failure, fields] = FAILURES.get(intent) ?? []
  if (!job || !failure || !fields) return job?.(post)
  return orElse(
    where,
    () => job(post),
    () => failed(post.form, fields, failure),
  )
}

/** @returns what was typed, but for passwords, and what failed, as a 503 answer */
export const failed = (form: FormData, fields: Fields, failure: FailureKind): Refusal =>
  data<Reply>({ ...replyTo(parseFields(form, fields)), failure }, { status: 503 })

/** @returns what was typed and what is wrong with it, as a 422 answer */
export function refuse(
  submission: { reply: Submission<unknown>['reply'] },
  formErrors?: FieldError[],
): Refusal {
  return data<Reply>(replyTo(submission, formErrors), { status: 422 })
}

/** @returns what was typed, and that only a link helps here, as a 429 answer */
const onlyByLink = (submission: { reply: Submission<unknown>['reply'] }): Refusal =>
  data<Reply>({ ...replyTo(submission), byLink: true }, { status: 429 })

/** @returns what was typed and how long to wait, as a 429 answer */
export const tooOften = (
  submission: { reply: Submission<unknown>['reply'] },
  { minutes, init }: Wait,
): Refusal => data<Reply>({ ...replyTo(submission), wait: minutes }, init)

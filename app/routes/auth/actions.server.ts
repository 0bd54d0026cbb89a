import { data } from 'react-router'
import type { Submission } from '@conform-to/react'
import type { z } from 'zod'
import type { TooOften } from '#app/features/accounts/attempts.server.ts'
import { identify } from '#app/features/accounts/authenticator.server.ts'
import type { Reply } from '#app/features/accounts/form.ts'
import { readMarks } from '#app/features/accounts/known-browsers.server.ts'
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
import { waitOf } from './attempt.server.ts'
import { markSignUpBrowser } from './sign-up-browser.server.ts'
import { welcome } from './signed-in.server.ts'

/** What the jobs of the account page work with. */
export type Post = {
  form: FormData
  network: string
  user: SignedIn | null
  back: string | undefined
  referral: string | undefined
}

type Refusal = ReturnType<typeof data<Reply>>
type Answer = Response | Refusal
type Fields = Parameters<typeof parseFields>[1]
type Submitted = { reply: Submission<unknown>['reply'] }

type Job<Schema extends Fields, Given> = {
  schema: Schema
  /** What is said when it fails through no fault of who asked (specification 8). */
  failure: FailureKind
  /** @returns where it leads, or what was wrong */
  run: (given: z.output<Schema>, post: Given, where: Where) => Promise<Response | Refused>
}

/** Why something was not done, though every field was right. */
type Refused = TooOften | { ok: false; reason: 'password' | 'link' | 'guessing' }

/** A form of an account as an action: what is wrong with it comes back with what was typed. */
export const job =
  <Schema extends Fields, Given extends { form: FormData }>({
    schema,
    failure,
    run,
  }: Job<Schema, Given>) =>
  async (where: Where, post: Given): Promise<Answer> => {
    const submission = parseFields(post.form, schema)
    if (submission.status !== 'success') return refuse(submission)
    return orElse(
      where,
      async () => {
        const outcome = await run(submission.value, post, where)
        return outcome instanceof Response ? outcome : refuseFor(submission, outcome)
      },
      () => failed(submission, failure),
    )
  }

function refuseFor(submission: Submitted, refused: Refused): Refusal {
  if (refused.reason === 'tooOften') return tooOften(submission, refused)
  return refused.reason === 'guessing'
    ? onlyByLink(submission)
    : refuse(submission, ['credentials'])
}

/** Every job of the account page, by the button that asks for it. */
const jobs = new Map<string, (where: Where, post: Post) => Promise<Answer>>([
  [
    'signin',
    job({
      schema: signInSchema,
      failure: 'signIn',
      async run(given, { network, user, back }, { request }) {
        const marks = await readMarks(request.headers.get('cookie'))
        const identified = await identify('password', given, { network, marks })
        if (!identified.ok) return identified
        return welcome({ request, userId: identified.userId, previous: user, back })
      },
    }),
  ],
  [
    'signup',
    job({
      schema: signUpSchema,
      failure: 'signUp',
      async run(
        { email, password, firstName, lastName },
        { network, referral, back },
        { request },
      ) {
        const { browser, headers } = await markSignUpBrowser(request)
        const form = { email, back, password, firstName, lastName, referral, browser }
        const asked = await signUp(form, network)
        if (!asked.ok) return asked
        const next = addressWith('/auth/controleer-uw-mail', back)
        return redirectWithFlash(next, { key: 'mailSent', values: { email } }, headers)
      },
    }),
  ],
  ['forgot', mailJob('reset', 'resetSent')],
  ['link', mailJob('link', 'linkSent')],
  [
    'generate',
    async (_where, { form }) => {
      const { initialValue } = replyTo(parseFields(form, signUpSchema))
      return data<Reply>({ initialValue: initialValue ?? null, generated: generatePassword() })
    },
  ],
])

/** Asks for a mail, and goes back to the account page. */
function mailJob(kind: 'reset' | 'link', key: string) {
  return job({
    schema: emailSchema,
    failure: kind,
    async run({ email }, { network, back }: Post) {
      const asked = await requestMail({ kind, email, back }, network)
      return asked.ok ? redirectWithFlash(addressWith('/auth', back), { key }) : asked
    },
  })
}

/** Asks for a new mail to confirm an address, on the page that says so, whichever that is. */
export const sendAgain = job({
  schema: emailSchema,
  failure: 'resend',
  async run(
    { email },
    post: { form: FormData; network: string; here: string; back?: string | undefined },
  ) {
    const { network, here, back } = post
    const asked = await requestMail({ kind: 'confirm', email, back }, network)
    if (!asked.ok) return asked
    return redirectWithFlash(addressWith(here, back), { key: 'mailSent', values: { email } })
  },
})

/**
 * Does the job that was asked for; should it fail, the form comes back as it was typed.
 *
 * @returns undefined when there is no such job
 */
export const doJob = (where: Where, post: Post): Promise<Answer> | undefined =>
  jobs.get(String(post.form.get('intent')))?.(where, post)

/** @returns what was typed, but for passwords, and what failed, as a 503 answer */
export const failed = (submission: Submitted, failure: FailureKind): Refusal =>
  data<Reply>({ ...replyTo(submission), failure }, { status: 503 })

/** @returns what was typed and what is wrong with it, as a 422 answer */
export const refuse = (submission: Submitted, formErrors?: FieldError[]): Refusal =>
  data<Reply>(replyTo(submission, formErrors), { status: 422 })

/** @returns what was typed, and that only a link helps here, as a 429 answer */
const onlyByLink = (submission: Submitted): Refusal =>
  data<Reply>({ ...replyTo(submission), byLink: true }, { status: 429 })

/** @returns what was typed and how long to wait, as a 429 answer */
export function tooOften(submission: Submitted, { seconds }: TooOften): Refusal {
  const { minutes, init } = waitOf(seconds)
  return data<Reply>({ ...replyTo(submission), wait: minutes }, init)
}

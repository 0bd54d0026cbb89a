import { data, href } from 'react-router'
import type { AnswersOf, Definition } from '#app/forms/fields.ts'
import { parseForm, type Submission } from '#app/forms/submission.server.ts'
import type { TooOften } from '#app/features/accounts/attempts.server.ts'
import { identify } from '#app/features/sign-in/authenticator.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { readMarks } from '#app/features/sign-in/known-browsers.server.ts'
import { requestMail } from '#app/features/sign-in/mail-requests.server.ts'
import { generatePassword } from '#app/features/sign-in/passwords.server.ts'
import { emailForm, signInForm, signUpForm } from '#app/features/sign-in/forms.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { browserHash, signUp } from '#app/features/sign-in/sign-up.server.ts'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'
import type { PlainFlash } from '#app/locales/flash.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, refuseTooOften } from '../kit/answer-form.server.ts'
import { markSignUpBrowser, signUpBrowserOf, waitingSignUpOf } from './sign-up-browser.server.ts'
import { welcome } from './signed-in.server.ts'

/** What the jobs of the account page work with. */
export type AuthPost = {
  form: FormData
  network: string
  user: SignedIn | null
  back: string | undefined
  referral: string | undefined
}

type RefusedAction = ReturnType<typeof data<SignInReply>>
type ActionAnswer = Response | RefusedAction
type Submitted = Pick<Submission, 'typed' | 'errors'>

type AuthAction<D extends Definition, Given> = {
  definition: D
  /** What is said when it fails through no fault of who asked (specification 8). */
  failure: FailureKind
  /** @returns where it leads, or what was wrong */
  run: (given: AnswersOf<D>, post: Given, where: Where) => Promise<Response | Refused>
}

/** Why something was not done, though every field was right. */
type Refused = TooOften | { ok: false; reason: 'password' | 'link' | 'guessing' }

/** A form of an account as an action: what is wrong with it comes back with what was typed. */
const job =
  <const D extends Definition, Given extends { form: FormData }>({
    definition,
    failure,
    run,
  }: AuthAction<D, Given>) =>
  async (where: Where, post: Given): Promise<ActionAnswer> => {
    const submission = parseForm(definition, post.form)
    return answerForm(where, submission, failure, async (answers) => {
      const outcome = await run(answers, post, where)
      return outcome instanceof Response ? outcome : refuseAction(submission, outcome)
    })
  }

function refuseAction(submission: Submitted, refused: Refused): RefusedAction {
  if (refused.reason === 'tooOften') return refuseTooOften(submission, refused.seconds)
  return refused.reason === 'guessing'
    ? onlyByLink(submission)
    : data<SignInReply>({ typed: submission.typed, refused: true }, { status: 422 })
}

/** Every job of the account page, by the button that asks for it. */
const authActions = new Map<string, (where: Where, post: AuthPost) => Promise<ActionAnswer>>([
  [
    'signin',
    job({
      definition: signInForm,
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
      definition: signUpForm,
      failure: 'signUp',
      async run(
        { email, password, firstName, lastName },
        { network, referral, back },
        { request },
      ) {
        const { browser, headers } = await markSignUpBrowser(request, { email, begun: false })
        const form = { email, back, password, firstName, lastName, referral, browser }
        const asked = await signUp(form, network)
        if (!asked.ok) return asked
        const next = addressWith(href('/auth/controleer-uw-mail'), back)
        return redirectWithFlash(next, { key: 'mailSent', email }, headers)
      },
    }),
  ],
  ['forgot', mailJob('reset', 'resetSent')],
  ['link', mailJob('link', 'linkSent')],
  [
    'generate',
    async (_where, { form }) => {
      const { typed } = parseForm(signUpForm, form)
      return data<SignInReply>({ typed, generated: generatePassword() })
    },
  ],
])

/** Asks for a mail, and goes back to the account page. */
function mailJob(kind: 'reset' | 'link', key: PlainFlash) {
  return job({
    definition: emailForm,
    failure: kind,
    async run({ email }, { network, back }: AuthPost) {
      const asked = await requestMail({ kind, email, back }, network)
      return asked.ok ? redirectWithFlash(addressWith(href('/auth'), back), { key, email }) : asked
    },
  })
}

/**
 * Asks for a new mail to confirm an address, on the page that says so, whichever that is. In the browser of a
 * sign-up another address takes the place of the one that was typed wrong.
 */
export const sendAgain = job({
  definition: emailForm,
  failure: 'resend',
  async run(
    { email },
    post: { form: FormData; network: string; here: string; back?: string | undefined },
    { request },
  ) {
    const { network, here, back } = post
    const kept = await signUpBrowserOf(request)
    const waiting = await waitingSignUpOf(request)
    const browser = kept && browserHash(kept)
    const before = waiting?.before ?? waiting?.email
    const asked = await requestMail({ kind: 'confirm', email, back, browser, before }, network)
    if (!asked.ok) return asked
    const next = addressWith(here, back)
    // Elsewhere nobody knows whether there is such a sign-up.
    if (!waiting) return redirectWithFlash(next, { key: 'mailAsked', email })
    const { headers } = await markSignUpBrowser(request, { ...waiting, email, before })
    return redirectWithFlash(next, { key: 'mailSent', email }, headers)
  },
})

/**
 * Does the job that was asked for; should it fail, the form comes back as it was typed.
 *
 * @returns undefined when there is no such job
 */
export const doJob = (where: Where, post: AuthPost): Promise<ActionAnswer> | undefined =>
  authActions.get(String(post.form.get('intent')))?.(where, post)

/** @returns what was typed, and that only a link helps here, as a 429 answer */
const onlyByLink = ({ typed }: Submitted): RefusedAction =>
  data<SignInReply>({ typed, byLink: true }, { status: 429 })

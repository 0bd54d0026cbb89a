import { sections } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { data, href, redirect } from 'react-router'
import {
  chooseInstead,
  confirmSignUp,
  findSignUp,
} from '#app/features/sign-in/confirm-sign-up.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import {
  keepMarks,
  type BrowserMark,
  readMarks,
} from '#app/features/sign-in/known-browsers.server.ts'
import { signUpPasswordForm } from '#app/features/sign-in/forms.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { OLDER_FORM_ADDRESS } from '#app/features/registration/registration.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { addressWith, backTo } from '#app/platform/http/links.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { refuseSubmission, refuseTooOften } from '../kit/answer-form.server.ts'
import { enter, welcomeOf } from './signed-in.server.ts'
import { markSignUpBrowser, signUpBrowserOf } from './sign-up-browser.server.ts'

/** Where someone begins who has written nothing yet. */
const FIRST_STEP = addressOf(sections[0].key)

type VerifyPost = { form: FormData; where: Where; back: string | undefined }

/** The answer to a link that was used, replaced or has expired: 410. */
export const dead = () => data<SignInReply>({}, { status: 410 })

/** To choosing a password anew, for who does not have the one of the sign-up. */
export async function choosePasswordInstead({ form, back }: VerifyPost) {
  const token = await chooseInstead(String(form.get('token')))
  if (!token) return dead()
  return redirect(
    `${href('/reset-password')}?${new URLSearchParams({ token, ...backTo(back) })}`,
    303,
  )
}

/**
 * Confirms the address of a sign-up. In the browser that signed up it also signs in; elsewhere the
 * password of the sign-up is asked for first, and signing in is left to who has it.
 */
export async function confirmAddress({ form, where, back }: VerifyPost) {
  const { request, context } = where
  const token = String(form.get('token'))
  const browser = await signUpBrowserOf(request)
  const found = await findSignUp(token, browser)
  if (!found) return dead()
  const submission = found.elsewhere ? parseForm(signUpPasswordForm, form) : undefined
  if (submission && !submission.complete) return refuseSubmission(submission)
  const confirmed = await confirmSignUp(token, {
    browser,
    password: submission?.complete?.password,
    network: context.get(requestFacts).network,
    marks: await readMarks(request.headers.get('cookie')),
  })
  if (confirmed.ok)
    return confirmed.elsewhere ? toSignIn(confirmed, back) : enterAndBegin(confirmed, where, back)
  if (!submission || confirmed.reason === 'link') return dead()
  if (confirmed.reason === 'tooOften') return refuseTooOften(submission, confirmed.seconds)
  return refuseSubmission(
    submission,
    errorsFor(signUpPasswordForm, { password: 'signUpPasswordWrong' }),
  )
}

/** Who confirms where they signed up is signed in, and begins. */
function enterAndBegin(
  { userId }: { userId: string },
  { request, context }: Where,
  back: string | undefined,
) {
  const entering = {
    request,
    userId,
    proof: 'one factor' as const,
    previous: userOf(context),
    back,
  }
  return enter(entering, async (entered, headers) => {
    const key = back === OLDER_FORM_ADDRESS ? 'profileMade' : welcomeOf(entered)
    const { headers: confirmed } = await markSignUpBrowser(request)
    headers.append('set-cookie', confirmed.get('set-cookie') ?? '')
    return redirectWithFlash(back ?? FIRST_STEP, { key }, headers)
  })
}

async function toSignIn({ marks }: { marks: BrowserMark[] }, back: string | undefined) {
  const headers = new Headers({ 'set-cookie': await keepMarks(marks) })
  const key = back === OLDER_FORM_ADDRESS ? 'profileConfirmed' : 'verified'
  return redirectWithFlash(addressWith(href('/auth'), back), { key }, headers)
}

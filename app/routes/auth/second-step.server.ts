import { href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { checkPasskey } from '#app/features/second-factor/passkeys.server.ts'
import {
  type FactorChecked,
  checkCode,
  checkRecoveryCode,
} from '#app/features/second-factor/second-factor.server.ts'
import {
  codeForm,
  passkeyForm,
  recoveryForm,
} from '#app/features/second-factor/second-factor-forms.server.ts'
import { endSession } from '#app/features/sign-in/sessions.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, refuseSubmission, refuseTooOften } from '../kit/answer-form.server.ts'
import { WRONG } from '../kit/prove.server.ts'
import { enter, pendingIn } from './signed-in.server.ts'
import { landingFor } from './landing.server.ts'

/** @throws the way to the sign-in page, where no sign-in waits for a code (any more) */
export async function pendingOf(request: Request, back: string | undefined) {
  const pending = await pendingIn(request)
  if (!pending)
    throw await redirectWithFlash(addressWith(href('/auth'), back), { key: 'signInAgain' })
  return pending
}

type PendingStep = Awaited<ReturnType<typeof pendingOf>> & {
  where: Where
  back: string | undefined
}

/** Second step with a passkey. @returns the way on, signed in; or 422 or 429 and the page */
export function showPasskey(form: FormData, asked: PendingStep) {
  const submission = parseForm(passkeyForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ passkey }) => {
    const checked = await checkPasskey(asked, passkey)
    return checked.ok ? comeIn(asked) : refuseFactor(submission, checked, WRONG.passkey)
  })
}

/** The same with a code of an app, typed with spaces or without. */
export function showCode(form: FormData, asked: PendingStep) {
  const submission = parseForm(codeForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ code }) => {
    const checked = await checkCode(asked.id, code.replaceAll(/\s/g, ''))
    return checked.ok
      ? comeIn(asked)
      : refuseFactor(submission, checked, errorsFor(codeForm, { code: 'codeWrong' }))
  })
}

/** The same with a code from paper, which is used up by it. */
export function recover(form: FormData, asked: PendingStep) {
  const submission = parseForm(recoveryForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ recoveryCode }) => {
    const checked = await checkRecoveryCode(asked.id, recoveryCode)
    const errors = errorsFor(recoveryForm, { recoveryCode: 'recoveryCodeWrong' })
    return checked.ok ? comeIn(asked) : refuseFactor(submission, checked, errors)
  })
}

function refuseFactor(
  submission: Parameters<typeof refuseSubmission>[0],
  checked: Exclude<FactorChecked<'code' | 'passkey'>, { ok: true }>,
  errors: SignInReply['errors'],
) {
  return checked.reason === 'tooOften'
    ? refuseTooOften(submission, checked.seconds)
    : refuseSubmission(submission, errors)
}

/** The session that waited ends; another begins. */
async function comeIn({ token, id: userId, where: { request }, back }: PendingStep) {
  await endSession(token)
  const entering = { request, userId, proof: 'two factors' as const, previous: null, back }
  return enter(entering, async (begun, headers) => {
    const next = back ?? (await landingFor(userId, begun))
    return redirectWithFlash(next, { key: 'welcomeBack' }, headers)
  })
}

import { data } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { addPasskey, removePasskey } from '#app/features/second-factor/passkeys.server.ts'
import { confirmSetUp } from '#app/features/second-factor/second-factor.server.ts'
import { codeForm, newPasskeyForm } from '#app/features/second-factor/second-factor-forms.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { account } from '#app/features/accounts/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { needsSecondFactor } from '#app/middleware/user.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, refuseSubmission, refuseTooOften } from '../kit/answer-form.server.ts'

export type SecondFactorReply = SignInReply & { codes?: string[] }

type SecondFactorPost = { user: SignedIn; form: FormData; where: Where; here: string }

/** Adds a passkey. @returns recovery codes with the first second factor, to be shown this once */
export function add({ user, form, where, here }: SecondFactorPost) {
  const submission = parseForm(newPasskeyForm, form)
  return answerForm(where, submission, 'secondFactor', async ({ passkeyName, passkey }) => {
    const added = await addPasskey(user, passkeyName, passkey)
    if (!added.ok)
      return refuseSubmission(submission, { passkey: [account.passkeys[added.reason]] })
    if (added.codes) return data<SecondFactorReply>({ codes: added.codes }, { status: 200 })
    return redirectWithFlash(here, { key: 'passkeyAdded' })
  })
}

/** Never removes the last one of somebody who must have a second factor. */
export async function removePasskeyForm(user: SignedIn, id: string, here: string) {
  const removed = await removePasskey(user, id, needsSecondFactor(user))
  if (removed.ok) return redirectWithFlash(here, { key: 'passkeyRemoved' })
  const key = removed.reason === 'unknown' ? 'passkeyGone' : 'passkeyLast'
  return redirectWithFlash(here, { key })
}

/** Confirms an app by a code of it. @returns recovery codes, to be shown this once */
export function confirmSetUpForm({ user, form, where, here }: SecondFactorPost) {
  const submission = parseForm(codeForm, form)
  return answerForm(where, submission, 'secondFactor', async ({ code }) => {
    const confirmed = await confirmSetUp(user, code.replaceAll(/\s/g, ''))
    if (confirmed.ok) return data<SecondFactorReply>({ codes: confirmed.codes }, { status: 200 })
    if (confirmed.reason === 'tooOften') return refuseTooOften(submission, confirmed.seconds)
    if (confirmed.reason === 'notBegun') return redirectWithFlash(here, { key: 'beginAgain' })
    return refuseSubmission(submission, errorsFor(codeForm, { code: 'codeWrong' }))
  })
}

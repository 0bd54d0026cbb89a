import { data, href, type MiddlewareFunction, redirect } from 'react-router'
import { generatePassword } from '#app/features/sign-in/passwords.server.ts'
import {
  checkRegistration,
  type RegistrationReply,
  replyAsTyped,
  replyFrom,
  withPassword,
} from '#app/features/registration/registration.server.ts'
import type { WizardState } from '#app/features/registration/wizard-state.server.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { waitOf } from '../kit/attempt.server.ts'
import type { Route } from './+types/privacy.ts'
import { type Stage, StagePage } from './stage-page.tsx'
import {
  wizardStateIn,
  failureOf,
  privacyStage,
  registrationStage,
  stageAgain,
} from './stages.server.ts'

/** What was filled in is in the form alone: who just comes here starts at the beginning. */
const onlyPosts: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method !== 'POST') throw redirect(href('/aanmelden'), 303)
  return next()
}
export const middleware: Route.MiddlewareFunction[] = [onlyPosts]

export { headers } from '../kit/attempt.server.ts'

/** Makes `.data` requests run the middleware. */
export const loader = () => null

/** Checks the registration; only then is the privacy statement shown (specification 4). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const again = (reply: RegistrationReply) => stageAgain(form, { ...replyAsTyped(form), ...reply })
  if (form.get('intent') === 'generate')
    return data<Stage>(again({ generated: generatePassword() }))
  const before = wizardStateIn(form)
  const checked = checkRegistration(form, before)
  if (!checked.ok) return data<Stage>(again(checked.reply), { status: 422 })
  return orElse(
    { request, context },
    async () => {
      const ready = await withPassword(checked, context.get(requestFacts).network)
      if (ready.ok) return goOn(ready.wizardState, checked.doubts)
      const { minutes, init } = waitOf(ready.seconds)
      return data<Stage>(again({ wait: minutes }), init)
    },
    (status) => data<Stage>(again({ failure: failureOf(before) }), { status }),
  )
}

/** The next stage, or the same with a question about the address; the password is kept. */
function goOn(wizardState: WizardState, doubts: FieldErrors) {
  if (Object.keys(doubts).length === 0) return data<Stage>(privacyStage(wizardState))
  const reply = { ...replyFrom(wizardState), errors: doubts }
  return data<Stage>(registrationStage(wizardState, reply), { status: 422 })
}

export default function Privacy({ actionData }: Route.ComponentProps) {
  return actionData ? <StagePage {...actionData} /> : null
}

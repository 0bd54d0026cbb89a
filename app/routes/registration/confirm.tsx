import { data, href } from 'react-router'
import { consentForm } from '#app/features/sign-in/forms.server.ts'
import type { WizardState } from '#app/features/registration/wizard-state.server.ts'
import { register } from '#app/features/registration/registration.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import { sendAgain } from '../auth/actions.server.ts'
import { waitOf } from '../kit/attempt.server.ts'
import type { PageHandle } from '../kit/page-handle.ts'
import { markSignUpBrowser, sentMailOf } from '../auth/sign-up-browser.server.ts'
import type { Route } from './+types/confirm.ts'
import { SentPage } from './sent-page.tsx'
import { StagePage } from './stage-page.tsx'
import { wizardStateIn, failureOf, privacyStage } from './stages.server.ts'

const HERE = href('/aanmelden/bevestigen')

export { headers } from '../kit/attempt.server.ts'

/** Who comes here goes on in the mail. */
export const handle: PageHandle = { slimFoot: true }

export const loader = (where: Route.LoaderArgs) => sentMailOf(where)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { network } = context.get(requestFacts)
  const where = { request, context }
  return form.has('gegevens')
    ? signUpByWizard(where, form, network)
    : sendAgain(where, { form, network, here: HERE })
}

/** Makes the account once someone agrees; whoever asks hears the same (specification 8). */
async function signUpByWizard(where: Where, form: FormData, network: string) {
  const wizardState = wizardStateIn(form)
  if (!wizardState) return redirectWithFlash(href('/aanmelden'), { key: 'registrationExpired' })
  const { complete, errors } = parseForm(consentForm, form)
  if (!complete) return data(privacyStage(wizardState, { errors }), { status: 422 })
  return orElse(
    where,
    () => make(where.request, wizardState, network),
    (status) => data(privacyStage(wizardState, { failure: failureOf(wizardState) }), { status }),
  )
}

async function make(request: Request, wizardState: WizardState, network: string) {
  const begun = wizardState.begun !== undefined
  const { email = '' } = wizardState.typed
  const { browser, headers } = await markSignUpBrowser(request, { email, begun })
  const registered = await register(wizardState, browser, network)
  if (registered.ok) return redirectWithFlash(HERE, { key: 'accountMade', email }, headers)
  if (registered.reason === 'incomplete')
    return redirectWithFlash(href('/aanmelden'), { key: 'registrationExpired' })
  const { minutes, init } = waitOf(registered.seconds)
  return data(privacyStage(wizardState, { wait: minutes }), init)
}

/** Stage 3 of 3: the e-mail with the link. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'stage' in actionData) return <StagePage {...actionData} />
  return <SentPage {...loaderData} reply={actionData} />
}

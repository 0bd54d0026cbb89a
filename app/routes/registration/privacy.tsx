import { data, type MiddlewareFunction, redirect } from 'react-router'
import { generatePassword } from '#app/features/accounts/passwords.server.ts'
import type { Carried } from '#app/features/registration/carried.server.ts'
import { checkRegistration, replyAsTyped, withPassword } from '#app/features/registration/registration.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { countOrRefuse } from '../auth/attempt.server.ts'
import type { Route } from './+types/privacy.ts'
import { type Stage, StagePage } from './stage-page.tsx'
import { carriedIn, failureOf, generatedStage, privacyStage, registrationStage } from './stages.server.ts'

/** What was filled in is in the form alone: who just comes here starts at the beginning. */
const onlyPosts: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method !== 'POST') throw redirect('/aanmelden', 303)
  return next()
}
export const middleware: Route.MiddlewareFunction[] = [onlyPosts]

/** Makes `.data` requests run the middleware. */
export const loader = () => null

/** Checks the registration; only then is the privacy statement shown (specification 4). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') === 'generate') return data<Stage>(generatedStage(form, generatePassword()))
  const before = carriedIn(form)
  const checked = checkRegistration(form, before)
  if (!checked.ok) return data<Stage>(registrationStage(before, checked.reply), { status: 422 })
  const { carried, email } = checked
  return orElse(
    { request, context },
    async () => {
      await countOrRefuse('signUp', email, context.get(requestFacts).network)
      return data<Stage>(privacyStage(await withPassword(carried, form)))
    },
    () => data<Stage>(failedStage(form, before), { status: 503 }),
  )
}

/** The first stage as it was typed. */
const failedStage = (form: FormData, before: Carried | null) =>
  registrationStage(before, { ...replyAsTyped(form), failure: failureOf(before) })

export default function Privacy({ actionData }: Route.ComponentProps) {
  return actionData ? <StagePage {...actionData} /> : null
}

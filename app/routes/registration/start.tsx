import { data, href, type MiddlewareFunction, redirect } from 'react-router'
import { referralCode } from '#app/features/accounts/referral.server.ts'
import { landingOf } from '#app/features/sign-in/sign-in.server.ts'
import { plainHead } from '#app/features/content/head.server.ts'
import { checkProfile } from '#app/features/registration/profile.server.ts'
import { registration } from '#app/features/registration/texts.nl.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { PageFacts } from '../public/page-head.tsx'
import type { Route } from './+types/start.ts'
import { type Stage, StagePage } from './stage-page.tsx'
import { wizardStateIn, registrationStage } from './stages.server.ts'

/** Who is signed in has no need to register. */
const onlyVisitors: MiddlewareFunction<Response> = ({ context, request }, next) => {
  const user = userOf(context)
  if (user && request.method !== 'POST') throw redirect(landingOf(user), 303)
  return next()
}
export const middleware: Route.MiddlewareFunction[] = [onlyVisitors]

export function loader({ url }: Route.LoaderArgs) {
  return {
    ...registrationStage(null),
    referral: referralCode(url.searchParams.get('ref')),
    head: plainHead(href('/aanmelden'), registration.start),
  }
}

/** Comes here with a profile, or back from the privacy statement. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  if (!form.has('profiel')) return data<Stage>(registrationStage(wizardStateIn(form)))
  const checked = checkProfile(form)
  if (!checked.ok) return data<Stage>({ stage: 'profile', reply: checked.reply }, { status: 422 })
  return data<Stage>(registrationStage(checked.wizardState))
}

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { head: about, ...first } = loaderData
  return (
    <>
      <PageFacts head={about} />
      <StagePage {...(actionData ?? first)} />
    </>
  )
}

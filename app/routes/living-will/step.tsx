import { data, redirect } from 'react-router'
import { stepForm } from '#app/features/living-will/forms.ts'
import { type Step, takeStep } from '#app/features/living-will/living-will.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { refuse } from '../answer-form.server.ts'
import type { Route } from './+types/step.ts'
import { HOME, StepPage } from './parts.tsx'
import { subjectFor } from './subject.server.ts'

/** The steps by the last part of their address. */
const STEPS: Record<string, Exclude<Step, 'signed'>> = {
  besproken: 'discussed',
  'opnieuw-ondertekend': 'confirmed',
}

const partOf = (pattern: string) => pattern.slice(pattern.lastIndexOf('/') + 1)

function stepOf(pattern: string) {
  const step = STEPS[partOf(pattern)]
  if (!step) throw data('step', { status: 404 })
  return step
}

/** Nobody signs again before having signed; the paper itself is of the day it was made, or later. */
async function formFor(userId: string, step: Step) {
  const { dates, createdAt } = await subjectFor(userId, step)
  return stepForm((step === 'confirmed' ? dates.signed : undefined) ?? dayOf(createdAt))
}

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const step = stepOf(pattern)
  const { fields } = await formFor(requireUser(context).id, step)
  return { step, part: partOf(pattern), fields }
}

export async function action({ request, context, pattern }: Route.ActionArgs) {
  const user = requireUser(context)
  const step = stepOf(pattern)
  const form = await formFor(user.id, step)
  const submission = parseForm(form, await readForm(request))
  const { complete } = submission
  if (!complete) return refuse(submission)
  if (!(await takeStep(user.id, step, complete.date))) return redirect(HOME, 303)
  return redirectWithFlash(HOME, { key: `livingWill_${step}` })
}

/** Asks on which day the living will was talked about, or signed again. */
export default function LivingWillStep({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage {...loaderData} again={actionData} />
}

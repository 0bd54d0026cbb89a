import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { type DayProblem, readDay } from '#app/features/living-will/days.ts'
import { type Step, takeStep } from '#app/features/living-will/living-will.server.ts'
import { dateOf, dayOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/step.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { DayField, HOME } from './parts.tsx'
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

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const step = stepOf(pattern)
  await subjectFor(requireUser(context).id, step)
  return { step, part: partOf(pattern) }
}

export async function action({ request, context, pattern }: Route.ActionArgs) {
  const user = requireUser(context)
  const step = stepOf(pattern)
  const will = await subjectFor(user.id, step)
  const given = (await readForm(request)).get('date')
  const typed = typeof given === 'string' ? given : ''
  // Nobody signs again before having signed; the paper itself is of the day it was made, or later.
  const from = step === 'confirmed' ? will.dates.signed : undefined
  const first = from ?? dayOf(will.createdAt)
  const read = readDay(typed, { from: first, until: dayOf(new Date()) })
  if (!read.ok) return data({ typed, problem: read.problem, first: dateOf(first) }, { status: 422 })
  if (!(await takeStep(user.id, step, read.day))) return redirect(HOME, 303)
  return redirectWithFlash(HOME, { key: `livingWill_${step}` })
}

/** Asks on which day the living will was signed, talked about, or signed again. */
export default function LivingWillStep({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['livingWill', 'common'])
  const { step, part } = loaderData
  const problem: DayProblem | undefined = actionData?.problem
  const errors = problem ? [t(`step.${problem}`, { date: actionData?.first ?? '' })] : []
  return (
    <DashboardPage
      current="livingWill"
      title={t(`step.${step}.title`)}
      failed={errors.length > 0}
      parent={{ href: HOME, text: t('title') }}
    >
      <Problems errors={{ date: errors }} />
      <Lead>{t(`step.${step}.lead`)}</Lead>
      <p>{t(`step.${step}.note`)}</p>
      <form method="post" action={`${HOME}/${part}`} noValidate>
        <DayField errors={errors} typed={actionData?.typed} />
        <ButtonRow>
          <Button>{t('step.save')}</Button>
          <ButtonLink href={HOME} variant="secondary">
            {t('step.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}

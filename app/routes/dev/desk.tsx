import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { DESK_STEPS, type DeskStep } from '#app/dev/desk-steps.ts'
import { deskFiles, isDeskOpen, payAtDesk } from '#app/dev/test-desk.server.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, Checkbox, Lead, SummaryList } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/desk.ts'

const STEPS = Object.keys(DESK_STEPS) as DeskStep[]

/** The checkout of a developer's machine without a payment provider. */
export async function loader({ params }: Route.LoaderArgs) {
  const session = isDeskOpen() ? await deskFiles.find(params.session) : undefined
  if (!session) throw data('path', { status: 404 })
  const { name, amount_total: cents, status, cancel_url: back } = session
  return { name, cents, isOver: status !== 'open', back }
}

export async function action({ request, params, url }: Route.ActionArgs) {
  if (!isDeskOpen()) throw data('path', { status: 404 })
  const form = await readForm(request)
  const step = STEPS.find((one) => one === form.get('stap'))
  const isSilent = form.get('stil') === 'true'
  const session = step && (await payAtDesk(params.session, step, isSilent ? undefined : url.origin))
  if (!session) throw data('path', { status: 404 })
  return redirect(step === 'verlopen' ? session.cancel_url : session.success_url, 303)
}

export default function Desk({ loaderData: { name, cents, isOver, back } }: Route.ComponentProps) {
  const { t } = useTranslation('payments')
  return (
    <>
      <PageTitle title={t('desk.title')} />
      <h1>{t('desk.title')}</h1>
      <Lead>{t('desk.lead')}</Lead>
      <SummaryList
        items={[
          { question: t('desk.what'), answer: name },
          { question: t('desk.amount'), answer: eurosOf(cents) },
        ]}
      />
      {isOver ? <p>{t('desk.over')}</p> : <Steps />}
      <p>
        <a href={isOver ? href('/franchise/dashboard') : back}>
          {isOver ? t('desk.onward') : t('desk.back')}
        </a>
      </p>
    </>
  )
}

function Steps() {
  const { t } = useTranslation('payments')
  return (
    <form method="post">
      <Checkbox id="stil" name="stil" value="true" label={t('desk.silent')} />
      <ButtonRow>
        {STEPS.map((step) => (
          <Button
            key={step}
            name="stap"
            value={step}
            variant={step === 'betalen' ? 'primary' : 'secondary'}
          >
            {t(`desk.steps.${step}`)}
          </Button>
        ))}
      </ButtonRow>
    </form>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { cancel } from '#app/features/appointments/booking.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/cancel.ts'
import { ownAppointment } from './own.server.ts'
import { Closed, AppointmentFacts, isStillPlanned, OwnPage } from './own-page.tsx'

export const loader = ({ url }: Route.LoaderArgs) => ownAppointment(url)

export async function action({ request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  if (!(await cancel(token))) return data(null, { status: 410 })
  return redirect(`${href('/afspraak/annuleren')}?${new URLSearchParams({ token })}`, 303)
}

/** Asks once more, and says afterwards that it is done. */
export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { appointment, token, helpdesk } = loaderData
  if (!isStillPlanned(appointment)) return <Closed appointment={appointment} helpdesk={helpdesk} />
  if (actionData === null) return <Closed appointment={null} helpdesk={helpdesk} />
  return (
    <OwnPage title={t('cancel.title')}>
      <h1>{t('cancel.title')}</h1>
      <Lead>{t('cancel.text')}</Lead>
      <AppointmentFacts appointment={appointment} />
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <ButtonRow>
          <Button variant="danger">{t('cancel.submit')}</Button>
          <ButtonLink
            href={`${href('/afspraak/bevestigd')}?${new URLSearchParams({ token })}`}
            variant="secondary"
          >
            {t('cancel.keep')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OwnPage>
  )
}

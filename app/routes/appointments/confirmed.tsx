import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OwnAppointment } from '#app/features/appointments/booking.server.ts'
import { follows } from '#app/features/appointments/facts.ts'
import { unbroken } from '#app/locales/phone.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { StepProgress } from '#app/ui/page/progress.tsx'
import { Callable } from '../kit/callable.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import type { Route } from './+types/confirmed.ts'
import { ownAppointment } from './own.server.ts'
import { Closed, AppointmentFacts, isStillPlanned, OwnPage } from './own-page.tsx'

export const loader = ({ url }: Route.LoaderArgs) => ownAppointment(url)

/** Step 3: what was booked, and what happens next. */
export default function Confirmed({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { appointment, helpdesk, token } = loaderData
  const frame = useFrame()
  const phone = frame?.phone && unbroken(frame.phone)
  if (!isStillPlanned(appointment)) return <Closed appointment={appointment} helpdesk={helpdesk} />
  const label = t('step', { number: 3 })
  const next = follows(appointment)
  const own = new URLSearchParams({ token })
  return (
    <OwnPage title={`${label}: ${t('done.title')}`}>
      <StepProgress label={label} current={3} total={3} />
      <h1>{t('done.title')}</h1>
      <Lead>{t('done.success')}</Lead>
      <AppointmentFacts appointment={appointment} />
      <MailState appointment={appointment} />
      {next !== 'nothing' && <p>{t(`follows.visitor.${next}`)}</p>}
      <p>
        {phone ? (
          <Callable text={t('questions.call', { phone })} phones={[phone]} />
        ) : (
          t('questions.mail', { email: helpdesk })
        )}
      </p>
      <ButtonRow>
        <ButtonLink href={`${href('/afspraak/agenda.ics')}?${own}`}>
          {t('done.calendar')}
        </ButtonLink>
        <ButtonLink href={`${href('/afspraak/wijzigen')}?${own}`} variant="secondary">
          {t('done.change')}
        </ButtonLink>
        <ButtonLink href={href('/')} variant="quiet">
          {t('done.home')}
        </ButtonLink>
      </ButtonRow>
    </OwnPage>
  )
}

/** Says no more than what is known: the appointment stands, whatever becomes of the mail. */
function MailState({ appointment }: { appointment: OwnAppointment }) {
  const { t } = useTranslation('appointments')
  const failed = appointment.mail === 'failed'
  const phone = failed ? t('done.phoned') : t('done.willPhone')
  return (
    <p>
      {t(failed ? 'done.mailFailed' : 'done.mail')}{' '}
      {appointment.hasPhone ? phone : t('done.noPhone')}
    </p>
  )
}

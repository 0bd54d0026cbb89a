import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OwnAppointment } from '#app/features/appointments/booking.server.ts'
import { appointmentFacts } from '#app/features/appointments/facts.ts'
import { ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'

type OwnPageProps = { title: string; failed?: boolean; children: ReactNode }

/** A page about someone's own appointment: not for search engines. */
export function OwnPage({ title, failed, children }: OwnPageProps) {
  return (
    <Narrow>
      <PageTitle title={title} failed={failed} />
      <meta name="robots" content="noindex" />
      {children}
    </Narrow>
  )
}

/** When, how and where. */
export function AppointmentFacts({ appointment }: { appointment: OwnAppointment }) {
  const { t } = useTranslation('appointments')
  return (
    <ul>
      {appointmentFacts(appointment, t as TFunction<'appointments'>).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

type ClosedProps = { appointment: OwnAppointment | null; helpdesk: string }

/** In the place of an appointment that cannot be changed any more, with the way to a new one. */
export function Closed({ appointment, helpdesk }: ClosedProps) {
  const { t } = useTranslation('appointments')
  const why = !appointment ? 'unknown' : appointment.status === 'cancelled' ? 'cancelled' : 'gone'
  const title = why === 'cancelled' ? t('cancel.doneTitle') : t(`${why}.title`)
  return (
    <OwnPage title={title}>
      <h1>{title}</h1>
      <Lead>{why === 'cancelled' ? t('cancel.done') : t(`${why}.text`, { email: helpdesk })}</Lead>
      {appointment && <AppointmentFacts appointment={appointment} />}
      {why === 'cancelled' && appointment?.mail !== 'failed' && <p>{t('cancel.mail')}</p>}
      <ButtonRow>
        <ButtonLink href={href('/afspraak')}>{t('cancel.again')}</ButtonLink>
        <ButtonLink href={href('/')} variant="secondary">
          {t('done.home')}
        </ButtonLink>
      </ButtonRow>
    </OwnPage>
  )
}

/** Whether an appointment can still be changed. */
export const isStillPlanned = (appointment: OwnAppointment | null): appointment is OwnAppointment =>
  appointment !== null && appointment.status === 'scheduled' && !appointment.isPast

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OfficeAppointment } from '#app/features/appointments/booking.server.ts'
import { appointmentFacts } from '#app/features/appointments/facts.ts'
import { dialled } from '#app/locales/phone.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'

/** When, how and where; and that a colleague or the visitor was first, where that is so. */
export function AppointmentNow({
  appointment,
  isChanged,
}: {
  appointment: OfficeAppointment
  isChanged: boolean
}) {
  const { t } = useTranslation('appointments')
  return (
    <>
      {isChanged && (
        <StatusMessage kind="error" title={t('office.changed.title')}>
          <p>{t('office.changed.text')}</p>
        </StatusMessage>
      )}
      {appointment.isOpen && <Lead>{t('office.moving.now')}</Lead>}
      <ul>
        {appointmentFacts(appointment, t).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}

type HowToldProps = Pick<OfficeAppointment, 'person'> & { change: 'moving' | 'cancelling' }

/** How the visitor hears of a change: by a mail, or, where there is no address, by a call of ours. */
export function HowTold({ person, change }: HowToldProps) {
  const { t } = useTranslation('appointments')
  if (person.email) return <p>{t(`office.${change}.told`)}</p>
  return (
    <p>
      {t(`office.${change}.call`)} <a href={dialled(person.phone)}>{person.phone}</a>
    </p>
  )
}

/** In the place of the form, where nothing can be changed any more. */
export function NotOpen() {
  const { t } = useTranslation('appointments')
  return (
    <>
      <p>{t('office.closed')}</p>
      <ButtonRow>
        <ButtonLink href={href('/admin/afspraken')} variant="secondary">
          {t('office.title')}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { plannedAppointments } from '#app/features/appointments/booking.server.ts'
import { facts } from '#app/features/appointments/facts.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Card, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import type { Route } from './+types/appointments.ts'
import { OfficePage } from './office-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireCapability(context, 'appointments.read')
  return { planned: await plannedAppointments(id) }
}

/** Who comes when, and whom to phone because the confirmation did not get away. */
export default function Appointments({ loaderData: { planned } }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  return (
    <OfficePage title={t('office.title')}>
      <Lead>{t(planned.length > 0 ? 'office.lead' : 'office.empty')}</Lead>
      <ButtonRow>
        <ButtonLink href={href('/admin/afspraken/dag')} variant="secondary">
          {t('office.day.today')}
        </ButtonLink>
      </ButtonRow>
      {planned.map(({ id, person, mail, ...appointment }) => {
        const [day, ...rest] = facts(appointment, t)
        return (
          <Card key={id} title={day}>
            {mail === 'failed' && (
              <StatusMessage kind="error">{t('office.mails.failed')}</StatusMessage>
            )}
            <SummaryList
              items={[
                { question: t('office.when'), answer: rest },
                {
                  question: t('office.who'),
                  answer: [person.name, person.email, person.phone, person.remarks].filter(Boolean),
                },
                { question: t('office.mail'), answer: t(`office.mails.${mail}`) },
              ]}
            />
          </Card>
        )
      })}
    </OfficePage>
  )
}

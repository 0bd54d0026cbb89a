import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { plannedAppointments } from '#app/features/appointments/booking.server.ts'
import { appointmentFacts } from '#app/features/appointments/facts.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Card, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import type { Route } from './+types/list.ts'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'appointments.read')
  const changes = may(actor, 'appointments.change')
  const now = new Date()
  const planned = await plannedAppointments(actor.id, now)
  return {
    planned: planned.map((one) => ({ ...one, changes: changes && one.start > now })),
    changes,
  }
}

const KINDS = ['online', 'locatie'] as const

/** Who comes when, and whom to phone because the confirmation did not get away. */
export default function Appointments({ loaderData }: Route.ComponentProps) {
  const { planned, changes } = loaderData
  const { t } = useTranslation('appointments')
  return (
    <OfficePage title={t('office.title')}>
      <Lead>{t(planned.length > 0 ? 'office.lead' : 'office.empty')}</Lead>
      <ButtonRow>
        <ButtonLink href={href('/admin/afspraken/dag')} variant="secondary">
          {t('office.day.today')}
        </ButtonLink>
        {changes &&
          KINDS.map((kind) => (
            <ButtonLink
              key={kind}
              href={`${href('/admin/afspraken/nieuw')}?soort=${kind}`}
              variant="secondary"
            >
              {t(`office.book.link.${kind}`)}
            </ButtonLink>
          ))}
      </ButtonRow>
      {planned.map(({ id, person, mail, bookedBy, changes: isOpen, ...appointment }) => {
        const [day, ...rest] = appointmentFacts(appointment, t)
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
                { question: t('office.bookedBy'), answer: bookedBy ?? t('office.visitor') },
                { question: t('office.mail'), answer: t(`office.mails.${mail}`) },
              ]}
            />
            {isOpen && <Ways id={id} {...person} />}
          </Card>
        )
      })}
    </OfficePage>
  )
}

function Ways({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('appointments')
  return (
    <ButtonRow>
      <ButtonLink
        href={href('/admin/afspraken/:id/verzetten', { id })}
        variant="secondary"
        aria-label={t('office.moveOne', { name })}
      >
        {t('office.move')}
      </ButtonLink>
      <ButtonLink
        href={href('/admin/afspraken/:id/annuleren', { id })}
        variant="quiet"
        aria-label={t('office.cancelOne', { name })}
      >
        {t('office.cancel')}
      </ButtonLink>
    </ButtonRow>
  )
}

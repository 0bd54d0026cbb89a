import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { plannedAppointments } from '#app/features/appointments/booking.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/list.ts'
import { OfficePage } from '../office-page.tsx'
import { PlannedTable } from './planned-table.tsx'

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
              variant="quiet"
            >
              {t(`office.book.link.${kind}`)}
            </ButtonLink>
          ))}
      </ButtonRow>
      {planned.length > 0 && <PlannedTable rows={planned} />}
    </OfficePage>
  )
}

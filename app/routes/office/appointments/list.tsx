import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { type Planned, plannedAppointments } from '#app/features/appointments/booking.server.ts'
import { placeName } from '#app/features/appointments/facts.ts'
import { timeOf, weekdayDateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { CellNote, DataTable, VerdictSign } from '#app/ui/office/office.tsx'
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
      {planned.length > 0 && <PlannedTable rows={planned} />}
    </OfficePage>
  )
}

type PlannedProps = { rows: Route.ComponentProps['loaderData']['planned'] }

/** One appointment a row: when, who and where, how it was made, and what can be done about it. */
function PlannedTable({ rows }: PlannedProps) {
  const { t } = useTranslation('appointments')
  return (
    <DataTable
      caption={t('office.caption')}
      columns={[
        t('office.when'),
        { title: t('office.who'), isPlain: true },
        t('office.day.remarks'),
        t('office.bookedBy'),
        t('office.mail'),
        { title: t('office.ways'), isPlain: true },
      ]}
      rows={rows.map(({ id, person, mail, bookedBy, changes, ...appointment }) => ({
        key: id,
        cells: [
          <When key="when" {...appointment} />,
          <Who key="who" {...person} />,
          person.remarks,
          bookedBy ?? t('office.visitor'),
          mail === 'failed' ? (
            <VerdictSign key="mail" kind="error">
              {t('office.mails.failed')}
            </VerdictSign>
          ) : (
            t(`office.mails.${mail}`)
          ),
          changes && <Ways key="ways" id={id} name={person.name} />,
        ],
      }))}
    />
  )
}

function When({ start, end, location }: Pick<Planned, 'start' | 'end' | 'location'>) {
  const { t } = useTranslation('appointments')
  return (
    <>
      {weekdayDateOf(start)}
      <CellNote>{t('office.day.from', { from: timeOf(start), to: timeOf(end) })}</CellNote>
      <CellNote>{placeName({ location }, t)}</CellNote>
    </>
  )
}

function Who({ name, email, phone }: Planned['person']) {
  return (
    <>
      {name}
      {phone && <CellNote>{phone}</CellNote>}
      {email && <CellNote>{email}</CellNote>}
    </>
  )
}

function Ways({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('appointments')
  return (
    <>
      <a
        href={href('/admin/afspraken/:id/verzetten', { id })}
        aria-label={t('office.moveOne', { name })}
      >
        {t('office.move')}
      </a>
      <a
        href={href('/admin/afspraken/:id/annuleren', { id })}
        aria-label={t('office.cancelOne', { name })}
      >
        {t('office.cancel')}
      </a>
    </>
  )
}

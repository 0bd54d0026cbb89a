import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { appointmentsOn, type Planned } from '#app/features/appointments/booking.server.ts'
import { placeName } from '#app/features/appointments/facts.ts'
import { dayAfter, dayOf, longDateOf, timeOf } from '#app/locales/dates.ts'
import { dialled } from '#app/locales/phone.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, ScreenOnly } from '#app/ui/index.ts'
import { DataTable } from '#app/ui/office/office.tsx'
import type { Route } from './+types/day.ts'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireCapability(context, 'appointments.read')
  const day = dayIn(url.searchParams.get('dag')) ?? dayOf(new Date())
  return { day, planned: await appointmentsOn(id, day) }
}

/** @returns undefined for anything that is no day */
function dayIn(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text
}

/** Everybody who comes on a day, to take along on paper. */
export default function AppointmentsOfDay({ loaderData }: Route.ComponentProps) {
  const { day, planned } = loaderData
  const { t } = useTranslation('appointments')
  const pageOf = (days: number) => `${href('/admin/afspraken/dag')}?dag=${dayAfter(day, days)}`
  return (
    <OfficePage
      title={t('office.day.title', { day: longDateOf(day) })}
      parent={{ href: href('/admin/afspraken'), text: t('office.title') }}
    >
      {planned.length > 0 ? <DayList planned={planned} /> : <p>{t('office.day.empty')}</p>}
      <ScreenOnly>
        {planned.length > 0 && (
          <p data-print={t('office.day.print')}>{t('office.day.howToPrint')}</p>
        )}
        <ButtonRow>
          <ButtonLink href={pageOf(-1)} variant="secondary">
            {t('office.day.before')}
          </ButtonLink>
          <ButtonLink href={pageOf(1)} variant="secondary">
            {t('office.day.after')}
          </ButtonLink>
        </ButtonRow>
      </ScreenOnly>
    </OfficePage>
  )
}

function DayList({ planned }: { planned: readonly Planned[] }) {
  const { t } = useTranslation('appointments')
  return (
    <DataTable
      caption={t('office.day.caption')}
      columns={[
        t('office.day.time'),
        t('office.who'),
        t('office.day.reach'),
        t('office.day.place'),
        t('office.day.remarks'),
        t('office.mail'),
      ]}
      rows={planned.map(({ id, start, end, person, mail, location }) => ({
        key: id,
        cells: [
          t('office.day.from', { from: timeOf(start), to: timeOf(end) }),
          person.name,
          <>
            {person.phone ? <a href={dialled(person.phone)}>{person.phone}</a> : t('office.none')}
            {person.email && (
              <>
                <br />
                {person.email}
              </>
            )}
          </>,
          placeName({ location }, t),
          person.remarks,
          t(`office.mails.${mail}`),
        ],
      }))}
    />
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { type HeldMandate, heldMandatesOf } from '#app/features/mandates/held-mandates.server.ts'
import { intakeFigures } from '#app/features/office/intake.server.ts'
import { placeName } from '#app/features/appointments/facts.ts'
import { momentOf, timeOf } from '#app/locales/dates.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { Figure, FigureList } from '#app/ui/office/office-figures.tsx'
import { DataTable } from '#app/ui/office/office.tsx'
import type { Route } from './+types/intake.ts'
import { OfficePage } from './office-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'conversations.hold')
  const [figures, held] = await Promise.all([intakeFigures(actor.id), heldMandatesOf(actor)])
  return {
    ...figures,
    running: held.map(({ mandate, name, number, until }) => ({ mandate, name, number, until })),
  }
}

/** The intake screen of who holds conversations (specification 2.7). */
export default function Intake({ loaderData }: Route.ComponentProps) {
  const { growth, today, heldToday, heldThisWeek, age, goal, running } = loaderData
  const { t } = useTranslation(['office', 'mandates'])
  const { t: ofAppointments } = useTranslation('appointments')
  const more = (count: number | undefined) => (count === undefined ? '–' : `+${numberOf(count)}`)
  const month = growth?.month ?? null
  return (
    <OfficePage title={t('intake.title')}>
      <Lead>
        {t('intake.goal', { count: goal.week, minutes: goal.minutes.replace('-', ' tot ') })}
      </Lead>
      <ButtonRow>
        <ButtonLink href={href('/admin/wensengesprek/start')}>
          {t('mandates:start.title')}
        </ButtonLink>
        <ButtonLink href={href('/admin/wensengesprek/nieuw')} variant="secondary">
          {t('mandates:start.withNew')}
        </ButtonLink>
      </ButtonRow>
      <Running running={running} />
      {today.length > 0 ? (
        <DataTable
          caption={t('intake.table')}
          columns={t('intake.columns', { returnObjects: true })}
          rows={today.map(({ id, location, start, end }) => ({
            key: id,
            cells: [
              t('intake.time', { from: timeOf(start), to: timeOf(end) }),
              placeName({ location }, ofAppointments),
            ],
          }))}
        />
      ) : (
        <p>{t('intake.none')}</p>
      )}
      <p>
        <a href={href('/admin/afspraken')}>{t('intake.appointments')}</a>
      </p>
      <FigureList>
        <Figure
          label={t('intake.today')}
          value={
            today.length > 0 ? t('intake.of', { held: heldToday, all: today.length }) : numberOf(0)
          }
        />
        <Figure
          label={t('intake.week')}
          value={t('intake.of', { held: heldThisWeek, all: goal.week })}
        />
        <Figure label={t('intake.files')} value={growth ? numberOf(growth.total) : '–'} />
        <Figure label={t('intake.filesToday')} value={more(growth?.today)} />
        <Figure label={t('intake.filesWeek')} value={more(growth?.week)} />
        <Figure
          label={t('intake.filesMonth')}
          value={month === null ? '–' : `+${numberOf(month)}%`}
        />
        {age !== null && <Figure label={t('intake.age')} value={numberOf(age)} />}
      </FigureList>
      {age !== null && <p>{t('intake.ageWhy')}</p>}
    </OfficePage>
  )
}

/** The conversations that this colleague can go on with. */
function Running({
  running,
}: {
  running: Pick<HeldMandate, 'mandate' | 'name' | 'number' | 'until'>[]
}) {
  const { t } = useTranslation('mandates')
  if (running.length === 0) return <p>{t('running.none')}</p>
  return (
    <DataTable
      caption={t('running.title')}
      columns={t('running.columns', { returnObjects: true })}
      rows={running.map(({ mandate, name, number, until }) => ({
        key: mandate,
        cells: [
          <a key="client" href={href('/admin/wensengesprek/:mandate', { mandate })}>
            {name || t('running.nameless')}
          </a>,
          number ?? t('running.noNumber'),
          momentOf(until),
        ],
      }))}
    />
  )
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { figuresOf } from '#app/features/figures/figures.server.ts'
import { type Kind, KINDS } from '#app/features/figures/kinds.ts'
import type { Unit } from '#app/features/figures/periods.ts'
import { dateOf, monthOf, shortDayOf, shortMonthOf } from '#app/locales/dates.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Card, Disclosure, Lead, Tabs } from '#app/ui/index.ts'
import { BarChart, type Point } from '#app/ui/chart.tsx'
import { DataTable } from '#app/ui/office.tsx'
import type { Route } from './+types/figures.ts'
import { fileOf, pageOf, unitIn } from './figures-unit.ts'
import { OfficePage } from './office-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'figures.read')
  const unit = unitIn(url)
  return { unit, ...(await figuresOf(actor, unit)) }
}

/** How much happens, by week or by month. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { unit, periods, totals } = loaderData
  const { t } = useTranslation('figures')
  return (
    <OfficePage title={t(`title.${unit}`)}>
      <Lead>{t('lead')}</Lead>
      <Tabs
        label={t('per')}
        items={[
          { href: pageOf('week'), text: t('units.week') },
          { href: pageOf('month'), text: t('units.month') },
        ]}
        current={pageOf(unit)}
      />
      <ButtonRow>
        <ButtonLink href={fileOf(unit)} variant="secondary" download>
          {t('download')}
        </ButtonLink>
      </ButtonRow>
      {KINDS.map((kind) => (
        <OneKind
          key={kind}
          kind={kind}
          unit={unit}
          points={periods.map((period, index) => ({
            ...namesOf(unit, period, t),
            value: totals[kind][index] ?? 0,
          }))}
        />
      ))}
    </OfficePage>
  )
}

const namesOf = (unit: Unit, period: string, t: TFunction<'figures'>) =>
  unit === 'week'
    ? { label: t('weekFrom', { day: dateOf(period) }), short: shortDayOf(period) }
    : { label: monthOf(period), short: shortMonthOf(period) }

type OneKindProps = { kind: Kind; unit: Unit; points: readonly Point[] }

function OneKind({ kind, unit, points }: OneKindProps) {
  const { t } = useTranslation('figures')
  const title = t(`kinds.${kind}`)
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const said = t(`said.${unit}`, {
    count: points.length,
    total: numberOf(total),
    newest: numberOf(points.at(-1)?.value ?? 0),
  })
  return (
    <Card title={title}>
      <p>{t(`meaning.${kind}`)}</p>
      <BarChart title={title} description={said} points={points} />
      <p>{said}</p>
      <Disclosure summary={t('table', { kind: title })}>
        <DataTable
          caption={title}
          columns={[t(`units.${unit}`), t('number')]}
          rows={points.map(({ label, value }) => ({
            key: label,
            cells: [label, numberOf(value)],
          }))}
        />
      </Disclosure>
    </Card>
  )
}

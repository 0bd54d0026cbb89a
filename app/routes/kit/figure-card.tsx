import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import type { Unit } from '#app/features/figures/periods.ts'
import { dateOf, monthOf, shortDayOf, shortMonthOf } from '#app/locales/dates.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { BarChart } from '#app/ui/office/office-chart.tsx'
import { Card, Disclosure } from '#app/ui/index.ts'
import { DataTable } from '#app/ui/office/office.tsx'

type FigureCardProps = {
  title: string
  /** What is counted, in a sentence. */
  meaning: string
  unit: Unit
  /** Each by its first day. */
  periods: readonly string[]
  totals: readonly number[]
}

/** How much there was of one kind: drawn, in a sentence and in a table. */
export function FigureCard({ title, meaning, unit, periods, totals }: FigureCardProps) {
  const { t } = useTranslation('figures')
  const points = periods.map((period, index) => ({
    ...namesOf(unit, period, t),
    value: totals[index] ?? 0,
  }))
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const said = t(`said.${unit}`, { count: points.length, total: numberOf(total) })
  return (
    <Card title={title}>
      <p>{meaning}</p>
      <p>
        <b>
          {t(`now.${unit}`, {
            newest: numberOf(points.at(-1)?.value ?? 0),
            before: numberOf(points.at(-2)?.value ?? 0),
          })}
        </b>
      </p>
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

const namesOf = (unit: Unit, period: string, t: TFunction<'figures'>) =>
  unit === 'week'
    ? { label: t('weekFrom', { day: dateOf(period) }), short: shortDayOf(period) }
    : { label: monthOf(period), short: shortMonthOf(period) }

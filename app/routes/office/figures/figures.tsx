import { useTranslation } from '#app/locales/use-translation.ts'
import { figuresOf } from '#app/features/figures/figures.server.ts'
import { FIGURE_KINDS } from '#app/features/figures/kinds.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead, Tabs } from '#app/ui/index.ts'
import { Charts } from '#app/ui/office/office-chart.tsx'
import { FigureCard } from '#app/routes/kit/figure-card.tsx'
import type { Route } from './+types/figures.ts'
import { figuresFileAddress, figuresAddress, unitIn } from './unit.ts'
import { OfficePage } from '../office-page.tsx'

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
          { href: figuresAddress('week'), text: t('units.week') },
          { href: figuresAddress('month'), text: t('units.month') },
        ]}
        current={figuresAddress(unit)}
      />
      <ButtonRow>
        <ButtonLink href={figuresFileAddress(unit)} variant="secondary">
          {t('download')}
        </ButtonLink>
      </ButtonRow>
      <Charts>
        {FIGURE_KINDS.map((kind) => (
          <FigureCard
            key={kind}
            title={t(`kinds.${kind}`)}
            meaning={t(`meaning.${kind}`)}
            unit={unit}
            periods={periods}
            totals={totals[kind]}
          />
        ))}
      </Charts>
    </OfficePage>
  )
}

import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OrderState } from '#app/features/cards/states.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Card } from '#app/ui/index.ts'

/** On the overview: how far the newest order of cards is, and the way to all of them. */
export function CardsNote({ state, createdAt }: { state: OrderState; createdAt: Date }) {
  const { t } = useTranslation('cards')
  return (
    <Card title={t('page.title')}>
      <p>{`${t('page.order', { date: dateOf(createdAt) })}: ${t(`states.${state}`)}.`}</p>
      <p>
        <a href={href('/dashboard/kaartjes')}>{t('page.more')}</a>
      </p>
    </Card>
  )
}

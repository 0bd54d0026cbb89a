import type { ownOrders } from '#app/features/cards/overview.server.ts'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { canWithdraw } from '#app/features/cards/states.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Card, InLine, MoreWays, SummaryList } from '#app/ui/index.ts'

type OrderProps = Awaited<ReturnType<typeof ownOrders>>[number] & {
  /** Than the living will, which they do not mention. */
  isOlder: boolean
  /** Whether there is no living will that cards could mention. */
  mentionsNone: boolean
  /** The account is about to be deleted: until then nothing is printed. */
  isHeld: boolean
}

/** Whether cards that can be in somebody's hands mention a living will. */
const isMentioned = ({ variant, state, cards }: Pick<OrderProps, 'variant' | 'state' | 'cards'>) =>
  variant === 'wilsverklaring' &&
  (state === 'printed' || state === 'posted') &&
  cards.some(({ revokedAt }) => !revokedAt)

/** An order of cards: how far it is, and what can be done with it or with a card of it. */
export function Order(order: OrderProps) {
  const { state, variant, createdAt, changedAt, address, cards, isOlder, mentionsNone } = order
  const stands = order.isHeld && state === 'requested' ? 'held' : state
  const { t } = useTranslation('cards')
  const valid = cards.filter(({ revokedAt }) => !revokedAt)
  const stand = canWithdraw(state) ? 'ToPrint' : 'Works'
  const where = [
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.postalCode} ${address.city}`,
  ]
  const items = [
    {
      question: t('page.state'),
      answer: t(`page.stands.${stands}`, { date: dateOf(changedAt) }),
    },
    {
      question: t('page.variant'),
      answer: [
        t(`variants.${variant}`),
        ...(isOlder
          ? [order.isHeld ? t('page.unmentioned') : `${t('page.unmentioned')} ${t('page.askAnew')}`]
          : []),
        ...(mentionsNone && isMentioned(order) ? [t('page.mentionsNone')] : []),
      ].join('\n'),
    },
    { question: t('page.address'), answer: where.join('\n') },
    ...(valid.length === cards.length
      ? [{ question: t('page.cards'), answer: t(`page.all${stand}`, { count: cards.length }) }]
      : cards.map(({ number, revokedAt }) => ({
          question: t('page.card', { number }),
          answer: revokedAt
            ? t('page.cardRevoked', { date: dateOf(revokedAt) })
            : t(`page.card${stand}`),
        }))),
  ]
  return (
    <Card title={t('page.order', { date: dateOf(createdAt) })}>
      <SummaryList items={items} />
      {valid.length > 0 && (
        <MoreWays summary={t(stand === 'Works' ? 'page.lost' : 'page.fewer')}>
          <InLine
            items={valid.map(({ id, number }) => ({
              href: href('/dashboard/kaartjes/:card/intrekken', { card: id }),
              text: t('page.revoke', { number }),
              dialog: true,
            }))}
          />
        </MoreWays>
      )}
    </Card>
  )
}

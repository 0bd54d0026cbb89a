import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { ownOrders } from '#app/features/cards/overview.server.ts'
import { canWithdraw, isUnderWay } from '#app/features/cards/states.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import {
  cardsAndWill,
  cardsLackMention,
  cardsWait,
  mentionLivingWill,
} from '#app/features/wishes/cards.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import type { Route } from './+types/cards.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { AskMention } from './mention.tsx'
import { Order } from './card-order.tsx'
import { ExampleCard } from './example-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const [orders, waits, lacksMention, deletion] = await Promise.all([
    ownOrders(id),
    cardsWait(id),
    cardsLackMention(id),
    plannedDeletion(id),
  ])
  return {
    orders,
    waits,
    lacksMention,
    deletion,
    ...(await cardsAndWill(id, orders)),
  }
}

/** What waits is to mention the living will. */
export async function action({ context }: Route.ActionArgs) {
  const mentioned = await mentionLivingWill(requireUser(context).id)
  return redirectWithFlash(href('/dashboard/kaartjes'), {
    key: mentioned ? 'cardsMention' : 'cardsMentionNothing',
  })
}

/** What became of the cards, and taking one out of use. */
export default function Cards({ loaderData }: Route.ComponentProps) {
  const { orders, waits, lacksMention, deletion, older, mentionNone } = loaderData
  const { t } = useTranslation(['cards', 'common'])
  const underWay = waits || orders.some(({ state }) => isUnderWay(state))
  return (
    <DashboardPage current="cards" title={t('page.title')}>
      <Lead>{t('page.lead')}</Lead>
      {deletion && <DeletionNotice {...deletion} />}
      {deletion && <p>{t('page.held')}</p>}
      {waits && !deletion && (
        <StatusMessage kind="info" title={t('page.waitingTitle')}>
          <p>{t('page.waiting')}</p>
          <p>
            <a href={href('/dashboard/controleren')}>{t('common:wishes.confirm')}</a>
          </p>
        </StatusMessage>
      )}
      {lacksMention && <AskMention />}
      {orders.length === 0 && !waits && !deletion && (
        <>
          <p>{t('page.none')}</p>
          <ExampleCard />
        </>
      )}
      {orders.map((order, index) => (
        <Order
          key={order.id}
          {...order}
          isOlder={older && !underWay && index === 0}
          mentionsNone={mentionNone}
          isHeld={deletion !== null}
        />
      ))}
      {orders.some(({ state }) => canWithdraw(state)) && (
        <p>
          {t('page.stop')}{' '}
          <a href={addressOfQuestion('naw', 'receiveCards')}>{t('page.stopLink')}</a>
        </p>
      )}
      {!underWay && !deletion && (
        <ButtonRow>
          <ButtonLink
            href={`${href('/vragenlijst/naw/kaartjes')}?naar=dashboard&van=kaartjes`}
            variant="secondary"
            data-dialog=""
          >
            {t(orders.length > 0 ? 'page.askAgain' : 'page.ask')}
          </ButtonLink>
        </ButtonRow>
      )}
    </DashboardPage>
  )
}

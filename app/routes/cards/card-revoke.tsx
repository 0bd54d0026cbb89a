import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { revokeOwnCard, ownCard } from '#app/features/cards/overview.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/card-revoke.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

/** @throws a 404 answer unless it is a card of this person */
async function cardOf(userId: string, id: string) {
  const card = await ownCard(userId, id)
  if (!card) throw data('card', { status: 404 })
  return card
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { number, revokedAt } = await cardOf(requireUser(context).id, params.card)
  if (revokedAt) throw redirect(href('/dashboard/kaartjes'), 303)
  return { number }
}

export async function action({ context, params }: Route.ActionArgs) {
  const user = requireUser(context)
  const { id, number } = await cardOf(user.id, params.card)
  await revokeOwnCard(user.id, id)
  return redirectWithFlash(href('/dashboard/kaartjes'), {
    key: 'cardRevoked',
    values: { number: String(number) },
  })
}

/** Asks whether a card is really to be taken out of use. */
export default function CardRevoke({ loaderData: { number } }: Route.ComponentProps) {
  const { t } = useTranslation('cards')
  return (
    <DashboardPage current="cards" title={t('revoke.title', { number })}>
      <Lead>{t('revoke.lead')}</Lead>
      <p>{t('revoke.text')}</p>
      <form method="post">
        <DangerRow
          intent="intrekken"
          back={href('/dashboard/kaartjes')}
          backText={t('revoke.back')}
        >
          {t('revoke.confirm')}
        </DangerRow>
      </form>
    </DashboardPage>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { paymentsOf } from '#app/features/payments/payments.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Lead } from '#app/ui/index.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import type { Route } from './+types/payments.ts'
import { calledRequestOf } from '../release/listed.server.ts'
import { PaymentsList } from './payments-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id: userId } = requireCapability(context, 'guild.enter')
  const payments = await paymentsOf(userId)
  const requests = await ownRequests(
    userId,
    payments.flatMap(({ requestId }) => requestId ?? []),
  )
  return { payments, requests: requests.map(calledRequestOf) }
}

/** What a member paid, with the papers. */
export default function Payments({ loaderData: { payments, requests } }: Route.ComponentProps) {
  const { t } = useTranslation('payments')
  return (
    <GuildPage current="payments" title={t('list.title')}>
      {payments.length > 0 && <Lead>{t('list.lead')}</Lead>}
      <PaymentsList level={2} payments={payments} requests={requests} />
    </GuildPage>
  )
}

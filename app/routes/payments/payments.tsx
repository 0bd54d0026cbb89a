import { useTranslation } from 'react-i18next'
import { paymentsOf } from '#app/features/payments/payments.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Lead } from '#app/ui/index.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import type { Route } from './+types/payments.ts'
import { PaymentsList } from './payments-list.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  paymentsOf(requireCapability(context, 'guild.enter').id)

/** What a member paid, with the papers. */
export default function Payments({ loaderData: payments }: Route.ComponentProps) {
  const { t } = useTranslation('payments')
  return (
    <GuildPage current="payments" title={t('list.title')}>
      {payments.length > 0 && <Lead>{t('list.lead')}</Lead>}
      <PaymentsList level={2} payments={payments} />
    </GuildPage>
  )
}

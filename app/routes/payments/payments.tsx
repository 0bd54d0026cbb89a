import { useTranslation } from 'react-i18next'
import { paymentsOf } from '#app/features/payments/payments.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Lead } from '#app/ui/index.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import type { Route } from './+types/payments.ts'
import { PaymentsTable } from './payments-table.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  paymentsOf(requireCapability(context, 'guild.enter').id)

/** What a member paid, with the papers. */
export default function Payments({ loaderData: payments }: Route.ComponentProps) {
  const { t } = useTranslation('payments')
  return (
    <GuildPage current="payments" title={t('list.title')}>
      <Lead>{payments.length > 0 ? t('list.lead') : t('list.none')}</Lead>
      <PaymentsTable payments={payments} />
    </GuildPage>
  )
}

import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { type Payment, paymentsOf } from '#app/features/payments/payments.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Lead } from '#app/ui/index.ts'
import { DataTable } from '#app/ui/office.tsx'
import { GuildPage } from '../directors/guild-page.tsx'
import type { Route } from './+types/payments.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  paymentsOf(requireCapability(context, 'guild.enter').id)

/** What a member paid, with the papers. */
export default function Payments({ loaderData: payments }: Route.ComponentProps) {
  const { t } = useTranslation('payments')
  return (
    <GuildPage current="payments" title={t('list.title')}>
      <Lead>{payments.length > 0 ? t('list.lead') : t('list.none')}</Lead>
      {payments.length > 0 && (
        <DataTable
          caption={t('list.title')}
          columns={(['begun', 'amount', 'state', 'papers'] as const).map((key) => t(`list.${key}`))}
          rows={payments.map((payment) => ({
            key: payment.id,
            cells: [
              <a key="page" href={href('/franchise/betaling/:payment', { payment: payment.id })}>
                {dateOf(payment.createdAt)}
              </a>,
              eurosOf(payment.amountCents),
              t(`states.${payment.state}`),
              <Papers key="papers" payment={payment} />,
            ],
          }))}
        />
      )}
    </GuildPage>
  )
}

const Papers = ({ payment: { invoice, credit } }: { payment: Payment }) =>
  [invoice, credit].flatMap((number, index) =>
    number
      ? [
          index > 0 && <br key="break" />,
          <a key={number} href={href('/franchise/facturen/:number', { number })}>
            {number}
          </a>,
        ]
      : [],
  )

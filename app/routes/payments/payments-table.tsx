import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { DataTable } from '#app/ui/office.tsx'

/** Payments with their invoices; nothing where there are none. */
export function PaymentsTable({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('payments')
  if (payments.length === 0) return null
  return (
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

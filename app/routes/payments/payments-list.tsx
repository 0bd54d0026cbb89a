import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { Item, ItemList } from '#app/ui/office/office.tsx'

type PaymentsListProps = { level?: 2 | 3; payments: readonly Payment[] }

/** Payments with what each was for, and their invoices. */
export function PaymentsList({ level, payments }: PaymentsListProps) {
  const { t } = useTranslation('payments')
  if (payments.length === 0) return <p>{t('list.none')}</p>
  return (
    <ItemList>
      {payments.map((payment) => (
        <Item
          key={payment.id}
          level={level}
          title={
            <a href={href('/franchise/betaling/:payment', { payment: payment.id })}>
              {momentOf(payment.createdAt)}
            </a>
          }
          facts={t('list.facts', {
            amount: eurosOf(payment.amountCents),
            state: t(`states.${payment.state}`),
          })}
        >
          <ToRequest {...payment} />
          <Papers payment={payment} />
        </Item>
      ))}
    </ItemList>
  )
}

/** Whose it is about stands on its page alone. */
function ToRequest({ requestId, createdAt }: Payment) {
  const { t } = useTranslation('payments')
  if (!requestId) return null
  const text = t('page.request')
  return (
    <p>
      <a
        href={href('/franchise/aanvragen/:id', { id: requestId })}
        aria-label={t('list.requestOf', { text, moment: momentOf(createdAt) })}
      >
        {text}
      </a>
    </p>
  )
}

/** The invoice of a payment, and what was credited of it, to save. */
export function Papers({ payment: { invoice, credit } }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  return [invoice, credit].map(
    (number) =>
      number && (
        <p key={number}>
          <a href={href('/franchise/facturen/:number', { number })}>
            {t('page.download', { number })}
          </a>
        </p>
      ),
  )
}

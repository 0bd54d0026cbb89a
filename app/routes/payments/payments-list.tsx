import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { Item, ItemList } from '#app/ui/office/office.tsx'
import { shownPayment } from './payment-facts.tsx'
import { useCalled } from './called.ts'
import type { CalledRequest } from '../release/listed.server.ts'

type PaymentsListProps = {
  level?: 2 | 3
  payments: readonly Payment[]
  /** Those that were paid for, as far as they are known. */
  requests: readonly CalledRequest[]
}

/** Payments with what each was for, and their invoices. */
export function PaymentsList({ level, payments, requests }: PaymentsListProps) {
  const { t } = useTranslation('payments')
  if (payments.length === 0) return <p>{t('list.none')}</p>
  return (
    <ItemList>
      {payments.map((payment) => (
        <Item
          key={payment.id}
          level={level}
          title={
            <ToPayment
              payment={payment}
              request={requests.find(({ id }) => id === payment.requestId)}
            />
          }
          facts={[
            t('list.facts', {
              amount: eurosOf(payment.amountCents),
              state: t(`states.${shownPayment(payment)}`),
              date: dateOf(payment.createdAt),
            }),
            ...(payment.reference ? [t('list.reference', { reference: payment.reference })] : []),
          ].join('\u00a0· ')}
        >
          <Papers payment={payment} />
        </Item>
      ))}
    </ItemList>
  )
}

type ToPaymentProps = { payment: Payment; request: CalledRequest | undefined }

/** By the kind of what was paid for, and whose it is; the payment leads on to it. Two for one are told apart by ear. */
function ToPayment({ payment: { id, createdAt }, request }: ToPaymentProps) {
  const { t } = useTranslation('payments')
  const called = useCalled()
  const text = request ? called(request) : t('page.title')
  return (
    <a
      href={href('/franchise/betaling/:payment', { payment: id })}
      aria-label={t('list.requestOf', { text, moment: momentOf(createdAt) })}
    >
      {text}
    </a>
  )
}

/** The invoice of a payment, and what was credited of it, to save. */
export function Papers({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  return (['invoice', 'credit'] as const).map((kind) => {
    const number = payment[kind]
    return (
      number && (
        <p key={kind}>
          <small>
            <a href={href('/franchise/facturen/:number', { number })}>
              {t(`page.${kind}`, { number })}
            </a>
          </small>
        </p>
      )
    )
  })
}

import { useTranslation } from 'react-i18next'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { SummaryList } from '#app/ui/index.ts'

/** `turnedBack`: who pays came back from the provider without having paid. */
type FactsProps = { payment: Payment; turnedBack: boolean }

/** How far a payment is, for how much, and its number, which the helpdesk asks for. */
export function PaymentFacts({
  payment: { state, amountCents, createdAt, id },
  turnedBack,
}: FactsProps) {
  const { t } = useTranslation('payments')
  return (
    <>
      <SummaryList
        items={[
          {
            question: t('page.state'),
            answer: t(turnedBack ? 'states.turnedBack' : `states.${state}`),
          },
          { question: t('page.amount'), answer: eurosOf(amountCents) },
          { question: t('page.begun'), answer: momentOf(createdAt) },
        ]}
      />
      <p>
        <small>{t('page.number', { number: id })}</small>
      </p>
    </>
  )
}

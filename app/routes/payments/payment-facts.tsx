import { useTranslation } from 'react-i18next'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { SummaryList } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office.tsx'
import type { CalledRequest } from '../release/listed.server.ts'
import { useCalled } from './called.ts'

/** `turnedBack`: who pays came back from the provider without having paid. */
type FactsProps = { payment: Payment; request: CalledRequest | null; turnedBack: boolean }

/** What a payment is for, how far it is, for how much, and its number, which the helpdesk asks for. */
export function PaymentFacts({
  payment: { state, amountCents, createdAt, changedAt, reference, id },
  request,
  turnedBack,
}: FactsProps) {
  const { t } = useTranslation('payments')
  const called = useCalled()
  const when =
    state === 'paid'
      ? { question: t('page.paid'), answer: momentOf(changedAt) }
      : { question: t('page.begun'), answer: momentOf(createdAt) }
  return (
    <>
      <OfficeBody>
        <SummaryList
          items={[
            ...(request ? [{ question: t('page.what'), answer: called(request) }] : []),
            {
              question: t('page.state'),
              answer: t(turnedBack ? 'states.turnedBack' : `states.${state}`),
            },
            { question: t('page.amount'), answer: eurosOf(amountCents) },
            when,
            ...(reference ? [{ question: t('page.yours'), answer: reference }] : []),
          ]}
        />
      </OfficeBody>
      <p>
        <small>{t('page.number', { number: id })}</small>
      </p>
    </>
  )
}

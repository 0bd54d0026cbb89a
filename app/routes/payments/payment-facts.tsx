import { useTranslation } from '#app/locales/use-translation.ts'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { SummaryList } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office-body.tsx'
import type { CalledRequest } from '../release/listed.server.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { ReachUs } from '../release/reach-us.tsx'
import { useCalled } from './called.ts'

/** `turnedBack`: who pays came back from the provider without having paid. */
type FactsProps = { payment: Payment; request: CalledRequest | null; turnedBack: boolean }

/** What a payment is for, how far it is, and for how much. */
export function PaymentFacts({ payment, request, turnedBack }: FactsProps) {
  const { t } = useTranslation('payments')
  const { state, amountCents, createdAt, changedAt, reference } = payment
  const called = useCalled()
  const when =
    state === 'paid'
      ? { question: t('page.paid'), answer: momentOf(changedAt) }
      : { question: t('page.begun'), answer: momentOf(createdAt) }
  return (
    <OfficeBody>
      <SummaryList
        items={[
          ...(request ? [{ question: t('page.what'), answer: called(request) }] : []),
          {
            question: t('page.state'),
            answer: t(`states.${turnedBack ? 'turnedBack' : shownPayment(payment)}`),
          },
          { question: t('page.amount'), answer: eurosOf(amountCents) },
          when,
          ...(reference ? [{ question: t('page.yours'), answer: reference }] : []),
        ]}
      />
    </OfficeBody>
  )
}

/** What a payment is, in the list as on its page. */
export const shownPayment = ({ state, doubt }: Payment) => doubt ?? state

/** The number to call for who cannot wait. */
export function HasteByPhone() {
  const { t } = useTranslation('payments')
  const frame = useFrame()
  if (!frame) return null
  return (
    <p>
      {t('haste')} <ReachUs email={frame.helpdesk} phone={frame.phone} />
    </p>
  )
}

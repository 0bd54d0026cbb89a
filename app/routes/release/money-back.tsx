import { useTranslation } from '#app/locales/use-translation.ts'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { ReachUs } from './reach-us.tsx'

type MoneyBackProps = {
  paid: Payment
  isOurFault: boolean
  /** What one may want to ask about: that it was refused, or how it ended. */
  asks: 'mistaken' | 'question'
}

/** Whether what was paid for a request that is over comes back, and whom to ask. */
export function MoneyBack({ paid, isOurFault, asks }: MoneyBackProps) {
  const { t } = useTranslation('release')
  const frame = useFrame()
  const { state, goesBack, changedAt } = paid
  const words = { amount: eurosOf(paid.amountCents), date: dateOf(changedAt) }
  const is = state === 'refunded' ? 'done' : isOurFault || goesBack ? 'comes' : 'never'
  return (
    <p>
      {t(`money.${is}`, words)}{' '}
      {frame && (
        <>
          {t(`money.${asks}`)} <ReachUs email={frame.helpdesk} phone={frame.phone} />
        </>
      )}
    </p>
  )
}

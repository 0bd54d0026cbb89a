import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Payment } from '#app/features/payments/payments.server.ts'
import { mayRetry } from '#app/features/payments/states.ts'
import { Button, ButtonLink } from '#app/ui/index.ts'

/** Whether another payment can begin for what this one failed for. */
export const canRetry = ({ state, requestId }: Payment): boolean =>
  mayRetry(state) && requestId !== null

/** What can be done about a payment: go on, try again, or see what was paid for. */
export function Deeds({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  const { state, requestId, doubt } = payment
  return (
    <>
      {state === 'open' && !doubt && (
        <Button name="intent" value="betalen" variant="secondary">
          {t('go')}
        </Button>
      )}
      {canRetry(payment) && (
        <Button name="intent" value="betalen">
          {t('retry')}
        </Button>
      )}
      {state === 'paid' && requestId && (
        <ButtonLink href={href('/franchise/aanvragen/:id', { id: requestId })}>
          {t('page.request')}
        </ButtonLink>
      )}
    </>
  )
}

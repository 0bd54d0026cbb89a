import { useTranslation } from '#app/locales/use-translation.ts'
import { StatusMessage } from '#app/ui/index.ts'
import type { NotBegunBecause } from './begin.server.ts'

const FAULTS = new Set<NotBegunBecause>(['off', 'away', 'failed'])

/** Says why a payment did not begin; nothing if it did. */
export function NotBegun({ reason }: { reason: NotBegunBecause | undefined }) {
  const { t } = useTranslation('payments')
  if (!reason) return null
  return (
    <StatusMessage kind="error" title={t(FAULTS.has(reason) ? 'not.fault' : 'not.title')}>
      <p>{t(`not.${reason}`)}</p>
    </StatusMessage>
  )
}

import { useTranslation } from 'react-i18next'
import type { NotStarted } from '#app/features/payments/start.server.ts'
import { StatusMessage } from '#app/ui/index.ts'

/** Says why a payment did not begin; nothing if it did. */
export function NotBegun({ reason }: { reason: NotStarted | undefined }) {
  const { t } = useTranslation('payments')
  if (!reason) return null
  return (
    <StatusMessage kind="error" title={t('not.title')}>
      <p>{t(`not.${reason}`)}</p>
    </StatusMessage>
  )
}

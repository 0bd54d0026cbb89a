import { useTranslation } from 'react-i18next'
import type { StoppedReport } from '#app/features/deaths/owner.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button, ButtonRow, StatusMessage } from '#app/ui/index.ts'

/** Tells an owner who lives that a contact let us know of their death, and that it was stopped. */
export function StoppedReports({ reports }: { reports: readonly StoppedReport[] }) {
  const { t } = useTranslation('deaths')
  if (reports.length === 0) return null
  return (
    <StatusMessage kind="info" title={t('owner.stoppedTitle')}>
      {reports.map(({ id, name, reportedAt, stoppedAt }) => (
        <p key={id}>
          {t('owner.stopped', {
            name,
            reported: momentOf(reportedAt),
            stopped: momentOf(stoppedAt),
          })}
        </p>
      ))}
      <p>{t('owner.stoppedNow')}</p>
    </StatusMessage>
  )
}

/** Of a contact whose word does not count any more: how the owner lets it count again. */
export function ReopenReports({ name }: { name: string }) {
  const { t } = useTranslation('deaths')
  return (
    <form method="post">
      <h2>{t('owner.closedTitle')}</h2>
      <p>{t('owner.closed', { name })}</p>
      <ButtonRow>
        <Button name="intent" value="weer" variant="secondary">
          {t('owner.reopen', { name })}
        </Button>
      </ButtonRow>
    </form>
  )
}

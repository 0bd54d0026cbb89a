import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { ReportAboutMe } from '#app/features/deaths/owner.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button, ButtonLink, ButtonRow, StatusMessage } from '#app/ui/index.ts'

/**
 * Tells who is signed in that a contact let us know of their death, with the way to stop it, or that it was
 * stopped.
 */
export function ReportsAboutMe({ reports }: { reports: readonly ReportAboutMe[] }) {
  const { t } = useTranslation('deaths')
  const running = reports.find(({ stoppedAt }) => stoppedAt === null)
  const stopped = reports.flatMap(({ stoppedAt, ...report }) =>
    stoppedAt ? [{ ...report, stoppedAt }] : [],
  )
  return (
    <>
      {running && <RunningReport {...running} />}
      {!running && stopped.length > 0 && (
        <StatusMessage kind="info" title={t('owner.stoppedTitle')}>
          {stopped.map(({ id, name, reportedAt, stoppedAt }) => (
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
      )}
    </>
  )
}

/** That a contact let us know of their death, with the way to stop it. */
export function RunningReport({ name, reportedAt }: Pick<ReportAboutMe, 'name' | 'reportedAt'>) {
  const { t } = useTranslation('deaths')
  return (
    <StatusMessage kind="warning" title={t('owner.runsTitle')}>
      <p>{t('owner.runs', { name, reported: momentOf(reportedAt) })}</p>
      <ButtonRow>
        <ButtonLink href={href('/dashboard/ik-leef')}>{t('owner.runsNow')}</ButtonLink>
      </ButtonRow>
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

import { useTranslation } from 'react-i18next'
import type { RequestKind } from '#app/features/release/states.ts'
import { weekdayDateOf } from '#app/locales/dates.ts'
import { Lead, StatusMessage } from '#app/ui/index.ts'

type NoticesProps = {
  kind: RequestKind
  /** The session had ended when it was posted: it stands there again. */
  isAgain: boolean
  /** The way to a second factor, for who lacks one. */
  early: string | null
  /** The next day on which the office works; null where it does today. */
  closed: string | null
}

/** What one knows before asking: what it leads to, and that a living will may be needed sooner than we look. */
export function AskNotices({ kind, isAgain, early, closed }: NoticesProps) {
  const { t } = useTranslation(['release', 'delivery'])
  const haste = closed
    ? t('ask.living_will.closed', { day: weekdayDateOf(closed) })
    : t('ask.living_will.haste')
  return (
    <>
      {isAgain && (
        <StatusMessage kind="info">
          <p>{t('ask.again')}</p>
        </StatusMessage>
      )}
      <Lead>{t(`ask.${kind}.lead`)}</Lead>
      {early && (
        <p>
          {t('delivery:first.early')} <a href={early}>{t('delivery:first.factorLink')}</a>
        </p>
      )}
      {kind === 'living_will' && (
        <StatusMessage kind="info">
          <p>{haste}</p>
        </StatusMessage>
      )}
    </>
  )
}

/** What becomes of a whole file (specification 2.9), where it is sent. */
export function DeletionWarning({ days }: { days: number }) {
  const { t } = useTranslation('release')
  return (
    <StatusMessage kind="info">
      <p>{t('ask.warning', { days })}</p>
    </StatusMessage>
  )
}

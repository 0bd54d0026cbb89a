import { useTranslation } from '#app/locales/use-translation.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { Button, ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import type { Scanned } from '../kinds.ts'
import { dayWords, OfficeHours } from './office-hours.tsx'
import type { OfferedRequest } from './kept-request.server.ts'

/** The button that throws away what waits in this browser. */
export const DISCARD = { name: 'intent', value: 'weggooien' } as const

type NoticesProps = KeptProps & {
  kind: RequestKind
  /** The way to a second factor, for who lacks one. */
  early: string | null
  /** When the office opens next; null while it is open. */
  closed: Date | null
  /** What led here, where something was scanned. */
  scanned: Scanned | null
}

/** What one knows before asking: what it leads to, and that a living will may be needed sooner than we look. */
export function AskNotices({ kind, early, closed, scanned, ...kept }: NoticesProps) {
  const { t } = useTranslation(['release', 'delivery'])
  const haste = closed
    ? t('ask.living_will.closed', { day: dayWords(closed, t) })
    : t('ask.living_will.haste')
  return (
    <>
      <Kept {...kept} />
      {scanned && <ScannedMessage scanned={scanned} />}
      <Lead>{t(`ask.${kind}.lead`)}</Lead>
      {early && (
        <p>
          {t('delivery:first.early')} <a href={early}>{t('delivery:first.factorLink')}</a>
        </p>
      )}
      {kind === 'full' && <OfficeHours closed={closed} />}
      {kind === 'living_will' && (
        <StatusMessage kind="info">
          <p>{haste}</p>
        </StatusMessage>
      )}
    </>
  )
}

/** That the number is typed from the card that was scanned, or that it was none. */
export function ScannedMessage({ scanned }: { scanned: Scanned }) {
  const { t } = useTranslation('release')
  return (
    <StatusMessage kind={scanned === 'card' ? 'info' : 'warning'}>
      <p>{t(`ask.scanned.${scanned}`)}</p>
    </StatusMessage>
  )
}

type KeptProps = {
  /** The session had ended when it was posted: it stands there again. */
  isAgain: boolean
  /** What was posted so, where the form is about something else. */
  offered: OfferedRequest | null
}

/** What was posted without a session, and the way to throw it away. */
function Kept({ isAgain, offered }: KeptProps) {
  const { t } = useTranslation('release')
  if (!isAgain && !offered) return null
  return (
    <StatusMessage kind="info">
      <p>
        {offered
          ? t('ask.kept.text', { name: offered.name || t('ask.kept.other') })
          : t('ask.again')}
      </p>
      <form method="post" noValidate>
        <ButtonRow>
          {offered && (
            <ButtonLink href={offered.at} variant="secondary">
              {t('ask.kept.resume')}
            </ButtonLink>
          )}
          <Button {...DISCARD} variant="secondary">
            {t('ask.kept.discard')}
          </Button>
        </ButtonRow>
      </form>
    </StatusMessage>
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

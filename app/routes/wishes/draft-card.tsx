import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { ButtonLink, ScreenOnly, StatusMessage } from '#app/ui/index.ts'
import type { ShownSummary } from './booklet.tsx'
import { ConfirmedBefore } from './confirmed-before.tsx'

type DraftProps = Pick<ShownSummary, 'confirmed'> & {
  /** Who has most of it before them is not asked to confirm first. */
  isJustBegun: boolean
  /** Whether cards are sent once it is confirmed. */
  cardsWait: boolean
}

/** What was changed is not confirmed yet, and the way to do so. */
export function DraftCard({ confirmed, isJustBegun, cardsWait }: DraftProps) {
  const { t } = useTranslation()
  const check = (
    <ButtonLink href={href('/dashboard/controleren')} variant={isJustBegun ? 'quiet' : 'primary'}>
      {t('wishes.confirm')}
    </ButtonLink>
  )
  return (
    <StatusMessage
      kind="info"
      title={t(confirmed ? 'wishes.changedTitle' : 'wishes.draftTitle')}
      printed
    >
      <p>
        {t(isJustBegun ? 'wishes.draftBegun' : 'wishes.draftText')}
        {cardsWait && ` ${t('wishes.draftCards')}`}
      </p>
      {confirmed ? (
        <ConfirmedBefore {...confirmed}>{check}</ConfirmedBefore>
      ) : (
        <ScreenOnly>{check}</ScreenOnly>
      )}
    </StatusMessage>
  )
}

/** Where only details and contacts changed: what was confirmed stays so. */
export function DetailsCard() {
  const { t } = useTranslation()
  return (
    <ScreenOnly>
      <StatusMessage kind="info" title={t('wishes.detailsTitle')}>
        <p>{t('wishes.detailsText')}</p>
        <p>
          <a href={href('/dashboard/controleren')}>{t('wishes.confirm')}</a>
        </p>
      </StatusMessage>
    </ScreenOnly>
  )
}

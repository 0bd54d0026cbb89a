import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { ButtonLink, ScreenOnly, StatusMessage } from '#app/ui/index.ts'
import type { ShownSummary } from './booklet.tsx'
import { ConfirmedBefore } from './confirmed-before.tsx'

/** What was changed is not confirmed yet, and the way to do so. */
export function DraftCard({ confirmed }: Pick<ShownSummary, 'confirmed'>) {
  const { t } = useTranslation()
  const check = <ButtonLink href={href('/dashboard/controleren')}>{t('wishes.confirm')}</ButtonLink>
  return (
    <StatusMessage kind="info" title={t('wishes.draftTitle')} printed>
      <p>{t('wishes.draftText')}</p>
      {confirmed ? (
        <ConfirmedBefore {...confirmed}>{check}</ConfirmedBefore>
      ) : (
        <ScreenOnly>{check}</ScreenOnly>
      )}
    </StatusMessage>
  )
}

import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { CardRequest } from '#app/features/wishes/cards.server.ts'
import { ButtonLink, Card, StatusMessage } from '#app/ui/index.ts'
import { cameFrom } from '../living-will/way-back.ts'

/** A second order asks again. */
export function Before({ before }: { before: CardRequest['before'] }) {
  const { t } = useTranslation('cards')
  if (before === 'none') return null
  return (
    <StatusMessage kind="info" title={t(`request.${before}Title`)}>
      <p>{t(`request.${before}Text`)}</p>
      <p>
        <a href={href('/dashboard/kaartjes')}>{t('request.sentLink')}</a>
      </p>
    </StatusMessage>
  )
}

export function LivingWillCard({ exists }: { exists: boolean }) {
  const { t } = useTranslation('cards')
  if (exists)
    return (
      <Card title={t('request.hasWillTitle')}>
        <p>{t('request.hasWillText')}</p>
      </Card>
    )
  return (
    <Card title={t('request.willTitle')}>
      <p>{t('request.willText')}</p>
      <p>{t('request.willLater')}</p>
      <ButtonLink href={cameFrom('kaartjes')} variant="secondary">
        {t('request.willLink')}
      </ButtonLink>
    </Card>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { weekdayDateOf } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'
import type { AlreadyAsked } from './listed.server.ts'
import { askerOf } from './own-requests.tsx'

/** That a second one need not be paid for, and how the first is: it runs, is made ready, or lies ready. */
export function AlreadyAskedMessage({ first, before }: { first: AlreadyAsked; before: boolean }) {
  const { t } = useTranslation('release')
  const { id, kind, state, availableUntil, createdAt } = first
  const isReady = state === 'completed' && availableUntil !== null
  const how = isReady ? (`ready.${kind}` as const) : state === 'completed' ? 'making' : 'runs'
  const words = { date: weekdayDateOf(createdAt), name: askerOf(first, t) }
  return (
    <StatusMessage kind="warning" title={t(`already.title.${kind}`)}>
      <p>
        {t('already.when', words)} {t(`already.${how}`)}{' '}
        <a href={href('/franchise/aanvragen/:id', { id })}>
          {isReady ? t(`own.get.${kind}`) : t('already.link')}
        </a>
      </p>
      {before && <p>{t('already.other')}</p>}
    </StatusMessage>
  )
}

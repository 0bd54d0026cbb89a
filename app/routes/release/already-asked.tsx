import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import { weekdayDateOf } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { askerOf } from './own-requests.tsx'

/** Another request of the same member for the same file that is not over. */
export type AlreadyAsked = Pick<
  OwnRequest,
  'id' | 'kind' | 'state' | 'availableUntil' | 'createdAt' | 'askedBy' | 'byOffice'
>

/** Without what was filled in for it. */
export const alreadyAsked = (running: OwnRequest): AlreadyAsked => {
  const { id, kind, state, availableUntil, createdAt, askedBy, byOffice } = running
  return { id, kind, state, availableUntil, createdAt, askedBy, byOffice }
}

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

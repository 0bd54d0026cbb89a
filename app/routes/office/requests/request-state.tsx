import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { stateWords } from '../../release/state-words.ts'
import { ageOf } from './marks.ts'

type StateProps = { request: OfficeRequest; minutes: number }

/** What a request waits for and how long, and the way to call who is asked about it. */
export function RequestStateLine({ request, minutes }: StateProps) {
  const { t } = useTranslation('release')
  const { id, state, callWaits } = request
  return (
    <>
      <p>
        {stateWords(request, t)}
        {state === 'pending_verification' &&
          `, ${t('desk.clock.waits', { age: ageOf(minutes, t) })}`}
      </p>
      {state === 'waiting_contact' && (
        <p>
          <a href={href('/admin/toegangsverzoeken/:id/telefoon', { id })}>
            {t(callWaits ? 'desk.callWaits' : 'desk.call')}
          </a>
        </p>
      )}
    </>
  )
}

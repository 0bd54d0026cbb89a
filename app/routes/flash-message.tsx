import { useTranslation } from 'react-i18next'
import type { Flash } from '#app/platform/cookies.server.ts'
import { StatusMessage } from '#app/ui/index.ts'

/** Messages that tell of a failure. */
const ERRORS = new Set([
  'notSignedIn',
  'notSignedInKept',
  'workNotSaved',
  'workKept',
  'notConfirmed_often',
  'notConfirmed_full',
  'cardsNeedAddress',
  'cardsLate',
  'livingWillEmpty',
])

/** Messages of which nothing comes but knowing it. */
const NOTES = new Set([
  'notConfirmed_empty',
  'nothingToSave',
  'signInAgain',
  'callbackAlready',
  'memberAlready',
  'request_first',
  'request_again',
  'request_notFound',
  'request_other',
  'request_early',
  'request_gone',
])

const kindOf = (key: string) => (ERRORS.has(key) ? 'error' : NOTES.has(key) ? 'info' : 'success')

/** What just happened, said once, at the top of the page after a redirect (specification 8). */
export function FlashMessage({ message }: { message: Flash | null | undefined }) {
  const { t, i18n } = useTranslation()
  if (!message || !i18n.exists(`flash.${message.key}`)) return null
  const { key, values } = message
  // Which values a text needs is known where the message is made.
  const say = t as (key: string, values?: Record<string, string>) => string
  const title = `flash.${key}Title`
  return (
    <StatusMessage
      dismiss={t('dismiss')}
      kind={kindOf(key)}
      title={i18n.exists(title) ? say(title, values) : undefined}
    >
      <p>{say(`flash.${key}`, values)}</p>
    </StatusMessage>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Flash, MessageKey } from '#app/locales/flash.ts'
import { StatusLine, StatusMessage } from '#app/ui/index.ts'

/** Messages that tell of a failure. */
const ERRORS = new Set<MessageKey>([
  'notSignedIn',
  'notSignedInKept',
  'pressedTwice',
  'workNotSaved',
  'workKept',
  'notConfirmed_often',
  'notConfirmed_full',
  'cardsNeedAddress',
  'livingWillEmpty',
  'request_notFound',
  'request_unsigned',
  'approval_alone',
  'approval_changed',
  'decided_completed',
  'decided_rejected',
  'decided_over',
  'request_impossible',
  'request_differs',
  'request_self',
  'request_contact',
  'request_late',
  'request_untold',
  'request_going',
  'request_inactive',
  'request_moneyBack',
  'relativeTooOften',
  'death_contact',
  'death_late',
  'death_given',
  'death_other_paper',
  'notice_contact',
  'notice_late',
  'notice_given',
  'photoUnfit',
  'photoBusy',
  'request_given',
  'request_opened',
  'request_own',
  'delivery_own',
  'moreNotYours',
  'passkeyLast',
])

/** Messages of which nothing comes but knowing it. */
const NOTES = new Set<MessageKey>([
  'contactMoved',
  'contactRenamed',
  'notConfirmed_empty',
  'nothingToSave',
  'cardsLate',
  'signInAgain',
  'codeForNew',
  'leak_gone',
  'heard_gone',
  'callbackAlready',
  'memberAlready',
  'relativeChanged',
  'livingWillOther',
  'importedWithoutWill',
  'relativeGone',
  'attentionAlready',
  'deathPaperOver',
  'appointmentKeptFor',
  'death_gone',
  'death_changed',
  'callMadeBefore',
  'callStays',
  'death_first',
  'death_again',
  'notice_gone',
  'notice_own',
  'notice_second',
  'code_runs',
  'request_first',
  'request_again',
  'request_other',
  'request_early',
  'certificateOver',
  'certificateNotAsked',
  'request_gone',
  'requestCall_gone',
  'requestCall_contact',
  'requestCall_unseen',
  'releaseStopped',
  'releaseStopped_report',
  'releaseStopped_full',
  'releaseStopped_living_will',
  'cardsMentionNothing',
  'call_own',
  'call_contact',
  'call_late',
  'call_given',
  'call_gone',
  'request_settled',
  'request_over',
  'contact_answered',
  'fileLinkedAlready',
  'fileGone',
  'documentGone',
  'sessionGone',
  'passkeyGone',
  'roleGone',
  'memberGone',
  'delivery_done',
  'delivery_over',
  'delivery_decided',
  'moreNotAsked',
  'moreOver',
  'colleagueGone',
  'letterNotNeeded',
  'alreadyBooked',
  'appointmentBookedBefore',
  'registrationExpired',
  'placeLost',
  'beginAgain',
])

const LOOKS = `${href('/dashboard/privacy')}#wie-keek`

/** Where more is told, in the words of `flash.<key>Link`. */
const LINKS: Partial<Record<MessageKey, string>> = {
  contactMoved: href('/dashboard/contacten'),
  releaseStopped: LOOKS,
  releaseStopped_report: LOOKS,
  releaseStopped_full: LOOKS,
  releaseStopped_living_will: LOOKS,
  contactRenamed: href('/dashboard/contacten'),
}

/** With which sign a message is said. */
export const messageKindOf = (key: MessageKey) =>
  ERRORS.has(key) ? 'error' : NOTES.has(key) ? 'info' : 'success'

/** What just happened, said once, at the top of the page after a redirect (specification 8). */
export function FlashMessage({ message }: { message: Flash | null | undefined }) {
  const { t, i18n } = useTranslation()
  const { key, values } = message ?? {}
  if (!key || !i18n.exists(`flash.${key}`)) return null
  // Which values a text needs was asked where the message was made.
  const say = t as (key: string, values?: Record<string, string>) => string
  const link = LINKS[key]
  const title = `flash.${key}Title`
  // So it is after every step: the first question stays where it is.
  if (key === 'stepSaved') return <StatusLine>{say(`flash.${key}`, values)}</StatusLine>
  return (
    <StatusMessage
      dismiss={t('dismiss')}
      kind={messageKindOf(key)}
      title={i18n.exists(title) ? say(title, values) : undefined}
    >
      <p>
        {say(`flash.${key}`, values)} {link && <a href={link}>{say(`flash.${key}Link`)}</a>}
        {/* Specification 8: 'Account aangemaakt', then this. */}
        {key === 'accountMade' && (
          <>
            <br />
            {t('flash.mailSentTitle')}
          </>
        )}
      </p>
    </StatusMessage>
  )
}

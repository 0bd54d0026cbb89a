import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { MemberNotification } from '#app/features/guild/notices.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button, Card } from '#app/ui/index.ts'
import { useCalled } from '../payments/called.ts'
import type { CalledRequest } from '../release/listed.server.ts'

type OneNoticeProps = MemberNotification & { request: CalledRequest | undefined }

/** What a member is told, with the way to the request that it is about. */
export function OneNotice({ id, title, message, createdAt, isRead, request }: OneNoticeProps) {
  const { t } = useTranslation('member')
  const moment = momentOf(createdAt)
  const state = t(isRead ? 'notices.isRead' : 'notices.isUnread')
  const name = request?.name
  const about = name ? t('notices.about', { name, title: inside(title) }) : title
  return (
    <Card title={about} level={2}>
      <p>
        <small>{t('notices.at', { state, moment })}</small>
      </p>
      <p>{message}</p>
      {request && <ToRequest {...request} />}
      {!isRead && (
        <form method="post">
          <Button
            variant="quiet"
            name="melding"
            value={id}
            aria-label={t('notices.readOne', { title: about, moment })}
          >
            {t('notices.read')}
          </Button>
        </form>
      )}
    </Card>
  )
}

/** A sentence, after a name and a colon. */
const inside = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** By what its page names too. */
function ToRequest(request: CalledRequest) {
  const called = useCalled()
  return (
    <p>
      <a href={href('/franchise/aanvragen/:id', { id: request.id })}>{called(request)} </a>
    </p>
  )
}

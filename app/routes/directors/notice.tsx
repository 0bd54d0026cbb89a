import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { MemberNotification } from '#app/features/guild/notices.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button } from '#app/ui/index.ts'
import { Over } from '#app/ui/office/track.tsx'
import { withoutCapital } from '#app/locales/capitals.ts'
import { useCalled } from '../payments/called.ts'
import type { CalledRequest } from '../release/listed.server.ts'

type OneNoticeProps = MemberNotification & { request: CalledRequest | undefined }

/** What a member is told, as a row that leads to the request that it is about. */
export function OneNotice({ id, title, message, createdAt, isRead, request }: OneNoticeProps) {
  const { t } = useTranslation('member')
  const called = useCalled()
  const moment = momentOf(createdAt)
  const name = request?.name
  const about = name ? t('notices.about', { name, title: withoutCapital(title) }) : title
  return (
    <Over
      title={
        request ? <a href={href('/franchise/aanvragen/:id', { id: request.id })}>{about}</a> : about
      }
      next={!isRead && <MarkRead id={id} label={t('notices.readOne', { title: about, moment })} />}
    >
      {message}
      <br />
      {request && (
        <>
          {called(request)}
          <br />
        </>
      )}
      {moment}
    </Over>
  )
}

function MarkRead({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('member')
  return (
    <form method="post">
      <Button variant="quiet" name="melding" value={id} aria-label={label}>
        {t('notices.read')}
      </Button>
    </form>
  )
}

import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { markRead, type MemberNotification, noticesOf } from '#app/features/guild/notices.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { nextPageAddress, cursorIn } from '#app/platform/http/cursor.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Card, Lead } from '#app/ui/index.ts'
import { useCalled } from '../payments/called.ts'
import { type CalledRequest, calledRequestOf } from '../release/listed.server.ts'
import type { Route } from './+types/notices.ts'
import { GuildPage } from './guild-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const { rows, next } = await noticesOf(user, cursorIn(url.searchParams.get('voor')))
  const requests = await ownRequests(
    user.id,
    rows.flatMap(({ requestId }) => requestId ?? []),
  )
  return {
    rows,
    requests: requests.map(calledRequestOf),
    older: next && nextPageAddress(url, 'voor', next),
  }
}

/** One that was read, or all of them. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const notice = String((await readForm(request)).get('melding') ?? '')
  const isAll = notice === ALL
  if (!isAll && !isUuid(notice)) return redirect(href('/franchise/meldingen'), 303)
  await markRead(user, isAll ? undefined : notice)
  const key = isAll ? 'noticesAllRead' : 'noticesRead'
  return redirectWithFlash(href('/franchise/meldingen'), { key })
}

const ALL = 'alle'

/** What a member is told, the newest first. */
export default function Notices({ loaderData: { rows, requests, older } }: Route.ComponentProps) {
  const { t } = useTranslation('member')
  const hasUnread = rows.some(({ isRead }) => !isRead)
  return (
    <GuildPage current="notices" title={t('notices.title')}>
      <Lead>{t(rows.length > 0 ? 'notices.lead' : 'notices.none')}</Lead>
      {hasUnread && (
        <form method="post">
          <ButtonRow>
            <Button variant="secondary" name="melding" value={ALL}>
              {t('notices.readAll')}
            </Button>
          </ButtonRow>
        </form>
      )}
      {rows.map((notice) => (
        <OneNotice
          key={notice.id}
          {...notice}
          request={requests.find(({ id }) => id === notice.requestId)}
        />
      ))}
      {older && (
        <ButtonRow>
          <ButtonLink href={older} variant="secondary">
            {t('notices.older')}
          </ButtonLink>
        </ButtonRow>
      )}
    </GuildPage>
  )
}

type OneNoticeProps = MemberNotification & { request: CalledRequest | undefined }

function OneNotice({ id, title, message, createdAt, isRead, request }: OneNoticeProps) {
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

import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { markRead, type MemberNotification, noticesOf } from '#app/features/guild/notices.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { nextPageAddress, cursorIn } from '#app/platform/http/cursor.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Folded, Lead } from '#app/ui/index.ts'
import { OverList } from '#app/ui/office/track.tsx'
import { calledRequestOf } from '../release/listed.server.ts'
import type { Route } from './+types/notices.ts'
import { GuildPage } from './guild-page.tsx'
import { OneNotice } from './notice.tsx'

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
/** Of those that were read, the newest ones stay in sight on a telephone too. */
const FEW = 3

/** What a member is told: what nobody read yet, and then the rest, the newest first. */
export default function Notices({ loaderData: { rows, requests, older } }: Route.ComponentProps) {
  const { t } = useTranslation('member')
  const [unread, read] = [rows.filter(({ isRead }) => !isRead), rows.filter(({ isRead }) => isRead)]
  const rest = read.slice(FEW)
  const listed = (some: readonly MemberNotification[]) => (
    <OverList>
      {some.map((one) => (
        <OneNotice
          key={one.id}
          {...one}
          request={requests.find(({ id }) => id === one.requestId)}
        />
      ))}
    </OverList>
  )
  return (
    <GuildPage current="notices" title={t('notices.title')}>
      <Lead>{t(rows.length > 0 ? 'notices.lead' : 'notices.none')}</Lead>
      {unread.length > 0 && (
        <>
          <h2>{t('notices.isUnread')}</h2>
          {listed(unread)}
          <form method="post">
            <ButtonRow>
              <Button variant="secondary" name="melding" value={ALL}>
                {t('notices.readAll')}
              </Button>
            </ButtonRow>
          </form>
        </>
      )}
      {read.length > 0 && <h2>{t('notices.isRead')}</h2>}
      {read.length > 0 && listed(read.slice(0, FEW))}
      {rest.length > 0 && (
        <Folded title={t('notices.earlier', { count: rest.length })}>{listed(rest)}</Folded>
      )}
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

import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { listMails } from '#app/features/mail/mailbox.server.ts'
import { isLocal } from '#app/platform/env.server.ts'
import { nextPageAddress, cursorIn } from '#app/platform/http/cursor.ts'
import { Lead } from '#app/ui/index.ts'
import { exactMomentOf } from '#app/locales/dates.ts'
import { Older } from '../office/list-parts.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/mailbox.ts'

/** The development mailbox: on a developer's machine only. */
export async function loader({ url }: Route.LoaderArgs) {
  if (!isLocal()) throw data('path', { status: 404 })
  const { rows, next } = await listMails(cursorIn(url.searchParams.get('voor')))
  const mails = rows.map(({ at, ...mail }) => ({ ...mail, time: exactMomentOf(at) }))
  return { mails, older: next && nextPageAddress(url, 'voor', next) }
}

export default function Mailbox({ loaderData: { mails, older } }: Route.ComponentProps) {
  const { t } = useTranslation(['accounts', 'common'])
  return (
    <>
      <PageTitle title={t('mailbox.title')} />
      <h1>{t('mailbox.title')}</h1>
      <Lead>{mails.length > 0 ? t('mailbox.lead') : t('mailbox.empty')}</Lead>
      <ul>
        {mails.map(({ id, time, to, subject }) => (
          <li key={id}>
            {subject ? <a href={href('/dev/postvak/:id', { id })}>{subject}</a> : t('mailbox.gone')}
            <br />
            {[to, time].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      <Older href={older} />
    </>
  )
}

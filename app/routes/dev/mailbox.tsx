import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { listMails } from '#app/features/mail/mailbox.server.ts'
import { isLocal } from '#app/platform/env.server.ts'
import { Lead } from '#app/ui/index.ts'
import { exactMomentOf } from '#app/locales/dates.ts'
import { PageTitle } from '../page-title.tsx'
import type { Route } from './+types/mailbox.ts'

/** The development mailbox: on a developer's machine only. */
export async function loader() {
  if (!isLocal()) throw data('path', { status: 404 })
  const mails = await listMails()
  return mails.map(({ at, ...mail }) => ({ ...mail, time: exactMomentOf(at) }))
}

export default function Mailbox({ loaderData: mails }: Route.ComponentProps) {
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
    </>
  )
}

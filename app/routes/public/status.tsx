import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { publicStatus } from '#app/features/operator/public-status.server.ts'
import { state } from '#app/features/operator/texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { Awaited, ButtonLink, Checked, Lead, Narrow, RowList } from '#app/ui/index.ts'
import { PageHead } from './page-head.tsx'
import type { Route } from './+types/status.ts'

export async function loader() {
  const { status, at } = await publicStatus()
  const about = plainHead(href('/status'), state.public)
  return { head: about, status, seen: momentOf(at), planned: env().MAINTENANCE }
}

/** Whether the website works now, in words for everyone. */
export default function Status({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('state')
  const { head, status, seen, planned } = loaderData
  const { canSave, canAddFiles, mailsOnTime } = status
  const isFine = canSave && canAddFiles && mailsOnTime
  const works = (isSo: boolean) => ({ isSo, says: t(isSo ? 'public.yes' : 'public.no') })
  const parts = [
    { name: t('public.signIn'), ...works(canSave) },
    { name: t('public.files'), ...works(canAddFiles) },
    { name: t('public.mails'), isSo: mailsOnTime, says: t(mailsOnTime ? 'public.onTime' : 'public.late') },
  ]
  return (
    <Narrow>
      <PageHead head={head} />
      <meta name="robots" content="noindex" />
      <h1>{t('public.title')}</h1>
      <Lead>{t(isFine ? 'public.fine' : 'public.trouble')}</Lead>
      {!isFine && <p>{t('public.kept')}</p>}
      <RowList>
        {parts.map(({ name, isSo, says }) => {
          const Sign = isSo ? Checked : Awaited
          return (
            <li key={name}>
              {name}
              <br />
              <Sign>{says}</Sign>
            </li>
          )
        })}
      </RowList>
      <p>
        {t('public.seen', { moment: seen })}{' '}
        {planned ? t('public.planned', { when: planned }) : t('public.nothingPlanned')}
      </p>
      <ButtonLink href={href('/status')} variant="secondary">
        {t('public.again')}
      </ButtonLink>
    </Narrow>
  )
}

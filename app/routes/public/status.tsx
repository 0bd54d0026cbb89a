import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { publicStatus } from '#app/features/operator/public-status.server.ts'
import { state } from '#app/features/operator/texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { ButtonLink, ButtonRow, Lead, Narrow, SummaryList } from '#app/ui/index.ts'
import { PageHead } from './page-head.tsx'
import type { Route } from './+types/status.ts'

export async function loader() {
  const { status, since } = await publicStatus()
  const about = plainHead(href('/status'), state.public)
  return { head: about, status, since: momentOf(since), planned: env().MAINTENANCE }
}

/** Whether the website works now, in words for everyone. */
export default function Status({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('state')
  const { head, status, since, planned } = loaderData
  const { canSave, canAddFiles, mailsOnTime } = status
  const isFine = canSave && canAddFiles && mailsOnTime
  const works = (isSo: boolean) => t(isSo ? 'public.yes' : 'public.no')
  return (
    <Narrow>
      <PageHead head={head} />
      <meta name="robots" content="noindex" />
      <h1>{t('public.title')}</h1>
      <Lead>{t(isFine ? 'public.fine' : 'public.trouble')}</Lead>
      {!isFine && <p>{t('public.kept')}</p>}
      <SummaryList
        items={[
          { question: t('public.signIn'), answer: works(canSave) },
          { question: t('public.files'), answer: works(canAddFiles) },
          {
            question: t('public.mails'),
            answer: t(mailsOnTime ? 'public.onTime' : 'public.late'),
          },
        ]}
      />
      <p>
        {t('public.since', { moment: since })}{' '}
        {planned ? t('public.planned', { when: planned }) : t('public.nothingPlanned')}
      </p>
      <ButtonRow>
        <ButtonLink href={href('/status')} variant="secondary">
          {t('public.again')}
        </ButtonLink>
      </ButtonRow>
    </Narrow>
  )
}

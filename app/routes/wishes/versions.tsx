import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { listVersions, versionNumber } from '#app/features/wishes/versions/version-list.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { ButtonLink, ButtonRow, Card, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/versions.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DraftVersion, OneVersion } from './version-list.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const upTo = versionNumber(url.searchParams.get('tot'))
  const list = await listVersions(requireUser(context).id, upTo)
  return { list, upTo, helpdesk: env().HELPDESK_EMAIL }
}

export default function Versions({ loaderData: { list, upTo, helpdesk } }: Route.ComponentProps) {
  const { t } = useTranslation('versions')
  return (
    <DashboardPage current="versions" title={t('title')}>
      <Lead>{t('lead')}</Lead>
      {list?.draft && <DraftVersion {...list.draft} number={list.versions[0]?.number ?? 0} />}
      {list ? (
        list.versions.map((version) => (
          <OneVersion key={version.number} {...version} helpdesk={helpdesk} />
        ))
      ) : (
        <NoVersions />
      )}
      <ButtonRow>
        {list?.older && (
          <ButtonLink href={`${href('/dashboard/versies')}?tot=${list.older}`} variant="secondary">
            {t('older')}
          </ButtonLink>
        )}
        {upTo !== undefined && (
          <ButtonLink href={href('/dashboard/versies')} variant="quiet">
            {t('newest')}
          </ButtonLink>
        )}
      </ButtonRow>
    </DashboardPage>
  )
}

function NoVersions() {
  const { t } = useTranslation('versions')
  return (
    <Card title={t('noneTitle')}>
      <p>{t('none')}</p>
      <ButtonLink href={href('/vragenlijst')}>{t('toInterview')}</ButtonLink>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import {
  type ListedVersion,
  listVersions,
  type VersionList,
  versionNumber,
} from '#app/features/wishes/version-list.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { ButtonLink, ButtonRow, Card, Lead, StatusMessage } from '#app/ui/index.ts'
import type { Route } from './+types/versions.ts'
import { countOf, FoldedChanges } from './changes.tsx'
import { DashboardPage } from '../dashboard-page.tsx'

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
      {list?.draft && <Draft {...list.draft} number={list.versions[0]?.number ?? 0} />}
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

/** Whoever reads on must know what others wrote on their behalf. */
function ByOffice({ office }: Pick<ListedVersion, 'office'>) {
  const { t } = useTranslation('versions')
  return office.map((did) => <p key={did}>{t(`office.${did}`)}</p>)
}

type DraftProps = NonNullable<VersionList['draft']> & { number: number }

function Draft({ changes, office, number }: DraftProps) {
  const { t } = useTranslation('versions')
  const count = countOf(changes)
  return (
    <Card title={t('draft.title')} id="concept">
      <p>{t('draft.text', { number })}</p>
      <ByOffice office={office} />
      {count === 0 ? (
        <p>{t('draft.same', { number })}</p>
      ) : (
        <FoldedChanges
          summary={t('draft.changed', { count, number })}
          sections={changes}
          level={3}
        />
      )}
      <ButtonRow>
        <ButtonLink href={href('/dashboard')} variant="secondary">
          {t('draft.toOverview')}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}

function OneVersion({
  number,
  confirmedAt,
  intact,
  imported,
  changes,
  office,
  helpdesk,
}: ListedVersion & { helpdesk: string }) {
  const { t } = useTranslation('versions')
  const count = countOf(changes)
  return (
    <Card title={t('version', { number })} id={`versie-${number}`}>
      <p>{t('confirmedAt', { moment: momentOf(confirmedAt) })}</p>
      {!intact && (
        <StatusMessage kind="error" title={t('damagedTitle')}>
          <p>{t('damaged', { email: helpdesk })}</p>
        </StatusMessage>
      )}
      {imported && <p>{t('imported')}</p>}
      <ByOffice office={office} />
      {number === 1 && <p>{t('first')}</p>}
      {number > 1 && count === 0 && <p>{t('nothingChanged')}</p>}
      {number > 1 && count > 0 && (
        <FoldedChanges summary={t('changed', { count })} sections={changes} level={3} />
      )}
      <ButtonRow>
        <ButtonLink
          href={href('/dashboard/versies/:number', { number: `${number}` })}
          variant="quiet"
        >
          {t('read', { number })}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}

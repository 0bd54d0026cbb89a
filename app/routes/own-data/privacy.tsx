import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { CONSENT_KINDS, readConsents } from '#app/features/accounts/consents.server.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { namesOfRelatives } from '#app/features/relatives/reading/names.server.ts'
import {
  askedAboutMe,
  fetchesOfFileIn,
  requestsForFile,
} from '#app/features/release/owner-requests.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { Card, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/privacy.ts'
import { RequestAboutMe } from '../deaths/owner-parts.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { FetchedNotice } from './fetched-notice.tsx'
import { Looks } from './looks.tsx'
import { ConsentList } from './consents-given.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const [[consents, fetches], looks, requests, names, asked, deletion] = await Promise.all([
    readOnly(asPerson(id), (sql) => Promise.all([readConsents(sql, id), fetchesOfFileIn(sql)])),
    fileViewsOf(id),
    requestsForFile(id),
    namesOfRelatives(id),
    askedAboutMe(id),
    plannedDeletion(id),
  ])
  return {
    asked,
    deletion,
    fetches,
    looks,
    names,
    requests: requests.toReversed(),
    kinds: CONSENT_KINDS.map((kind) => ({
      kind,
      consents: consents.filter((consent) => consent.kind === kind),
    })),
  }
}

/** The consents that someone gave, with version and time, and the way to withdraw each. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { kinds, asked, deletion, fetches, ...looks } = loaderData
  const { t } = useTranslation('account')
  return (
    <DashboardPage current="privacy" title={t('privacy.title')}>
      <RequestAboutMe asked={asked} />
      {deletion && <DeletionNotice {...deletion} />}
      <Lead>{t('privacy.lead')}</Lead>
      {kinds.map(({ kind, consents }) => (
        <ConsentList key={kind} kind={kind} consents={consents} />
      ))}
      <FetchedNotice fetches={fetches} />
      <Looks {...looks} />
      <Ways />
    </DashboardPage>
  )
}

/** Taking everything along, bringing it in, and having it deleted. */
function Ways() {
  const { t } = useTranslation('account')
  return (
    <Card title={t('privacy.ways.title')}>
      <p>{t('privacy.ways.text')}</p>
      <ul>
        <li>
          <a href={href('/dashboard/exporteren')}>{t('privacy.ways.export')}</a>
        </li>
        <li>
          <a href={href('/dashboard/importeren')}>{t('privacy.ways.import')}</a>
        </li>
        <li>
          <a href={href('/dashboard/account/verwijderen')} data-dialog="">
            {t('privacy.ways.delete')}
          </a>
        </li>
      </ul>
    </Card>
  )
}

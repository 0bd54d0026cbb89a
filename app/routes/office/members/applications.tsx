import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { type Member, membersFor } from '#app/features/guild/office.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { nextPageAddress, cursorIn } from '#app/platform/http/cursor.ts'
import { Lead } from '#app/ui/index.ts'
import { CellMail, CellWays, DataTable, Day, LivePart } from '#app/ui/office/office.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/applications.ts'
import { Older, Refresh } from '../list-parts.tsx'
import { MemberLink } from './parts.tsx'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'members' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'members.manage')
  const after = cursorIn(url.searchParams.get('voor'))
  const { rows, next } = await membersFor(actor, { state: 'new', after })
  return {
    rows,
    older: next && nextPageAddress(url, 'voor', next),
    refuses: may(actor, 'members.remove'),
  }
}

/** Companies that applied, for the office to let in or refuse (specification 2.8). */
export default function Applications({ loaderData }: Route.ComponentProps) {
  const { rows, older, refuses } = loaderData
  const { t } = useTranslation('guild')
  return (
    <OfficePage title={t('applications.title')}>
      <Lead>{t(rows.length > 0 ? 'applications.lead' : 'applications.none')}</Lead>
      <Refresh shows="lijst onderdelen" text={t('refresh')} />
      <LivePart name="lijst" said={t('refreshed')}>
        {rows.length > 0 && (
          <DataTable
            caption={t('applications.caption')}
            columns={[
              t('company'),
              t('contact'),
              t('email'),
              t('created'),
              { title: t('action'), isPlain: true },
            ]}
            rows={rows.map((member) => ({
              key: member.id,
              cells: [
                <MemberLink key="member" {...member} />,
                member.contactName,
                <CellMail key="mail" address={member.email} />,
                <Day key="since">{dateOf(member.createdAt)}</Day>,
                <DecideApplication key="decide" {...member} refuses={refuses} />,
              ],
            }))}
          />
        )}
        <Older href={older} text={t('newer')} />
      </LivePart>
    </OfficePage>
  )
}

function DecideApplication({ id, companyName, refuses }: Member & { refuses: boolean }) {
  const { t } = useTranslation('guild')
  return (
    <CellWays>
      <a
        href={href('/admin/gilde/leden/:id', { id })}
        aria-label={`${t('applications.look')}: ${companyName}`}
      >
        {t('applications.look')}
      </a>
      {refuses && (
        <a
          href={href('/admin/gilde/leden/:id/verwijderen', { id })}
          aria-label={`${t('refuse')}: ${companyName}`}
        >
          {t('refuse')}
        </a>
      )}
    </CellWays>
  )
}

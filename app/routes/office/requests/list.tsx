import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { byFuneral } from '#app/features/first-days/funeral-term.ts'
import { reportsDecided, reportsToDecide } from '#app/features/deaths/office-reports.server.ts'
import { livingWillFirst } from '#app/features/release/states.ts'
import {
  deliveriesToMend,
  handledRequests,
  type OfficeRequest,
  requestsToDecide,
  requestsUnderWay,
} from '#app/features/release/office-requests.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { nextPageAddress, cursorIn } from '#app/platform/http/cursor.ts'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { ButtonLink, Folded } from '#app/ui/index.ts'
import { SORTS } from '../../release/kinds.ts'
import { ReportTables } from '../deaths/report-tables.tsx'
import { Older, Refresh } from '../list-parts.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/list.ts'
import { OpenTable, EndedTable } from './request-tables.tsx'
import { type ShownRequest, shownRequest } from './shown-request.server.ts'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const [toDecide, { rows, next }, toMend, handled, reports, decided] = await Promise.all([
    requestsToDecide(actor),
    requestsUnderWay(actor, cursorIn(url.searchParams.get('voor'))),
    deliveriesToMend(actor),
    handledRequests(actor),
    reportsToDecide(actor),
    reportsDecided(actor),
  ])
  const shown = (all: readonly OfficeRequest[]) => Promise.all(all.map(shownRequest))
  const [open, others] = [await shown(toDecide), await shown(rows)]
  const all = [...open, ...others]
  const isToDecide = ({ state, isForOther, hopeless }: ShownRequest) =>
    state === 'pending_verification' ? !isForOther : hopeless !== null
  return {
    toDecide: all.filter(isToDecide).toSorted(byHaste),
    underWay: all.filter((one) => !isToDecide(one)).toSorted(byHaste),
    older: next && nextPageAddress(url, 'voor', next),
    toMend: await shown(toMend),
    handled: await shown(handled),
    reports,
    decided,
    now: new Date(),
  }
}

const byHaste = (one: ShownRequest, other: ShownRequest) =>
  livingWillFirst({ asks: one.kind }, { asks: other.kind }) || byFuneral(one, other)

/** Requests to decide on, those that come there, and those that ended last (specification 2.8). */
export default function Requests({ loaderData }: Route.ComponentProps) {
  const { toDecide, underWay, older, toMend, handled, reports, decided, now } = loaderData
  const { t } = useTranslation('release')
  const none = toDecide.length + underWay.length === 0
  return (
    <OfficePage title={t('office.title')}>
      <Refresh>
        <ButtonLink
          href={href('/admin/toegangsverzoeken/nieuw/:soort', { soort: SORTS.full })}
          variant="quiet"
        >
          {t('desk.open.link')}
        </ButtonLink>
      </Refresh>
      <h2>{t('office.open')}</h2>
      {none && <p>{t('office.noneOpen')}</p>}
      {toDecide.length > 0 && (
        <OpenTable caption={t('desk.list.decideCaption')} now={now} rows={toDecide} />
      )}
      {underWay.length > 0 && (
        <OpenTable caption={t('desk.list.underWayCaption')} now={now} rows={underWay} />
      )}
      <Older href={older} />
      <ReportTables waiting={reports} decided={decided} now={now} />
      {toMend.length > 0 && (
        <>
          <h2>{t('desk.list.attention')}</h2>
          <EndedTable caption={t('desk.list.attentionCaption')} rows={toMend} />
        </>
      )}
      <h2>{t('office.handled')}</h2>
      {handled.length === 0 && <p>{t('office.noneHandled')}</p>}
      {handled.length > 0 && (
        <Folded title={t('own.count', { count: handled.length })}>
          <EndedTable caption={t('office.handledCaption')} rows={handled} />
        </Folded>
      )}
    </OfficePage>
  )
}

import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import {
  deliveriesToMend,
  handledRequests,
  type OfficeRequest,
  requestsToDecide,
  requestsUnderWay,
} from '#app/features/release/office.server.ts'
import { nameIn, numberIn } from '#app/features/release/asked.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { goneOn, placeIn } from '#app/platform/place.ts'
import { DataTable, Verdict } from '#app/ui/office.tsx'
import { SORTS } from '../../release/kinds.ts'
import { stateWords } from '../../release/state-words.ts'
import { Older, Refresh } from '../list-parts.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/list.ts'
import { ageOf, markOf } from './marks.ts'

export const handle = { shows: 'requests' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const [toDecide, { rows, next }, toMend, handled] = await Promise.all([
    requestsToDecide(actor),
    requestsUnderWay(actor, placeIn(url.searchParams.get('voor'))),
    deliveriesToMend(actor),
    handledRequests(actor),
  ])
  return {
    toDecide: toDecide.map(shown),
    underWay: rows.map(shown),
    older: next && goneOn(url, 'voor', next),
    toMend: toMend.map(shown),
    handled: handled.map(shown),
  }
}

const MINUTE = 60_000

/** What the lists say of a request. */
const shown = ({ asked, ...request }: OfficeRequest) => ({
  ...request,
  minutes: (Date.now() - request.changedAt.getTime()) / MINUTE,
  name: asked && nameIn(asked),
  number: asked ? numberIn(asked) : undefined,
})
type Shown = ReturnType<typeof shown>

/** Requests to decide on, those that come there, and those that ended last (specification 2.8). */
export default function Requests({ loaderData }: Route.ComponentProps) {
  const { toDecide, underWay, older, toMend, handled } = loaderData
  const { t } = useTranslation('release')
  const none = toDecide.length + underWay.length === 0
  return (
    <OfficePage title={t('office.title')}>
      <Refresh />
      <p>
        <a href={href('/admin/toegangsverzoeken/nieuw/:soort', { soort: SORTS.full })}>
          {t('desk.open.link')}
        </a>
      </p>
      <h2>{t('office.open')}</h2>
      {none && <p>{t('office.noneOpen')}</p>}
      {toDecide.length > 0 && (
        <OpenTable
          caption={t('desk.list.decideCaption')}
          clock={{ title: t('desk.list.waits'), of: ({ minutes }) => ageOf(minutes, t) }}
          rows={toDecide}
        />
      )}
      {underWay.length > 0 && (
        <OpenTable
          caption={t('desk.list.underWayCaption')}
          clock={{ title: t('office.asked'), of: ({ createdAt }) => dateOf(createdAt) }}
          rows={underWay}
        />
      )}
      <Older href={older} />
      {toMend.length > 0 && (
        <>
          <h2>{t('desk.list.attention')}</h2>
          <EndedTable caption={t('desk.list.attentionCaption')} rows={toMend} />
        </>
      )}
      <h2>{t('office.handled')}</h2>
      {handled.length === 0 && <p>{t('office.noneHandled')}</p>}
      {handled.length > 0 && <EndedTable caption={t('office.handledCaption')} rows={handled} />}
    </OfficePage>
  )
}

type Rows = { rows: readonly Shown[] }

type OpenTableProps = Rows & {
  caption: string
  /** How long each waits, or since when. */
  clock: { title: string; of: (one: Shown) => string }
}

/** What differs stands early: a telephone shows the first columns without being moved. */
function OpenTable({ caption, clock, rows }: OpenTableProps) {
  const { t } = useTranslation('release')
  return (
    <DataTable
      caption={caption}
      columns={[
        t('office.number'),
        t('office.name'),
        t('desk.list.check'),
        t('office.company'),
        t('office.state'),
        clock.title,
        t('office.action'),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <ToRequest key="to" {...one} />,
          one.name,
          <Mark key="mark" {...one} />,
          one.companyName,
          <State key="state" {...one} />,
          clock.of(one),
          <Decide key="decide" {...one} />,
        ],
      }))}
    />
  )
}

/** Kind and state, and that one signature or a call is there already. */
function State({ kind, state, approved, callWaits }: Shown) {
  const { t } = useTranslation('release')
  return (
    <>
      {t(`kinds.${kind}`)}
      <br />
      {t(`states.${state}`)}
      {callWaits && (
        <>
          <br />
          <Verdict kind="info">{t('desk.list.callWaits')}</Verdict>
        </>
      )}
      {approved > 0 && (
        <>
          <br />
          <Verdict kind="info">{t('desk.list.oneMore')}</Verdict>
        </>
      )}
    </>
  )
}

function Mark(request: Shown) {
  const { t } = useTranslation('release')
  const mark = markOf(request, t)
  return mark && <Verdict kind={mark.kind}>{mark.text}</Verdict>
}

const pageOf = (id: string) => href('/admin/toegangsverzoeken/:id', { id })

function ToRequest({ id, number }: Shown) {
  const { t } = useTranslation('release')
  return <a href={pageOf(id)}>{number ?? t('own.gone')}</a>
}

/** Where the office decides, once there is something to decide. */
function Decide({ id, state, number }: Shown) {
  const { t } = useTranslation('release')
  const link = (text: string, place: string) => (
    <a href={`${pageOf(id)}#${place}`} aria-label={`${text}: ${number}`}>
      {text}
    </a>
  )
  return (
    <>
      {state === 'pending_verification' && <>{link(t('office.approve'), 'accorderen')} </>}
      {link(t('office.refuse'), 'afwijzen')}
    </>
  )
}

function EndedTable({ caption, rows }: Rows & { caption: string }) {
  const { t } = useTranslation('release')
  return (
    <DataTable
      caption={caption}
      columns={[
        t('office.number'),
        t('office.name'),
        t('office.company'),
        t('office.kind'),
        t('office.state'),
        t('office.ended'),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <ToRequest key="to" {...one} />,
          one.name,
          one.companyName,
          t(`kinds.${one.kind}`),
          <Ended key="ended" {...one} />,
          dateOf(one.changedAt),
        ],
      }))}
    />
  )
}

function Ended({ attention, deletedAt, ...one }: Shown) {
  const { t } = useTranslation('release')
  return (
    <>
      {deletedAt ? t('desk.deleted', { date: dateOf(deletedAt) }) : stateWords(one, t)}
      {attention && (
        <>
          <br />
          <Verdict kind="error">{t(`desk.list.attentionFor.${attention}`)}</Verdict>
        </>
      )}
    </>
  )
}

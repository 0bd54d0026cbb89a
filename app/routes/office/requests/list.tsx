import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import {
  handledRequests,
  type OfficeRequest,
  openRequests,
} from '#app/features/release/office.server.ts'
import { numberIn } from '#app/features/release/asked.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { goneOn, placeIn } from '#app/platform/place.ts'
import { DataTable } from '#app/ui/office.tsx'
import { stateWords } from '../../release/state-words.ts'
import { Older, Refresh } from '../list-parts.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/list.ts'

export const handle = { shows: 'requests' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { rows, next } = await openRequests(actor, placeIn(url.searchParams.get('voor')))
  return {
    open: rows.map(shown),
    older: next && goneOn(url, 'voor', next),
    handled: (await handledRequests(actor)).map(shown),
  }
}

/** What the lists say of a request. */
function shown({
  id,
  kind,
  state,
  because,
  companyName,
  createdAt,
  changedAt,
  asked,
}: OfficeRequest) {
  const name = asked && (asked.kind === 'full' ? asked.naamOverledene : asked.contactNaam)
  const number = asked ? numberIn(asked) : undefined
  return { id, kind, state, because, companyName, createdAt, changedAt, name, number }
}
type Shown = ReturnType<typeof shown>

/** Requests to decide on, and those that ended last (specification 2.8). */
export default function Requests({ loaderData }: Route.ComponentProps) {
  const { open, older, handled } = loaderData
  const { t } = useTranslation('release')
  return (
    <OfficePage title={t('office.title')}>
      <Refresh />
      <h2>{t('office.open')}</h2>
      {open.length === 0 && <p>{t('office.noneOpen')}</p>}
      {open.length > 0 && <OpenTable rows={open} />}
      <Older href={older} />
      <h2>{t('office.handled')}</h2>
      {handled.length === 0 && <p>{t('office.noneHandled')}</p>}
      {handled.length > 0 && <HandledTable rows={handled} />}
    </OfficePage>
  )
}

function OpenTable({ rows }: { rows: readonly Shown[] }) {
  const { t } = useTranslation('release')
  return (
    <DataTable
      caption={t('office.openCaption')}
      columns={[
        t('office.number'),
        t('office.name'),
        t('office.company'),
        t('office.kind'),
        t('office.state'),
        t('office.asked'),
        t('office.action'),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <ToRequest key="to" {...one} />,
          one.name,
          one.companyName,
          t(`kinds.${one.kind}`),
          t(`states.${one.state}`),
          dateOf(one.createdAt),
          <Decide key="decide" {...one} />,
        ],
      }))}
    />
  )
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

function HandledTable({ rows }: { rows: readonly Shown[] }) {
  const { t } = useTranslation('release')
  return (
    <DataTable
      caption={t('office.handledCaption')}
      columns={[
        t('office.number'),
        t('office.company'),
        t('office.kind'),
        t('office.state'),
        t('office.ended'),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <ToRequest key="to" {...one} />,
          one.companyName,
          t(`kinds.${one.kind}`),
          stateWords(one, t),
          dateOf(one.changedAt),
        ],
      }))}
    />
  )
}

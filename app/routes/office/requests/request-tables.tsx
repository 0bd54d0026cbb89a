import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { untilOf } from '#app/features/release/answers-until.ts'
import { shownDay } from '#app/forms/formats.ts'
import { dateOf } from '#app/locales/dates.ts'
import { HiddenText } from '#app/ui/index.ts'
import { CellNote, CellWays, DataTable, Day, VerdictSign } from '#app/ui/office/office.tsx'
import { FuneralDay } from '../funeral.tsx'
import { isLate, markOf, standOf, timeBetween, waitOf } from './marks.ts'
import type { ShownRequest } from './shown-request.server.ts'

type TableProps = { rows: readonly ShownRequest[] }

type OpenTableProps = TableProps & {
  caption: string
  now: Date
}

/** Who it is about stands first, then how it stands and how long there is, and last what is decided. */
export function OpenTable({ caption, now, rows }: OpenTableProps) {
  const { t } = useTranslation('release')
  const plain = (title: string) => ({ title, isPlain: true as const })
  return (
    <DataTable
      isAligned
      caption={caption}
      columns={[
        t('desk.list.who'),
        t('office.company'),
        plain(t('office.state')),
        t('desk.list.funeral'),
        plain(t('office.action')),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <ToRequest key="to" {...one} />,
          <Asked key="company" {...one} />,
          <StateCell key="state" {...one} now={now} />,
          one.funeral && <FuneralDay key="funeral" day={one.funeral} now={now} />,
          <Decide key="decide" {...one} />,
        ],
      }))}
    />
  )
}

/** How long it waits for the office, its owner can still stop it, or the trusted person can still answer. */
function timeOf(request: ShownRequest, now: Date, t: TFunction<'release'>) {
  if (request.state === 'pending_verification') {
    const age = waitOf(request.changedAt, now, t)
    return age ? t('desk.list.waits', { age }) : t('desk.list.fresh')
  }
  const until = untilOf(request)
  if (!until) return undefined
  return until > now ? t('desk.now.left', { age: timeBetween(now, until, t) }) : t('desk.now.over')
}

type StateProps = ShownRequest & { now: Date }

/** The state and its time, that another decides, that one signature or a call is there already, and how it compares. */
function StateCell({ now, ...request }: StateProps) {
  const { state, approved, callWaits, byMe, isForOther, hopeless } = request
  const { t } = useTranslation('release')
  const mark = hopeless === 'unsigned' ? null : markOf(request, t)
  const time = timeOf(request, now, t)
  return (
    <>
      {hopeless && (
        <div>
          <VerdictSign kind="error">{t(`desk.list.refuse.${hopeless}`)}</VerdictSign>
        </div>
      )}
      <VerdictSign kind={state === 'pending_verification' ? 'info' : 'wait'}>
        {t(`states.${state}`)}
        {time && <CellNote>{time}</CellNote>}
        {request.kind === 'living_will' && <CellNote>{t('desk.list.haste')}</CellNote>}
        {isToCall(request) && <CellNote>{t('desk.list.toCall')}</CellNote>}
        {callWaits && <CellNote>{t('desk.list.callWaits')}</CellNote>}
        {isForOther && <CellNote>{t(byMe ? 'desk.list.byMe' : 'desk.list.byOther')}</CellNote>}
        {approved > 0 && !byMe && <CellNote>{t('desk.list.oneMore')}</CellNote>}
      </VerdictSign>
      {request.isInactive && (
        <div>
          <VerdictSign kind="error">{t('desk.now.inactive')}</VerdictSign>
        </div>
      )}
      {isLate(request, now) && (
        <div>
          <VerdictSign kind="error">{t('desk.list.late')}</VerdictSign>
        </div>
      )}
      {mark && (
        <div>
          <VerdictSign kind={mark.kind}>
            <HiddenText>{t('desk.list.check')}</HiddenText>
            {mark.text}
          </VerdictSign>
        </div>
      )}
    </>
  )
}

/** The trusted person has no e-mail, and nobody wrote down yet what they said. */
const isToCall = ({ state, hasAddress, callWaits }: ShownRequest) =>
  state === 'waiting_contact' && !hasAddress && !callWaits

const requestAddress = (id: string) => href('/admin/toegangsverzoeken/:id', { id })

/** Who asks, and what for. */
function Asked({ companyName, kind }: ShownRequest) {
  const { t } = useTranslation('release')
  return (
    <>
      {companyName}
      <CellNote>{t(`kinds.${kind}`)}</CellNote>
    </>
  )
}

/** Who it is about, and below that which file. */
function ToRequest({ id, name, number, born }: ShownRequest) {
  const { t } = useTranslation('release')
  return (
    <>
      <a href={requestAddress(id)}>{name ?? number ?? t('own.gone')}</a>
      <CellNote>
        {born && <span data-whole="">{t('desk.list.born', { date: shownDay(born) })}</span>}
        {name && number && (
          <>
            {born && ', '}
            {number}
          </>
        )}
      </CellNote>
    </>
  )
}

/** Where this colleague decides, once there is something to decide. */
function Decide({ id, state, number, isForOther, hopeless }: ShownRequest) {
  const { t } = useTranslation('release')
  if (isForOther) return null
  const link = (text: string, place: string) => (
    <a href={`${requestAddress(id)}#${place}`} aria-label={`${text}: ${number}`}>
      {text}
    </a>
  )
  return (
    <CellWays>
      {state === 'pending_verification' && !hopeless && (
        <>{link(t('office.approve'), 'accorderen')} </>
      )}
      {link(t('office.refuse'), 'afwijzen')}
    </CellWays>
  )
}

/** Requests that have ended, and how. */
export function EndedTable({ caption, rows }: TableProps & { caption: string }) {
  const { t } = useTranslation('release')
  return (
    <DataTable
      isAligned
      caption={caption}
      columns={[
        t('desk.list.who'),
        t('office.company'),
        { title: t('office.state'), isPlain: true },
        t('office.ended'),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <ToRequest key="to" {...one} />,
          <Asked key="company" {...one} />,
          <Ended key="ended" {...one} />,
          <Day key="changed">{dateOf(one.changedAt)}</Day>,
        ],
      }))}
    />
  )
}

function Ended({ attention, deletedAt, ...one }: ShownRequest) {
  const { t } = useTranslation('release')
  return (
    <>
      {deletedAt ? t('desk.deleted', { date: dateOf(deletedAt) }) : standOf(one, t)}
      {attention && (
        <>
          <br />
          <VerdictSign kind="error">{t(`desk.list.attentionFor.${attention}`)}</VerdictSign>
        </>
      )}
    </>
  )
}

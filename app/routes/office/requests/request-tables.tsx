import type { ShownRequest } from './shown-request.server.ts'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { dateOf } from '#app/locales/dates.ts'
import { DataTable, VerdictSign } from '#app/ui/office/office.tsx'
import { stateWords } from '../../release/state-words.ts'
import { markOf } from './marks.ts'

type TableProps = { rows: readonly ShownRequest[] }

type OpenTableProps = TableProps & {
  caption: string
  /** How long each waits, or since when. */
  clock: { title: string; of: (one: ShownRequest) => string }
}

/** What differs stands early: a telephone shows the first columns without being moved. */
export function OpenTable({ caption, clock, rows }: OpenTableProps) {
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
          <MarkCell key="mark" {...one} />,
          one.companyName,
          <StateCell key="state" {...one} />,
          clock.of(one),
          <DecideLinks key="decide" {...one} />,
        ],
      }))}
    />
  )
}

/** Kind and state, and that one signature or a call is there already. */
function StateCell({ kind, state, approved, callWaits }: ShownRequest) {
  const { t } = useTranslation('release')
  return (
    <>
      {t(`kinds.${kind}`)}
      <br />
      {t(`states.${state}`)}
      {callWaits && (
        <>
          <br />
          <VerdictSign kind="info">{t('desk.list.callWaits')}</VerdictSign>
        </>
      )}
      {approved > 0 && (
        <>
          <br />
          <VerdictSign kind="info">{t('desk.list.oneMore')}</VerdictSign>
        </>
      )}
    </>
  )
}

function MarkCell(request: ShownRequest) {
  const { t } = useTranslation('release')
  const mark = markOf(request, t)
  return mark && <VerdictSign kind={mark.kind}>{mark.text}</VerdictSign>
}

const requestAddress = (id: string) => href('/admin/toegangsverzoeken/:id', { id })

function ToRequest({ id, number }: ShownRequest) {
  const { t } = useTranslation('release')
  return <a href={requestAddress(id)}>{number ?? t('own.gone')}</a>
}

/** Where the office decides, once there is something to decide. */
function DecideLinks({ id, state, number }: ShownRequest) {
  const { t } = useTranslation('release')
  const link = (text: string, place: string) => (
    <a href={`${requestAddress(id)}#${place}`} aria-label={`${text}: ${number}`}>
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

export function EndedTable({ caption, rows }: TableProps & { caption: string }) {
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

function Ended({ attention, deletedAt, ...one }: ShownRequest) {
  const { t } = useTranslation('release')
  return (
    <>
      {deletedAt ? t('desk.deleted', { date: dateOf(deletedAt) }) : stateWords(one, t)}
      {attention && (
        <>
          <br />
          <VerdictSign kind="error">{t(`desk.list.attentionFor.${attention}`)}</VerdictSign>
        </>
      )}
    </>
  )
}

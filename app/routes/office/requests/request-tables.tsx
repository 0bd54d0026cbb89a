import type { Shown } from './shown-request.server.ts'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { dateOf } from '#app/locales/dates.ts'
import { DataTable, Verdict } from '#app/ui/office/office.tsx'
import { stateWords } from '../../release/state-words.ts'
import { markOf } from './marks.ts'

type Rows = { rows: readonly Shown[] }

type OpenTableProps = Rows & {
  caption: string
  /** How long each waits, or since when. */
  clock: { title: string; of: (one: Shown) => string }
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

export function EndedTable({ caption, rows }: Rows & { caption: string }) {
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

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { ListedReport } from '#app/features/deaths/office-reports.server.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { CellNote, DataTable, Day, VerdictSign } from '#app/ui/office/office.tsx'
import { FuneralDay } from '../funeral.tsx'

type TablesProps = {
  waiting: readonly ListedReport[]
  decided: readonly ListedReport[]
  now: Date
}

/** Deaths that contacts let us know of: those to decide on by a paper first. */
export function ReportTables({ waiting, decided, now }: TablesProps) {
  const { t } = useTranslation('deathsDesk')
  const [papers, others] = [
    waiting.filter(({ paperAt }) => paperAt !== null),
    waiting.filter(({ paperAt }) => paperAt === null),
  ]
  if (waiting.length + decided.length === 0) return null
  return (
    <>
      <h2>{t('list.title')}</h2>
      {papers.length > 0 && <ReportTable caption={t('list.papers')} rows={papers} now={now} />}
      {others.length > 0 && <ReportTable caption={t('list.others')} rows={others} now={now} />}
      {decided.length > 0 && <ReportTable caption={t('list.decided')} rows={decided} />}
    </>
  )
}

type TableProps = {
  caption: string
  rows: readonly ListedReport[]
  /** For what waits: how long there is until the funeral. */
  now?: Date
}

function ReportTable({ caption, rows, now }: TableProps) {
  const { t } = useTranslation(['deathsDesk', 'release'])
  return (
    <DataTable
      isAligned
      caption={caption}
      columns={[
        t('list.by'),
        t('list.day'),
        { title: t('list.state'), isPlain: true },
        ...(now ? [t('release:desk.list.funeral')] : []),
        t('list.since'),
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <span key="who">
            <a href={href('/admin/toegangsverzoeken/overlijden/:id', { id: row.id })}>
              {row.by || t('titleGone')}
            </a>
            {row.relation && <CellNote>{row.relation}</CellNote>}
            {row.numberEnd && <CellNote>{t('list.file', { numberEnd: row.numberEnd })}</CellNote>}
          </span>,
          <Day key="died">{dateOf(row.diedOn)}</Day>,
          <ReportState key="state" {...row} />,
          ...(now ? [<FuneralDay key="funeral" day={row.funeral} now={now} />] : []),
          momentOf(row.state === 'reported' ? (row.paperAt ?? row.createdAt) : row.changedAt),
        ],
      }))}
    />
  )
}

function ReportState({ state, paperAt, approved, byMe, callNeeded }: ListedReport) {
  const { t } = useTranslation('deathsDesk')
  if (state !== 'reported') return <VerdictSign kind="info">{t(`states.${state}`)}</VerdictSign>
  return (
    <>
      {callNeeded && (
        <div>
          <VerdictSign kind="error">{t('list.denied')}</VerdictSign>
        </div>
      )}
      <VerdictSign kind={paperAt ? 'info' : 'wait'}>
        {t(paperAt ? 'list.paper' : 'list.noPaper')}
      </VerdictSign>
      {byMe && <CellNote>{t('list.byMe')}</CellNote>}
      {!byMe && approved > 0 && <CellNote>{t('list.oneMore')}</CellNote>}
    </>
  )
}

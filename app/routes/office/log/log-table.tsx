import { useTranslation } from 'react-i18next'
import type { AuditRow } from '#app/features/audit/search.server.ts'
import { CellNote, DataTable } from '#app/ui/office/office.tsx'
import { wordsOf } from './audit-row.ts'

/** A line for each deed: when, what, and by whom with what of whom. */
export function LogTable({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useTranslation('audit')
  const plain = (title: string) => ({ title, isPlain: true as const })
  return (
    <DataTable
      caption={t('table.caption')}
      columns={[t('table.when'), plain(t('table.what')), plain(t('table.who'))]}
      rows={rows.map((row) => {
        const { moment, what, who, more, request } = wordsOf(row, t)
        return {
          key: `${moment} ${request} ${what}`,
          cells: [
            moment,
            <Lines key="what" first={what} rest={more} />,
            // What only helps to look further comes last.
            <Lines key="who" first={who[0] ?? ''} rest={[...who.slice(1), request]} />,
          ],
        }
      })}
    />
  )
}

const Lines = ({ first, rest }: { first: string; rest: readonly string[] }) => (
  <>
    {first}
    {rest.map((line) => (
      <CellNote key={line}>{line}</CellNote>
    ))}
  </>
)

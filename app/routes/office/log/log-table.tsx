import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import type { AuditRow } from '#app/features/audit/search.server.ts'
import { CellNote, DataTable } from '#app/ui/office/office.tsx'
import { deedsIn, wordsOf } from './audit-row.ts'

/** A line for each deed: when, what, and by whom with what of whom. */
export function LogTable({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useTranslation('audit')
  const plain = (title: string) => ({ title, isPlain: true as const })
  return (
    <DataTable
      caption={t('table.caption')}
      columns={[t('table.when'), plain(t('table.what')), plain(t('table.who'))]}
      rows={deedsIn(rows).map((deed) => {
        const { moment, numbers, what, more, by, about } = wordsOf(deed, t)
        return {
          key: deed[0].id,
          cells: [
            <Noted key="when" first={<span data-whole="">{moment}</span>} notes={numbers} />,
            <Noted key="what" first={what} notes={more} />,
            <Noted key="who" first={by} notes={about} />,
          ],
        }
      })}
    />
  )
}

const Noted = ({ first, notes }: { first: ReactNode; notes: readonly string[] }) => (
  <>
    {first}
    {notes.length > 0 && <CellNote>{notes.join('\u00a0· ')}</CellNote>}
  </>
)

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { FoundFile } from '#app/features/office-files/search.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { DataTable, Day } from '#app/ui/office/office.tsx'

type ResultsProps = {
  rows: FoundFile[]
  older: string | undefined
  query: string
  isFirst: boolean
}

/** Files that were found, a page of them at a time. */
export function Results({ query, rows, older, isFirst }: ResultsProps) {
  const { t } = useTranslation('officeFiles')
  return (
    <section aria-labelledby="gevonden">
      <h2 id="gevonden">{t('search.title_of')}</h2>
      {rows.length === 0 ? <Nothing /> : <FoundTable files={rows} />}
      {(older || !isFirst) && (
        <ButtonRow>
          {older && (
            <ButtonLink href={older} variant="secondary">
              {t('search.next')}
            </ButtonLink>
          )}
          {!isFirst && (
            <ButtonLink
              href={`${href('/admin/wensen')}?${new URLSearchParams({ q: query })}`}
              variant="secondary"
            >
              {t('search.first')}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </section>
  )
}

function Nothing() {
  const { t } = useTranslation('officeFiles')
  return (
    <>
      <p>{t('search.none')}</p>
      <p>{t('search.hint')}</p>
    </>
  )
}

const COLUMNS = ['number', 'name', 'email', 'phone', 'updated'] as const

function FoundTable({ files }: { files: FoundFile[] }) {
  const { t } = useTranslation('officeFiles')
  return (
    <DataTable
      caption={t('search.caption')}
      columns={COLUMNS.map((column) => t(`search.columns.${column}`))}
      rows={files.map(({ number, name, email, phone, updatedAt }) => {
        const to = href('/admin/wensen/:number', { number })
        const linked = (text: string) => text && <a href={to}>{text}</a>
        return {
          key: number,
          cells: [
            linked(number),
            linked(name),
            email,
            phone,
            <Day key="day">{dateOf(updatedAt)}</Day>,
          ],
        }
      })}
    />
  )
}

/** How many files were found, in words. */
export function useFound(rows: readonly unknown[], hasMore: boolean): string {
  const { t } = useTranslation('officeFiles')
  const count = rows.length
  if (count === 0) return t('search.none')
  return t(hasMore ? 'search.foundMore' : 'search.found', { count })
}

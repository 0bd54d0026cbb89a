import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { FoundFile } from '#app/features/office-files/search.server.ts'
import { ButtonLink, ButtonRow, Lead, SearchForm } from '#app/ui/index.ts'
import { DataTable, LivePart } from '#app/ui/office/office.tsx'
import { LookedUpEnough } from './ask-for-more.tsx'
import { useFound } from './results.tsx'

export type LinkCandidates = {
  rows: FoundFile[]
  older: string | undefined
  /** Nothing was looked for: too often in an hour. */
  isBraked: boolean
}

type SearchProps = { query: string; found: LinkCandidates | undefined }

/**
 * Looks for the file that is to be linked. `found`: undefined when too little was typed to look
 * for.
 */
export function Search({ query, found }: SearchProps) {
  const { t } = useTranslation('officeFiles')
  const { rows, older } = found ?? { rows: [], older: undefined }
  const number = useFound(rows, older !== undefined)
  const isBraked = found?.isBraked === true
  const said = isBraked ? t('search.braked') : number
  return (
    <>
      <Lead>{t('link.lead')}</Lead>
      <SearchForm
        action={href('/admin/koppeling')}
        label={t('search.label')}
        submit={t('search.submit')}
        query={query}
        shows="gevonden"
      />
      <LivePart name="gevonden" said={found && said}>
        {query && !found && <p>{t('link.short')}</p>}
        {isBraked && <LookedUpEnough />}
        {rows.length > 0 && <LinkTable files={rows} />}
        {found && !isBraked && rows.length === 0 && <p>{t('search.none')}</p>}
        {older && (
          <ButtonRow>
            <ButtonLink href={older} variant="secondary">
              {t('search.next')}
            </ButtonLink>
          </ButtonRow>
        )}
      </LivePart>
    </>
  )
}

/** The page that links this file. */
export const linkAddress = (number: string) =>
  `${href('/admin/koppeling')}?${new URLSearchParams({ dossier: number })}`

const COLUMNS = ['number', 'name', 'email', 'phone'] as const

function LinkTable({ files }: { files: FoundFile[] }) {
  const { t } = useTranslation('officeFiles')
  return (
    <DataTable
      caption={t('link.caption')}
      columns={COLUMNS.map((column) => t(`search.columns.${column}`))}
      rows={files.map(({ number, name, email, phone }) => ({
        key: number,
        cells: [
          <a key="number" href={linkAddress(number)}>
            {number}
          </a>,
          name,
          email,
          phone,
        ],
      }))}
    />
  )
}

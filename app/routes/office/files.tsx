import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import {
  type FoundFile,
  type FoundFiles,
  placeIn,
  searchFiles,
} from '#app/features/office-files/search.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { DataTable, LivePart } from '#app/ui/office.tsx'
import { queryOf } from '#app/platform/form.server.ts'
import type { Route } from './+types/files.ts'
import { FileSearch, useFound } from './file-search.tsx'
import { OfficePage } from './office-page.tsx'

const NOTHING: FoundFiles = { files: [], next: undefined }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'files.search')
  const query = queryOf(url)
  const before = placeIn(url.searchParams.get('na'))
  if (!query) return { query, before, failed: undefined, ...NOTHING }
  return orElse(
    { request, context },
    async () => ({
      query,
      before,
      failed: undefined,
      ...(await searchFiles(actor, query, before)),
    }),
    (status) => data({ query, before, failed: status, ...NOTHING }, { status }),
  )
}

/** Files by number, name, e-mail or telephone (specification 2.8). */
export default function Files({ loaderData }: Route.ComponentProps) {
  const { query, before, failed, files, next } = loaderData
  const { t } = useTranslation('officeFiles')
  const said = useFound(loaderData)
  const problem = failed && t(failed === 503 ? 'search.failed' : 'search.failedUnexpectedly')
  return (
    <OfficePage
      title={t('search.title')}
      pageTitle={t('search.pageTitle')}
      failed={failed !== undefined}
    >
      {!query && <Lead>{t('search.lead')}</Lead>}
      <FileSearch query={query} shows="gevonden" />
      <LivePart name="gevonden" said={problem ?? (query && said)}>
        {problem && (
          <StatusMessage kind="error" title={problem}>
            <p>{t('search.again')}</p>
          </StatusMessage>
        )}
        {query && !failed && <Results query={query} files={files} next={next} isFirst={!before} />}
        {!query && <p>{t('search.noted')}</p>}
      </LivePart>
    </OfficePage>
  )
}

type ResultsProps = FoundFiles & { query: string; isFirst: boolean }

function Results({ query, files, next, isFirst }: ResultsProps) {
  const { t } = useTranslation('officeFiles')
  return (
    <section aria-labelledby="gevonden">
      <h2 id="gevonden">{t('search.title_of')}</h2>
      {files.length === 0 ? <Nothing /> : <Found files={files} />}
      {(next || !isFirst) && (
        <ButtonRow>
          {next && (
            <ButtonLink href={addressOf({ q: query, na: next })} variant="secondary">
              {t('search.next')}
            </ButtonLink>
          )}
          {!isFirst && (
            <ButtonLink href={addressOf({ q: query })} variant="secondary">
              {t('search.first')}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </section>
  )
}

const addressOf = (query: Record<string, string>) =>
  `${href('/admin/wensen')}?${new URLSearchParams(query)}`

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

function Found({ files }: { files: FoundFile[] }) {
  const { t } = useTranslation('officeFiles')
  return (
    <DataTable
      caption={t('search.caption')}
      columns={COLUMNS.map((column) => t(`search.columns.${column}`))}
      rows={files.map(({ number, name, email, phone, updatedAt }) => ({
        key: number,
        cells: [
          <a key="number" href={href('/admin/wensen/:number', { number })}>
            {number}
          </a>,
          name,
          email,
          phone,
          dateOf(updatedAt),
        ],
      }))}
    />
  )
}

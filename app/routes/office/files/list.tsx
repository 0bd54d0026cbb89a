import { useTranslation } from '#app/locales/use-translation.ts'
import { data } from 'react-router'
import { type FoundFile, searchFiles } from '#app/features/office-files/search.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { nextPageAddress, numberCursorIn } from '#app/platform/http/cursor.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Lead, StatusMessage } from '#app/ui/index.ts'
import { LivePart } from '#app/ui/office/office.tsx'
import { queryOf } from '#app/platform/http/form.server.ts'
import type { Route } from './+types/list.ts'
import { LookedUpEnough } from './ask-for-more.tsx'
import { FileSearch } from './search.tsx'
import { OfficePage } from '../office-page.tsx'
import { Results, useFound } from './results.tsx'

const NOTHING = { rows: [] as FoundFile[], older: undefined }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'files.search')
  const query = queryOf(url)
  const before = numberCursorIn(url.searchParams.get('na'))
  const asked = { query, isFirst: !before, failed: undefined, isBraked: false }
  if (!query) return data({ ...asked, ...NOTHING })
  return orElse(
    { request, context },
    async () => {
      const { rows, next, isBraked } = await searchFiles(actor, query, before)
      const older = next && nextPageAddress(url, 'na', next)
      return data({ ...asked, rows, older, isBraked }, { status: isBraked ? 429 : 200 })
    },
    (status) => data({ ...asked, failed: status, ...NOTHING }, { status }),
  )
}

/** Files by number, name, e-mail or telephone (specification 2.8). */
export default function Files({ loaderData }: Route.ComponentProps) {
  const { query, isFirst, failed, isBraked, rows, older } = loaderData
  const { t } = useTranslation('officeFiles')
  const found = useFound(rows, older !== undefined)
  const said = isBraked ? t('search.braked') : found
  const problem = failed && t(failed === 503 ? 'search.failed' : 'search.failedUnexpectedly')
  return (
    <OfficePage title={t('search.title')} failed={failed !== undefined || isBraked}>
      {!query && <Lead>{t('search.lead')}</Lead>}
      <FileSearch query={query} shows="gevonden" />
      <LivePart name="gevonden" said={problem ?? (query && said)}>
        {problem && (
          <StatusMessage kind="error" title={problem}>
            <p>{t('search.again')}</p>
          </StatusMessage>
        )}
        {isBraked && <LookedUpEnough />}
        {query && !failed && !isBraked && <Results {...{ query, isFirst, rows, older }} />}
        {!query && <p>{t('search.noted')}</p>}
      </LivePart>
    </OfficePage>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { auditForm } from '#app/features/audit/search-form.ts'
import { searchAudit } from '#app/features/audit/search.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { audit } from '#app/features/audit/texts.nl.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { SearchFields } from '#app/ui/office/office-search.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import { fieldsIn } from '#app/platform/http/form.server.ts'
import { nextPageAddress, numberCursorIn } from '#app/platform/http/cursor.ts'
import type { Route } from './+types/audit-log.ts'
import { isNarrowed, SearchFold } from '../list-parts.tsx'
import { OfficePage } from '../office-page.tsx'
import { LogTable } from './log-table.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'audit.search')
  const { typed, errors, complete } = parseForm(auditForm, fieldsIn(url))
  if (!complete) return data({ typed, errors, rows: [], older: undefined }, { status: 422 })
  const { rows, next } = await searchAudit(
    actor,
    complete,
    numberCursorIn(url.searchParams.get('voor')),
  )
  return { typed, errors, rows, older: next && nextPageAddress(url, 'voor', next) }
}

/** Who did what with what is someone else's. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { typed, errors, rows, older } = loaderData
  const { t } = useTranslation('audit')
  const failed = Object.keys(errors).length > 0
  return (
    <OfficePage title={t('title')} failed={failed} problems={<Problems errors={errors} />}>
      <Lead>{t('lead')}</Lead>
      <SearchFold title={t('searchTitle')} isOpen={isNarrowed(typed) || failed}>
        <form action={href('/admin/logboek')} noValidate>
          <SearchFields>
            <FormFields
              fields={auditForm.fields}
              texts={audit.fields}
              values={typed}
              errors={errors}
            />
          </SearchFields>
          <ButtonRow>
            <Button>{t('submit')}</Button>
            <ButtonLink href={href('/admin/logboek')} variant="secondary">
              {t('all')}
            </ButtonLink>
          </ButtonRow>
        </form>
      </SearchFold>
      {rows.length > 0 && <LogTable rows={rows} />}
      {rows.length === 0 && !failed && <p>{t('empty')}</p>}
      {older && (
        <ButtonRow>
          <ButtonLink href={older} variant="secondary">
            {t('older')}
          </ButtonLink>
        </ButtonRow>
      )}
    </OfficePage>
  )
}

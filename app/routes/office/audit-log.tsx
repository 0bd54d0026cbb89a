import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { auditForm } from '#app/features/audit/search-form.ts'
import { type AuditRow, type Named, searchAudit } from '#app/features/audit/search.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { exactMomentOf } from '#app/locales/dates.ts'
import { office } from '#app/features/admin/texts.nl.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  FormFields,
  FormGroup,
  Lead,
  SummaryList,
} from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import { fieldsIn } from '#app/platform/form.server.ts'
import type { Route } from './+types/audit-log.ts'
import { OfficePage } from './office-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'audit.search')
  const { typed, errors, complete } = parseForm(auditForm, fieldsIn(url))
  if (!complete) return data({ typed, errors, rows: [], older: undefined }, { status: 422 })
  const { rows, next } = await searchAudit(actor, complete, rowIn(url.searchParams.get('voor')))
  return { typed, errors, rows, older: next && addressOf(url, next) }
}

/** The id of a row. @returns undefined for anything else */
const rowIn = (text: string | null) => /^\d{1,18}$/.exec(text ?? '')?.[0]

/** The same search, from there on. */
function addressOf(url: URL, row: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.set('voor', row)
  return `${href('/admin/logboek')}?${query}`
}

/** Who did what with what is someone else's. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { typed, errors, rows, older } = loaderData
  const { t } = useTranslation('office')
  const failed = Object.keys(errors).length > 0
  return (
    <OfficePage title={t('audit.title')} failed={failed}>
      <Problems errors={errors} />
      <Lead>{t('audit.lead')}</Lead>
      {rows.length > 0 && <SummaryList items={rows.map((row) => itemOf(row, t))} />}
      {rows.length === 0 && !failed && <p>{t('audit.empty')}</p>}
      {older && (
        <ButtonRow>
          <ButtonLink href={older} variant="secondary">
            {t('audit.older')}
          </ButtonLink>
        </ButtonRow>
      )}
      <FormGroup id="zoeken" title={t('audit.searchTitle')}>
        <form action={href('/admin/logboek')} noValidate>
          <FormFields
            fields={auditForm.fields}
            texts={office.audit.fields}
            values={typed}
            errors={errors}
          />
          <ButtonRow>
            <Button>{t('audit.submit')}</Button>
            <ButtonLink href={href('/admin/logboek')} variant="secondary">
              {t('audit.all')}
            </ButtonLink>
          </ButtonRow>
        </form>
      </FormGroup>
    </OfficePage>
  )
}

function itemOf(row: AuditRow, t: TFunction<'office'>) {
  const { at, number, action, detail, reason, request } = row
  const moment = exactMomentOf(at)
  return {
    question: number === null ? moment : t('audit.row', { moment, number }),
    answer: [
      office.audit.fields.wat.options[action],
      t('audit.by', { name: actorOf(row, t) }),
      ...(row.subject === undefined ? [] : [aboutOf(row.subject, action, t)]),
      ...(detail ? [detailOf(action, detail, t)] : []),
      ...(reason ? [t('audit.reason', { text: WORDS[reason] ?? reason })] : []),
      t('audit.request', { request }),
    ],
  }
}

const detailOf = (action: AuditRow['action'], detail: string, t: TFunction<'office'>) =>
  t(action === 'files.search' ? 'audit.found' : 'audit.detail', {
    text: WORDS[detail] ?? detail.replace(/^batch /, `${office.audit.batch} `),
  })

/** Of parts, roles, reasons and requests. */
const WORDS: Record<string, string> = {
  ...office.scopes,
  ...office.roles.names,
  ...office.reasons,
  ...office.consents,
  ...release.kinds,
  ...release.because,
  ...office.audit.because,
  ...office.audit.attention,
}

/** A part of the register acts as itself; a person with the roles of that moment. */
function actorOf({ actor, actedAs }: AuditRow, t: TFunction<'office'>): string {
  const roles = actedAs.split(' ').filter((role) => role !== '')
  if (!actor && roles.some((role) => !(role in office.roles.names))) return t('audit.register')
  const words = roles.map((role) => WORDS[role] ?? role).join(', ')
  return words ? `${nameOf(actor, t)} (${words})` : nameOf(actor, t)
}

function aboutOf(subject: Named, action: AuditRow['action'], t: TFunction<'office'>) {
  const isGone = !subject && action.startsWith('member.')
  return t('audit.about', { name: isGone ? t('audit.goneMember') : nameOf(subject, t) })
}

function nameOf(named: Named, t: TFunction<'office'>): string {
  if (!named) return t('audit.gone')
  const { fileNumber, company } = named
  const email = named.email ?? t('audit.noAddress')
  if (company) return t('audit.member', { company, email })
  return fileNumber ? t('audit.file', { email, number: fileNumber }) : email
}

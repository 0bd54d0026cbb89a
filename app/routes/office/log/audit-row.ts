import type { TFunction } from 'i18next'
import type { AuditRow, Named } from '#app/features/audit/search.server.ts'
import { exactMomentOf } from '#app/locales/dates.ts'
import { office } from '#app/features/admin/texts.nl.ts'
import { release } from '#app/features/release/texts.nl.ts'

export function itemOf(row: AuditRow, t: TFunction<'office'>) {
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

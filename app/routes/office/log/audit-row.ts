import type { TFunction } from 'i18next'
import type { AuditRow, Named } from '#app/features/audit/search.server.ts'
import { exactMomentOf, timeOf } from '#app/locales/dates.ts'
import { audit } from '#app/features/audit/texts.nl.ts'
import { roles as roleTexts } from '#app/features/roles/texts.nl.ts'
import { deathsDesk } from '#app/features/deaths/office-texts.nl.ts'
import { requestStates } from '#app/features/release/texts/states.nl.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/durations.ts'

/** Rows that are said as one, the newest first. */
export type Deed = readonly [AuditRow, ...AuditRow[]]

/**
 * Puts the rows of one reading together, which has a row for each part of a file, and those of a page of a
 * delivery that somebody opens again and again.
 */
export function deedsIn(rows: readonly AuditRow[]): Deed[] {
  const deeds: [AuditRow, ...AuditRow[]][] = []
  for (const row of rows) {
    const last = deeds.at(-1)
    if (last && (isOneReading(last[0], row) || isOpenedAgain(last[0], row))) last.push(row)
    else deeds.push([row])
  }
  return deeds
}

const isOneReading = (row: AuditRow, other: AuditRow): boolean =>
  row.action === 'file.read' &&
  isAlike(row, other) &&
  other.request === row.request &&
  row.at.getTime() - other.at.getTime() < MINUTE_MS

const isOpenedAgain = (row: AuditRow, other: AuditRow): boolean =>
  row.action === 'access.look' &&
  isAlike(row, other) &&
  other.detail === row.detail &&
  row.at.getTime() - other.at.getTime() < HOUR_MS

/** Whether the same person did the same with what is of the same one. */
const isAlike = (row: AuditRow, other: AuditRow): boolean =>
  other.action === row.action &&
  Boolean(row.subject) &&
  other.subject === row.subject &&
  other.actor === row.actor &&
  other.actedAs === row.actedAs &&
  other.reason === row.reason

/** A deed of the log in words. */
export function wordsOf(deed: Deed, t: TFunction<'audit'>) {
  const [row] = deed
  const { at, action, reason, request } = row
  const details = deed.flatMap(({ detail }) => detail ?? []).toReversed()
  return {
    moment: exactMomentOf(at),
    numbers: numbersOf(deed, t),
    what: wordOf(audit.fields.wat.options, action, t),
    more: [
      ...(details.length > 0 ? [detailOf(action, details, t)] : []),
      ...(reason ? [t('reason', { text: wordOf(WORDS, reason, t) })] : []),
      ...(action === 'access.look' ? timesOf(deed, t) : []),
    ],
    by: row.answered ? t('byContact') : t('by', { name: actorOf(row, t) }),
    // What only helps to look further comes last.
    about: [
      ...(row.company === null ? [] : [t(`companies.${partOf(action)}`, { company: row.company })]),
      ...(row.subject === undefined ? [] : [aboutOf(row.subject, action, t)]),
      ...(request === NO_REQUEST || deed.some((one) => one.request !== request)
        ? []
        : [t('request', { request })]),
    ],
  }
}

/** What the company of a request has to do with it. */
const partOf = (action: AuditRow['action']) =>
  action === 'access.ask' ? 'asked' : action === 'access.deliver' ? 'delivered' : 'of'

/** How often a page was opened, and from when to when. */
function timesOf(deed: Deed, t: TFunction<'audit'>): string[] {
  const [last] = deed
  const first = deed.at(-1) ?? last
  if (first === last) return []
  return [t('times', { count: deed.length, from: timeOf(first.at), to: timeOf(last.at) })]
}

/** What `actor_request()` says of what no page asked for. */
const NO_REQUEST = '00000000'

function numbersOf(deed: Deed, t: TFunction<'audit'>): string[] {
  const numbers = deed.flatMap(({ number }) => number ?? [])
  const [to] = numbers
  const from = numbers.at(-1)
  if (to === undefined || from === undefined) return []
  return [from === to ? t('row', { number: to }) : t('rows', { from, to })]
}

const detailOf = (action: AuditRow['action'], details: readonly string[], t: TFunction<'audit'>) =>
  t('detail', {
    what: audit.beside[action] ?? audit.part,
    text: details.map((detail) => detailWords(action, detail, t)).join(', '),
  })

const detailWords = (action: AuditRow['action'], detail: string, t: TFunction<'audit'>) =>
  isName(detail, action) ? detail.replace(/^batch /, `${audit.batch} `) : wordOf(WORDS, detail, t)

/** What a newer version wrote, which this one has no word for, is said as any text that is missing. */
const wordOf = (words: Record<string, string>, name: string, t: TFunction<'audit'>): string =>
  words[name] ?? t(`wordless.${name}` as never)

/** Of numbers, and of jobs, there are no words: they are as who runs the site knows them. */
const isName = (detail: string, action: AuditRow['action']) =>
  action === 'job.start' || /\d/.test(detail)

/** Of parts, roles, reasons and requests. */
const WORDS: Record<string, string> = {
  ...audit.scopes,
  ...roleTexts.names,
  ...audit.reasons,
  ...audit.consents,
  ...audit.madeSure,
  ...requestStates.kinds,
  ...deathsDesk.because,
  ...requestStates.because,
  ...audit.because,
  ...audit.often,
  ...audit.attention,
  ...audit.said,
  ...audit.papers,
  ...audit.memberChecked,
  ...audit.delivered,
}

/** A part of the register acts as itself, a contact by name; a person with the roles of that moment. */
function actorOf({ actor, actedAs, contact }: AuditRow, t: TFunction<'audit'>): string {
  if (actedAs === 'relative') return contact ? t('contact', { name: contact }) : t('goneContact')
  if (actedAs === 'operator') return t('operator')
  const roles = actedAs.split(' ').filter((role) => role !== '')
  if (!actor && roles.some((role) => !(role in roleTexts.names))) return t('register')
  const words = roles.map((role) => wordOf(WORDS, role, t)).join(', ')
  return words ? `${subjectName(actor, t)} (${words})` : subjectName(actor, t)
}

function aboutOf(subject: Named, action: AuditRow['action'], t: TFunction<'audit'>) {
  const isGone = !subject && action.startsWith('member.')
  return t('about', { name: isGone ? t('goneMember') : subjectName(subject, t) })
}

function subjectName(named: Named, t: TFunction<'audit'>): string {
  if (!named) return t('gone')
  const { fileNumber, company } = named
  const email = named.email ?? t('noAddress')
  if (company) return t('member', { company, email })
  return fileNumber ? t('file', { email, number: fileNumber }) : email
}

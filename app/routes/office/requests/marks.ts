import type { TFunction } from 'i18next'
import type { Comparison, SaidAlive } from '#app/features/release/decision/comparison.ts'
import { lastsTooLong, untilOf } from '#app/features/release/answers-until.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { dateOf } from '#app/locales/dates.ts'
import { stateWords } from '../../release/state-words.ts'
import { MINUTE_MS } from '#app/platform/durations.ts'

export type WordedVerdict = { kind: 'success' | 'info' | 'error'; text: string }

export type Checked = Pick<
  OfficeRequest,
  | 'kind'
  | 'compared'
  | 'contactKnown'
  | 'contactPhone'
  | 'hasAddress'
  | 'hasPhone'
  | 'card'
  | 'found'
  | 'lookedUp'
  | 'deliverable'
>

const said = (kind: WordedVerdict['kind'], text: string): WordedVerdict => ({ kind, text })

/** What each part of a request comes to beside the file. Null where nothing is compared (any more). */
export function verdictsOf(request: Checked, t: TFunction<'release'>) {
  const { compared, contactKnown, contactPhone, hasAddress, hasPhone, card, found, lookedUp } =
    request
  if (!compared) return null
  const { name, birth, writtenLater, confirmsItself } = compared
  const death = compared.death ?? livedOn(compared)
  const alike = (verdict: typeof name) => {
    if (!lookedUp) return said('info', t('desk.compare.looking'))
    if (!found) return said('error', t('desk.compare.noFile'))
    const differs = verdict === 'differs' || verdict === 'surname'
    const kind = verdict === 'same' ? 'success' : differs ? 'error' : 'info'
    return said(kind, t(`desk.compare.verdict.${verdict}`))
  }
  const contact = (isKnown: boolean, otherwise: 'unknown' | 'otherPhone') => {
    const word = confirmsItself ? 'itself' : isKnown ? 'known' : otherwise
    if (!lookedUp && word === otherwise) return said('info', t('desk.compare.looking'))
    return said(word === 'known' ? 'success' : 'error', t(`desk.compare.contacts.${word}`))
  }
  const isGiven = card === 'valid'
  return {
    alive: compared.saidAlive
      ? said('error', aliveWords(compared.saidAlive, request.kind, t))
      : null,
    name: alike(name),
    birth: alike(birth),
    death: said(
      death ? 'error' : 'success',
      t(`desk.compare.deaths.${death ?? 'fine'}`, {
        day: writtenLater ? dateOf(writtenLater) : '',
      }),
    ),
    email: hasAddress ? contact(contactKnown, 'unknown') : null,
    phone: hasPhone ? contact(contactPhone === 'same', 'otherPhone') : null,
    card: said(
      isGiven ? 'success' : card === 'none' ? 'info' : 'error',
      t(`desk.compare.cards.${card}`),
    ),
  }
}

const aliveWords = (
  { day, signedIn }: SaidAlive,
  kind: RequestKind,
  t: TFunction<'release'>,
): string =>
  t(`desk.compare.alives.${kind}`, {
    said: t(`desk.compare.alives.${signedIn ? 'signedIn' : 'said'}`, { day: dateOf(day) }),
  })

/** What says that somebody lived after the day of their death. */
const livedOn = ({ confirmedLater, writtenLater }: Comparison) =>
  confirmedLater ? 'confirmedLater' : writtenLater ? 'writtenLater' : null

/** How many parts differ, for a list. Green only where every part is alike, but for a card. */
export function markOf(request: Checked, t: TFunction<'release'>): WordedVerdict | null {
  const verdicts = verdictsOf(request, t)
  if (!verdicts) return null
  if (request.found && !request.deliverable) return said('error', t('desk.compare.unsigned'))
  const { card, ...parts } = verdicts
  const others = Object.values(parts).filter((one) => one !== null)
  const differing = [card, ...others].filter(({ kind }) => kind === 'error')
  if (differing.length > 0)
    return said('error', t('desk.compare.marks', { count: differing.length }))
  return others.every(({ kind }) => kind === 'success')
    ? said('success', t('desk.compare.noMarks'))
    : said('info', t('desk.compare.unsure'))
}

/** How a request stands, and of a delivery that can still be stopped that it runs. */
export const standOf = (
  request: Pick<OfficeRequest, 'state' | 'because' | 'denies' | 'mayStop'>,
  t: TFunction<'release'>,
): string => (request.mayStop ? t('desk.now.runs') : stateWords(request, t))

type Waits = Pick<OfficeRequest, 'state' | 'waitsUntil' | 'answersUntil'>

/** Whether what a request waits for may last until after the last day of the funeral, where that is still to come. */
export const isLate = (request: Waits & { funeral?: string | null }, now: Date): boolean =>
  lastsTooLong(untilOf(request), request.funeral ?? null, now)

const HOUR = 60

const minutesBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE_MS))

/** For how long something waits; under an hour that is not worth a number. Null then. */
export const waitOf = (since: Date, now: Date, t: TFunction<'release'>): string | null =>
  minutesBetween(since, now) < HOUR ? null : timeBetween(since, now, t)

/** How long it is from one moment to another, in one word or two. */
export function timeBetween(from: Date, to: Date, t: TFunction<'release'>): string {
  const minutes = minutesBetween(from, to)
  if (minutes < HOUR) return t('desk.clock.minutes', { count: minutes })
  const hours = Math.floor(minutes / HOUR)
  return hours < 48
    ? t('desk.clock.hours', { count: hours })
    : t('desk.clock.days', { count: Math.floor(hours / 24) })
}

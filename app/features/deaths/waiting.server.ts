/** A report that runs in words for who waits: what happened, what is waited for, and until which hour. */
import { dutch } from '#app/locales/dutch.server.ts'
import {
  dateOf,
  dayAfter,
  dayOf,
  eitherOf,
  timeOf,
  weekdayDateOf,
  weekdayMomentOf,
} from '#app/locales/dates.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import type { Rules } from '#app/features/contacts/rules.ts'
import { HOUR_MS } from '#app/platform/durations.ts'
import { waitInWords } from '#app/features/release/forms/wait-words.ts'
import { hourOfLaterMail } from '#app/features/relatives/reading/by-day.ts'
import type { Other } from './others.server.ts'
import type { KnownReport, Report, SaidBy } from './report.server.ts'
import { CERTAIN_WITHIN_DAYS, REST_AFTER_HOURS } from './states.ts'
import { deaths } from './texts.nl.ts'

const t = dutch<['deaths']>({ deaths })

/**
 * From which hour who said so too reads, as of a report that is certain; null where no hour is known, and for who
 * reads all of it already, or nothing.
 */
export function readFrom(
  { state, waitsUntil }: Pick<Report, 'state' | 'waitsUntil'>,
  rules: Rules,
  now: Date,
): string | null {
  const reading = readingOf(rules)
  const waits = state === 'waiting' && waitsUntil > now
  return waits && (reading === 'after' || reading === 'own') ? momentInWords(waitsUntil, now) : null
}

/** A step of what happens: what, when or how long, and whether it was. */
export type WaitingStep = { text: string; note: string; done: boolean }

/** What who waits reads; `first` and `all` stand out, since they say an hour. */
export type WaitingWords = {
  waitsFor: string[]
  /** How long that is waited for. */
  waitsUntil: string
  first: string
  all: string
  /** Which mail comes later than what it is about, since that is by night; empty where none does. */
  mailLater: string
  steps: WaitingStep[]
}

/** When a paper came, and from when it is looked at. */
type Paper = { at: Date; seenFrom: Date }

type About = {
  /** Of who reads it. */
  reader: string
  owner: string
  others: readonly Other[]
  /** Null without one, or once nobody needs to look at it. */
  paper: Paper | null
  /** Whether the reader may read all of it already. */
  readsAll: boolean
  now: Date
}

/** Puts in words how far a report is that is not read yet. */
export function waitingWords(report: KnownReport, about: About): WaitingWords {
  const isCertain = report.state !== 'reported'
  return {
    waitsFor: isCertain ? [] : waitsFor(report, about),
    waitsUntil:
      isCertain || about.paper
        ? ''
        : t('waiting.waitsFor.until', { date: dateOf(lastDayOf(report)) }),
    ...(about.paper && !isCertain ? seenOf(report, about, about.paper) : hoursOf(report, about)),
    mailLater: mailLaterOf(report, about),
    steps: stepsOf(report, about),
  }
}

const restOf = (first: Date) => new Date(first.getTime() + REST_AFTER_HOURS * HOUR_MS)

function hoursOf({ state, waitsUntil: first }: KnownReport, { readsAll, now }: About) {
  const isCertain = state !== 'reported'
  if (readsAll)
    return {
      first:
        first <= now
          ? t(isCertain ? 'waiting.readsAll.firstNow' : 'waiting.readsAll.onceCertain')
          : t(isCertain ? 'waiting.readsAll.first' : 'waiting.readsAll.firstIf', {
              moment: momentInWords(first, now),
            }),
      all: '',
    }
  if (first <= now)
    return { first: t(isCertain ? 'waiting.firstNow' : 'waiting.onceCertain'), all: '' }
  const rest = restOf(first)
  const isSameDay = dayOf(first) === dayOf(rest)
  return {
    first: t(isCertain ? 'waiting.first' : 'waiting.firstIf', {
      moment: momentInWords(first, now),
    }),
    all: isSameDay
      ? t('waiting.allSameDay', { time: timeOf(rest) })
      : t('waiting.all', { moment: momentInWords(rest, now) }),
  }
}

/** Where no hour of reading is known, no hour of a mail is either. */
function mailLaterOf({ state, waitsUntil }: KnownReport, { paper, now }: About): string {
  if (state === 'reported' && (waitsUntil <= now || (paper && waitsUntil <= paper.seenFrom)))
    return ''
  const first = waitsUntil <= now ? now : waitsUntil
  for (const [which, when] of [
    ['first', first],
    ['rest', restOf(first)],
  ] as const) {
    const later = hourOfLaterMail(when, now)
    if (later)
      return t(`waiting.mailLater.${which}`, { moment: t(`waiting.mailLater.${later.key}`, later) })
  }
  return ''
}

/** The hour at which a paper is looked at; an hour of reading only where that comes after it. */
function seenOf(report: KnownReport, about: About, { seenFrom }: Paper) {
  const { readsAll, now } = about
  const hours = report.waitsUntil > seenFrom ? hoursOf(report, about) : null
  return {
    first: t('waiting.waitsFor.paperSeen', { moment: momentInWords(seenFrom, now) }),
    all: hours
      ? `${hours.first} ${hours.all}`.trim()
      : t(readsAll ? 'waiting.readsAll.onceCertain' : 'waiting.onceCertain'),
  }
}

/** The last whole day on which a report waits for somebody who says so too: it ends at some hour of the next. */
const lastDayOf = ({ createdAt }: KnownReport) =>
  dayAfter(dayOf(createdAt), CERTAIN_WITHIN_DAYS - 1)

/** 'Morgen, woensdag 25 november, vanaf 10.15 uur'. */
export function momentInWords(moment: Date, now: Date): string {
  const day = dayOf(moment)
  const today = dayOf(now)
  const near = { [today]: 'today', [dayAfter(today, 1)]: 'tomorrow' } as const
  const said = { day: weekdayDateOf(moment), time: timeOf(moment) }
  return t(`waiting.moments.${near[day] ?? 'later'}`, said)
}

function waitsFor(report: KnownReport, { owner, others, paper }: About): string[] {
  if (paper) return [t('waiting.waitsFor.paperCame', { owner }), t('waiting.waitsFor.paperNext')]
  const answered = new Set(
    report.said.filter(({ otherDay }) => !otherDay).map(({ relativeId }) => relativeId),
  )
  const open = others.filter(({ id }) => !answered.has(id))
  const named = (those: readonly Other[]) => eitherOf(those.map(({ name }) => name))
  const mailed = open.filter(({ hasEmail }) => hasEmail)
  if (mailed.length > 0)
    return [t('waiting.waitsFor.others', { names: named(mailed) }), t('waiting.waitsFor.either')]
  if (open.length > 0)
    return [t('waiting.waitsFor.letters', { names: named(open) }), t('waiting.waitsFor.either')]
  return [t('waiting.waitsFor.paper')]
}

function stepsOf(
  report: KnownReport,
  { reader, owner, paper, readsAll, now }: About,
): WaitingStep[] {
  const { state, said, waitsUntil, changedAt } = report
  const isCertain = state !== 'reported'
  const yes = said.filter((one) => one.said === 'yes').length
  const bySomebodyElse = isCertain
    ? yes > 1
      ? []
      : [{ text: t('waiting.steps.paper'), note: weekdayMomentOf(changedAt), done: true }]
    : [{ text: t(paper ? 'waiting.steps.seen' : 'waiting.steps.another'), note: '', done: false }]
  const isOver = waitsUntil <= now
  const wait = { ...waitStep(report, owner, isOver), done: isOver }
  return [
    ...said.map((one, index) => saidStep(one, index, reader)),
    ...(paper
      ? [{ text: t('waiting.steps.paperCame'), note: weekdayMomentOf(paper.at), done: true }]
      : []),
    // What is done stands before what is still waited for.
    ...(isOver ? [wait, ...bySomebodyElse] : [...bySomebodyElse, wait]),
    { text: t('waiting.steps.firstThings'), note: '', done: false },
    {
      text: t('waiting.steps.allThings'),
      note: t(readsAll ? 'waiting.steps.restNow' : 'waiting.steps.restLater'),
      done: false,
    },
  ]
}

function saidStep(one: SaidBy, index: number, reader: string) {
  const { relativeId, name, said, at: when, otherDay } = one
  const isOwn = relativeId === reader
  const note = weekdayMomentOf(when)
  if (otherDay) {
    const key = isOwn ? 'youOtherDay' : 'otherDay'
    return { text: t(`waiting.steps.${key}`, { name, date: dateOf(otherDay) }), note, done: true }
  }
  const key =
    index === 0
      ? isOwn
        ? 'youFirst'
        : 'first'
      : said === 'unknown'
        ? isOwn
          ? 'youUnknown'
          : 'unknown'
        : isOwn
          ? 'you'
          : 'yes'
  return { text: t(`waiting.steps.${key}`, { name }), note, done: true }
}

/** How long the owner can stop it; what is waited for is a little longer, up to the next quarter. */
function waitStep({ createdAt, waitsUntil }: KnownReport, owner: string, isOver: boolean) {
  const hours = Math.floor((waitsUntil.getTime() - createdAt.getTime()) / HOUR_MS)
  if (hours < 1) return { text: t('waiting.steps.waitNone', { owner }), note: '' }
  const moment = weekdayMomentOf(waitsUntil)
  const long = waitInWords(hours)
  return isOver
    ? {
        text: t('waiting.steps.could', { long }),
        note: t('waiting.steps.over', { moment }),
      }
    : { text: t('waiting.steps.wait', { moment }), note: t('waiting.steps.can', { long }) }
}

import { lookedAtFrom } from '#app/features/opening/opening.server.ts'
import { ownerCalled, safeName } from '#app/features/contacts/people.server.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import { type Other, othersThan } from '#app/features/deaths/others.server.ts'
import { ownPaper } from '#app/features/deaths/paper.server.ts'
import { hasReadableCopy } from '#app/features/deaths/read.server.ts'
import {
  isFirstWord,
  isPastFor,
  isWitness,
  type KnownReport,
  mayReport,
  reportFor,
  type SaidBy,
  stoppedBefore,
} from '#app/features/deaths/report.server.ts'
import { type ReportWay, REPORT_WAYS, RUNNING } from '#app/features/deaths/states.ts'
import { whyStoppedFor } from '#app/features/deaths/stops/stopped.server.ts'
import { waitingWords } from '#app/features/deaths/waiting.server.ts'
import { partsNow } from '#app/features/relatives/reading/reading.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import type { Typed } from '#app/forms/rows.ts'
import { joinedList } from '#app/locales/dates.ts'
import { calledBy } from '#app/platform/names.ts'

/** About whom it is, and who is here. */
export const whoIsHere = ({ id, card, ...reader }: Reader) => ({
  relative: id,
  name: calledBy(card),
  relation: card.relation,
  hasEmail: card.email !== '',
  readsNow: readsBefore(partsNow(reader)),
  owner: ownerCalled(card.owner),
  ownerName: safeName(card.owner),
})

/** What the owner let them read before this: what has to be arranged, only something else, or nothing. */
function readsBefore(parts: ReturnType<typeof partsNow>): 'arrange' | 'other' | null {
  if (parts.some((part) => part === 'praktisch' || part === 'rituelen')) return 'arrange'
  return parts.length > 0 ? 'other' : null
}

/** The same for who is told what stopped a report. */
export const whoReads = (reader: Reader) => ({ id: reader.id, owner: whoIsHere(reader).owner })

/** What stopped the last report, where one was of late; null without it. */
export async function toldBefore(reader: Reader): Promise<string | null> {
  const before = await stoppedBefore(reader)
  return before && whyStoppedFor(before, whoReads(reader))
}

/** How it can become certain for this contact: with nobody else only by a paper. */
export async function waysFor(reader: Reader, report: KnownReport | null = null) {
  const others = await othersThan(reader, report)
  const ways: readonly ReportWay[] = others.length > 0 ? REPORT_WAYS : ['paper']
  return { others, ways }
}

/**
 * What another contact is asked about: who said it first, by name, whether we mail them, which day, and what
 * stopped the report before this one.
 */
export async function askedAbout(reader: Reader, report: KnownReport) {
  const [first] = report.said
  return {
    by: first?.name ?? '',
    mailsBy: first?.hasEmail ?? false,
    diedOn: report.diedOn,
    earlier: await toldBefore(reader),
  }
}

/** What there is about a death for a contact, before they tell anything. */
export async function standingFor(reader: Reader, now: Date) {
  const report = await reportFor(reader)
  if (!report) return (await mayReport(reader)) ? beginning() : withoutReport(reader)
  if (RUNNING.some((state) => state === report.state) && !isWitness(reader, report))
    return { page: 'late' as const }
  switch (report.state) {
    case 'reported':
    case 'waiting':
      return runningFor(reader, report, now)
    case 'first':
    case 'all':
      return {
        page: 'read' as const,
        isMade: await hasReadableCopy(reader),
        restFrom: report.state === 'first' ? report.allAt : null,
      }
    default:
      return {
        page: 'over' as const,
        state: report.state as 'ended' | 'stopped' | 'refused' | 'expired',
        why: report.state === 'stopped' ? whyStoppedFor(report, whoReads(reader)) : '',
        until: report.copiesUntil,
        again: await mayReport(reader),
      }
  }
}

/** The first question to who lets us know. */
export const beginning = () => ({ page: 'day' as const, typed: {} as Typed, errors: {} })

/** Whether a contact can let us know now. */
export const canTell = (shown: Standing): boolean =>
  shown.page === 'day' || (shown.page === 'over' && shown.again)

const closed = () => ({ page: 'closed' as const, isTooOften: false })

/** To who may let us know of nothing, and never did since they are a contact; or who did too often. */
const withoutReport = async (reader: Reader) =>
  (await isPastFor(reader)) ? { page: 'past' as const } : closed()

/** Who did not say it yet is asked; who did waits. */
async function runningFor(reader: Reader, report: KnownReport, now: Date) {
  const own = report.said.find(({ relativeId }) => relativeId === reader.id)
  if (!own) return questionFor(reader, report)
  const [{ others }, { addedAt }] = await Promise.all([waysFor(reader, report), ownPaper(reader)])
  const { owner } = whoIsHere(reader)
  const readsAll = readingOf(reader.rules) === 'now'
  const paper = addedAt && { at: addedAt, seenFrom: await lookedAtFrom(addedAt, now) }
  return {
    page: 'waiting' as const,
    words: waitingWords(report, { reader: reader.id, owner, others, paper, readsAll, now }),
    hasPaper: addedAt !== null,
    question: own.said === 'unknown' ? await questionFor(reader, report) : null,
    takeBack: own.said === 'yes' ? takeBackFor(own, report, { owner, others }) : null,
  }
}

/**
 * What who said yes is asked before they take it back. `first`: they let us know; `also`: they said so too. `told`:
 * who hears of it. Who is called, and was not yet, need not hear that it is over.
 */
export type TakeBackStanding = {
  page: 'take-back'
  word: 'first' | 'also'
  report: string
  told: string
}

function takeBackFor(
  own: SaidBy,
  report: KnownReport,
  { owner, others }: { owner: string; others: readonly Other[] },
): TakeBackStanding {
  const known = new Set(report.said.map(({ relativeId }) => relativeId))
  const told = others.filter(({ id, hasEmail }) => hasEmail || known.has(id))
  return {
    page: 'take-back',
    word: isFirstWord(own, report) ? 'first' : 'also',
    report: report.id,
    told: joinedList([...told.map(({ name }) => name), owner]),
  }
}

/** What who takes it back reads once others read already. */
export type TooLateStanding = { page: 'too-late' }

/** The page of taking it back, as it stands now; null where there is nothing to take back (any more). */
export const takingBack = (shown: Standing): TakeBackStanding | TooLateStanding | null =>
  shown.page === 'waiting' ? shown.takeBack : shown.page === 'read' ? { page: 'too-late' } : null

/** What another contact is asked. */
export const questionFor = async (reader: Reader, report: KnownReport) => ({
  page: 'question' as const,
  report: report.id,
  ...(await askedAbout(reader, report)),
})

export type Standing = Awaited<ReturnType<typeof standingFor>>

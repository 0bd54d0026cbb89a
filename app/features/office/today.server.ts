/** What waits at the office for one colleague, and nothing of what they may not see. */
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import type { Actor } from '#app/access/actor.ts'
import { type Capability, may } from '#app/access/capabilities.ts'
import type { Location } from '#app/features/appointments/kinds.ts'
import { appointmentsOn } from '#app/features/appointments/booking.server.ts'
import { isStop, type StopKind } from '#app/features/attention/answers.ts'
import {
  type AttentionItem,
  attentionCount,
  openAttention,
  type ShownAttention,
} from '#app/features/attention/attention.server.ts'
import { callbacksToMake, type WaitingCallback } from '#app/features/callbacks/office.server.ts'
import { type Unanswered, unansweredOf } from '#app/features/calls/unanswered.server.ts'
import { batchesToPost, type CardBatch } from '#app/features/card-desk/batches.server.ts'
import { ordersToPrint } from '#app/features/card-desk/desk.server.ts'
import { applicationsToSee, type WaitingApplication } from '#app/features/guild/office.server.ts'
import { heldMandatesOf } from '#app/features/mandates/held-mandates.server.ts'
import {
  type NoticeRowToDo,
  type NoticeToDo,
  noticesToDoIn,
  noticeToDo,
} from '#app/features/deaths/notices/office-notices.server.ts'
import type { ShownColleague } from '#app/features/file-index/colleagues.server.ts'
import { byFuneral } from '#app/features/first-days/funeral-term.ts'
import {
  type ListedReport,
  listedReport,
  papersToCheckIn,
  type ReportRow,
} from '#app/features/deaths/office-reports.server.ts'
import {
  callRowsIn,
  type WaitingCall,
  waitingCall,
} from '#app/features/release/decision/to-call.server.ts'
import { livingWillFirst, type RequestKind } from '#app/features/release/states.ts'
import {
  type RequestOfOther,
  requestOfOther,
  unfetchedRowsIn,
  type WaitingDelivery,
  waitingDelivery,
  type WaitingRequest,
  waitingRequest,
  type WaitingRow,
  waitingRowsIn,
  type WaitsFor,
} from '#app/features/release/waiting-requests.server.ts'
import type { StoppedRequest } from '#app/features/release/stops/stopped-requests.server.ts'
import { questionsFor, type ReadingRequest } from '#app/features/wishes/file/more-files.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

/** `since`: when it began to wait. `funeral`: the last day of it, like '2026-11-27'. */
export type Waiting = { since: Date; funeral?: string | null } & (
  | ({ kind: 'request' } & WaitingRequest)
  | ({ kind: 'delivery' } & WaitingDelivery)
  | ({ kind: 'toCall' } & WaitingCall)
  | ({ kind: 'death'; isSecond: boolean; isDenied: boolean } & Pick<
      ListedReport,
      'id' | 'by' | 'diedOn' | 'numberEnd'
    >)
  | ({ kind: 'notice'; isSecond: boolean } & Pick<
      NoticeToDo,
      'printedAt' | 'id' | 'reportId' | 'name' | 'about' | 'diedOn' | 'numberEnd' | keyof Unanswered
    >)
  | ({ kind: 'callback' } & WaitingCallback)
  | ({ kind: 'application' } & WaitingApplication)
  | { kind: 'cards'; orders: number }
  /** One's own, or one that is printed by another and waits long for the post. */
  | ({ kind: 'batch'; state: 'made' | 'printed' } & Pick<
      CardBatch,
      'number' | 'orders' | 'printer'
    >)
  /** `first`: the one that is named. */
  | { kind: 'attention'; count: number; first: AttentionItem }
  /** A request that ended, and needs a person for that. */
  | ({ kind: 'stopped'; what: StopKind; asked: RequestKind } & Omit<StoppedRequest, 'kind'>)
  | ({ kind: 'reading' } & Omit<ReadingRequest, 'askedAt'>)
)

/** One of this day, or one that was begun and goes on until then. */
export type Conversation =
  | { kind: 'appointment'; id: string; name: string; at: Date; location: Location | null }
  | { kind: 'begun'; id: string; name: string; until: Date }

/** A contact for whom another colleague makes a letter, or confirms what was said. */
export type NoticeOfOther = Pick<
  NoticeToDo,
  'id' | 'reportId' | 'name' | 'about' | 'diedOn' | 'numberEnd' | 'funeral'
>

/** A batch that waits long for another colleague to print it. */
export type BatchOfOther = Pick<CardBatch, 'number'> & { printer: ShownColleague; since: Date }

export type Today = {
  /** In the order in which it is done (`byTurn`): the first of it, and the rest. */
  first: Waiting | null
  rest: Waiting[]
  /** Requests that wait for somebody else. */
  others: RequestOfOther[]
  /** What another colleague has to do for a contact, whom this one called. */
  otherNotices: NoticeOfOther[]
  otherBatches: BatchOfOther[]
  conversations: Conversation[]
}

/** Of each kind, the oldest: the rest comes when those are done. */
const MOST = 20
const MOST_REQUESTS = 50

const OF_OTHERS: readonly WaitsFor[] = ['contact', 'time', 'colleague', 'confirm']

/** One that is not opened yet: enough to count it. */
type Unopened<T> = () => Promise<T>

/** What this colleague decides on, and the requests that somebody else has to do something for. */
export type Decisions = {
  rows: Unopened<Waiting>[]
  others: WaitingRow[]
  otherNotices: NoticeRowToDo[]
}

/**
 * Reads what waits for a decision and opens none of it: the menu counts the rows, and the first page opens
 * the same ones.
 */
export async function decisionsFor(actor: Actor, now = new Date()): Promise<Decisions> {
  if (!may(actor, 'requests.decide')) return { rows: [], others: [], otherNotices: [] }
  const mailbox = await mailboxOf(actor.id)
  return readOnly(asPerson(actor.id), (sql) => decisionsIn(sql, mailbox, now))
}

/**
 * All that waits, in the order in which it is done, with what to begin with apart; `others`: what waits for
 * somebody outside the office.
 */
export async function todayFor(
  actor: Actor,
  decisions: Promise<Decisions>,
  now = new Date(),
): Promise<Today> {
  const [decided, others, otherNotices, work, attention, reading, conversations] =
    await Promise.all([
      decisions.then(({ rows }) => opened(rows)),
      decisions.then((found) => othersFor(actor, found)),
      decisions.then((found) => Promise.all(found.otherNotices.map(noticeOfOther))),
      readOnly(asPerson(actor.id), (sql) => workIn(sql, actor, now)),
      attentionOf(actor),
      ifMay(actor, 'file.read', () => questionsFor(actor)),
      conversationsOf(actor, now),
    ])
  const waiting: Waiting[] = [
    ...decided,
    ...work.waiting,
    ...attention,
    ...reading.map(({ askedAt, ...one }) => ({ kind: 'reading' as const, ...one, since: askedAt })),
  ].toSorted(byTurn)
  const [first = null, ...rest] = waiting
  return { first, rest, others, otherNotices, otherBatches: work.otherBatches, conversations }
}

/** A living will first, then what can only be refused: who waits for it waits for nothing. */
const othersFor = ({ id }: Actor, { others }: Decisions): Promise<RequestOfOther[]> =>
  readOnly(asPerson(id), async (sql) =>
    (await Promise.all(others.map((row) => requestOfOther(sql, row)))).toSorted(
      (one, other) =>
        livingWillFirst(one, other) ||
        Number(other.hopeless !== null) - Number(one.hopeless !== null),
    ),
  )

const opened = <T>(rows: Unopened<T>[]): Promise<T[]> => Promise.all(rows.map((open) => open()))

/** Before the oldest callback: people who wait for this have a funeral to hold. */
const isAboutDeath = (one: Waiting) =>
  one.kind === 'death' || one.kind === 'notice' || Boolean(one.funeral)

/** Somebody may live who was said to have died: a company, or relatives, may be at it again. */
const isContested = (one: Waiting) =>
  (one.kind === 'stopped' && one.asked === 'full') ||
  (one.kind === 'attention' && one.first.kind === 'death')

/**
 * What was read by who should not have, then a living will, of who lives and may need care now, then a death that
 * was contested, and then what is about a death.
 */
const turnOf = (one: Waiting) => {
  if (one.kind === 'stopped' && one.what === 'fetched') return 0
  if (isLivingWill(one)) return 1
  if (isContested(one)) return 2
  return isAboutDeath(one) ? 3 : 4
}

const isLivingWill = (one: Waiting) =>
  ((one.kind === 'request' || one.kind === 'toCall' || one.kind === 'delivery') &&
    one.asks === 'living_will') ||
  (one.kind === 'stopped' && one.asked === 'living_will')

/** The law gives a funeral six working days; nothing else here has so little time. */
const byTurn = (one: Waiting, other: Waiting) =>
  turnOf(one) - turnOf(other) ||
  byFuneral(one, other) ||
  one.since.getTime() - other.since.getTime()

/** A row of nothing where this colleague may not see it: the database refuses it besides. */
const ifMay = async <T>(actor: Actor, needs: Capability, read: () => Promise<T[]>): Promise<T[]> =>
  may(actor, needs) ? read() : []

type Work = { waiting: Waiting[]; otherBatches: BatchOfOther[] }

/** What waits besides decisions, and is not sealed with a file; and batches that wait for another. */
async function workIn(sql: Sql, actor: Actor, now: Date): Promise<Work> {
  const [callbacks, applications, orders, batches] = await Promise.all([
    ifMay(actor, 'callbacks.manage', () => callbacksToMake(sql, MOST)),
    ifMay(actor, 'members.manage', () => applicationsToSee(sql, MOST)),
    ifMay(actor, 'cards.print', async () => [(await ordersToPrint(sql)) ?? []].flat()),
    ifMay(actor, 'cards.print', () => batchesToPost(sql, actor, now)),
  ])
  const waiting = [
    ...callbacks.map((one) => ({ kind: 'callback' as const, ...one })),
    ...applications.map((one) => ({ kind: 'application' as const, ...one })),
    ...orders.map((one) => ({ kind: 'cards' as const, ...one })),
    ...batches.filter((one) => !ofOther(one)).map(batchOf),
  ]
  return { waiting, otherBatches: batches.flatMap((one) => ofOther(one) ?? []) }
}

/**
 * Deaths are those with a paper that this colleague has not approved yet, and contacts to call or to write
 * to; none that is about them, or of whom they are a contact.
 */
async function decisionsIn(sql: Sql, mailbox: Buffer, now: Date): Promise<Decisions> {
  const [requests, papers, notices, otherNotices, deliveries, calls] = await Promise.all([
    waitingRowsIn(sql, MOST_REQUESTS, now),
    papersToCheckIn(sql, mailbox),
    noticesToDoIn(sql, mailbox),
    noticesToDoIn(sql, mailbox, { byOther: true }),
    unfetchedRowsIn(sql, mailbox, MOST, now),
    callRowsIn(sql, mailbox, MOST),
  ])
  const isForOther = ({ waitsFor }: { waitsFor: WaitsFor }) => OF_OTHERS.includes(waitsFor)
  const [theirs, ours] = [requests.filter(isForOther), requests.filter((one) => !isForOther(one))]
  return {
    rows: [
      ...ours.map((row) => async () => ({
        kind: 'request' as const,
        ...(await waitingRequest(row)),
      })),
      ...papers.map((row) => () => deathOf(row)),
      ...notices.map((row) => () => noticeOf(row)),
      ...deliveries.map((row) => async () => ({
        kind: 'delivery' as const,
        ...(await waitingDelivery(row)),
      })),
      ...calls.map((row) => async () => ({ kind: 'toCall' as const, ...(await waitingCall(row)) })),
    ],
    others: theirs,
    otherNotices,
  }
}

async function deathOf(row: ReportRow): Promise<Waiting> {
  const { id, by, funeral, diedOn, numberEnd, ...report } = await listedReport(row)
  const { paperAt, createdAt, approved, callNeeded } = report
  return {
    kind: 'death',
    id,
    by,
    diedOn,
    numberEnd,
    funeral,
    isSecond: approved > 0,
    isDenied: callNeeded !== null,
    since: paperAt ?? createdAt,
  }
}

async function noticeOf(row: NoticeRowToDo): Promise<Waiting> {
  const one = await noticeToDo(row)
  const {
    id,
    reportId,
    name,
    about,
    diedOn,
    numberEnd,
    answer,
    funeral,
    createdAt,
    notedAt,
    printedAt,
  } = one
  return {
    kind: 'notice',
    id,
    reportId,
    name,
    about,
    diedOn,
    numberEnd,
    isSecond: answer === 'yes',
    printedAt,
    ...unansweredOf(one),
    funeral,
    since: notedAt ?? createdAt,
  }
}

async function noticeOfOther(row: NoticeRowToDo): Promise<NoticeOfOther> {
  const { id, reportId, name, about, diedOn, numberEnd, funeral } = await noticeToDo(row)
  return { id, reportId, name, about, diedOn, numberEnd, funeral }
}

/** Only who prints a batch can go on with it; once it is printed, any colleague can take it to the post. */
const ofOther = ({ state, number, printer, changedAt }: CardBatch): BatchOfOther | null =>
  state === 'made' && printer && !printer.isOwn ? { number, printer, since: changedAt } : null

const batchOf = ({ number, orders, state, printer, changedAt }: CardBatch): Waiting => ({
  kind: 'batch',
  number,
  orders,
  state: state === 'printed' ? 'printed' : 'made',
  printer,
  since: changedAt,
})

/**
 * A row for each request that was stopped, and one for all else that needs a person, with a death that was
 * denied, or else the oldest of it.
 */
async function attentionOf(actor: Actor): Promise<Waiting[]> {
  const { rows } = await openAttention(actor)
  if (rows.length === 0) return []
  const stops = rows.flatMap(stopOf)
  const others = rows.filter(({ kind }) => !isStop(kind))
  const first = others.find(({ kind }) => kind === 'death') ?? others[0]
  if (!first) return stops
  const count = (await attentionCount(actor)) - (rows.length - others.length)
  return [...stops, { kind: 'attention', count, first, since: first.since }]
}

const SAID_TO_LIVE = ['by-owner', 'owner-answered', 'said-to-live', 'contact-denies']

/** Of who lives, as they or who knows them said, there is no funeral to hold. */
function stopOf({ kind, why, since, stopped }: ShownAttention): Waiting[] {
  if (!isStop(kind) || !stopped) return []
  const { kind: asked, ...facts } = stopped
  const funeral = SAID_TO_LIVE.some((one) => one === why) ? null : facts.funeral
  return [{ kind: 'stopped', what: kind, asked, ...facts, funeral, since }]
}

async function conversationsOf(actor: Actor, now: Date): Promise<Conversation[]> {
  const [planned, begun] = await Promise.all([
    ifMay(actor, 'appointments.read', () => appointmentsOn(actor.id, dayOf(now))),
    ifMay(actor, 'conversations.hold', () => heldMandatesOf(actor)),
  ])
  return [
    ...begun.map(({ mandate, name, until }) => ({
      kind: 'begun' as const,
      id: mandate,
      name,
      until,
    })),
    ...planned
      .filter(({ end }) => end > now)
      .map(({ id, person, start, location }) => ({
        kind: 'appointment' as const,
        id,
        name: person.name,
        at: start,
        location,
      })),
  ]
}

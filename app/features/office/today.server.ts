/** What waits at the office for one colleague, and nothing of what they may not see. */
import type { Actor } from '#app/access/actor.ts'
import { type Capability, may } from '#app/access/capabilities.ts'
import type { Location } from '#app/features/appointments/kinds.ts'
import { appointmentsOn } from '#app/features/appointments/booking.server.ts'
import type { AttentionKind } from '#app/features/attention/answers.ts'
import { attentionCount, openAttention } from '#app/features/attention/attention.server.ts'
import { callbacksToMake, type WaitingCallback } from '#app/features/callbacks/office.server.ts'
import { batchesToPost } from '#app/features/card-desk/batches.server.ts'
import { ordersToPrint } from '#app/features/card-desk/desk.server.ts'
import { applicationsToSee, type WaitingApplication } from '#app/features/guild/office.server.ts'
import { heldMandatesOf } from '#app/features/mandates/held-mandates.server.ts'
import { type Notice, noticesToDoIn } from '#app/features/deaths/notices/office-notices.server.ts'
import { byFuneral } from '#app/features/first-days/funeral-term.ts'
import { mailboxOf, reportsOfOthersIn } from '#app/features/deaths/office-reports.server.ts'
import {
  unfetchedDeliveriesIn,
  type WaitingDelivery,
  type WaitingRequest,
  type WaitsFor,
  waitingRequestsIn,
} from '#app/features/release/waiting-requests.server.ts'
import { questionsFor, type ReadingRequest } from '#app/features/wishes/file/more-files.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

/** `since`: when it began to wait. `funeral`: the last day of it, like '2026-11-27'. */
export type Waiting = { since: Date; funeral?: string | null } & (
  | ({ kind: 'request' } & WaitingRequest)
  | ({ kind: 'delivery' } & WaitingDelivery)
  | { kind: 'death'; id: string; by: string; isSecond: boolean; isDenied: boolean }
  | ({ kind: 'notice' } & Pick<Notice, 'id' | 'reportId' | 'name' | 'about'> & {
        isSecond: boolean
      })
  | ({ kind: 'callback' } & WaitingCallback)
  | ({ kind: 'application' } & WaitingApplication)
  | { kind: 'cards'; orders: number }
  | { kind: 'batch'; number: number; orders: number; state: 'made' | 'printed' }
  | { kind: 'attention'; count: number; oldest: AttentionKind }
  | ({ kind: 'reading' } & Omit<ReadingRequest, 'askedAt'>)
)

/** One of this day, or one that was begun and goes on until then. */
export type Conversation =
  | { kind: 'appointment'; id: string; name: string; at: Date; location: Location | null }
  | { kind: 'begun'; id: string; name: string; until: Date }

export type Today = {
  /** What is about a death, the earliest funeral first, and then what waits longest: the first of it, and the rest. */
  first: Waiting | null
  rest: Waiting[]
  /** Requests that wait for somebody else. */
  others: WaitingRequest[]
  conversations: Conversation[]
}

/** Of each kind, the oldest: the rest comes when those are done. */
const MOST = 20
const MOST_REQUESTS = 50

const OF_OTHERS: readonly WaitsFor[] = ['contact', 'time', 'colleague']

/**
 * All that waits, in the order in which it is done, with what to begin with apart; `others`: what waits for
 * somebody outside the office.
 */
export async function todayFor(actor: Actor, now = new Date()): Promise<Today> {
  const [{ others, rows }, attention, reading, conversations] = await Promise.all([
    asColleague(actor, (sql, mailbox) => waitingIn(sql, actor, mailbox)),
    attentionOf(actor),
    ifMay(actor, 'file.read', () => questionsFor(actor)),
    conversationsOf(actor, now),
  ])
  const waiting: Waiting[] = [
    ...rows,
    ...attention,
    ...reading.map(({ askedAt, ...one }) => ({ kind: 'reading' as const, ...one, since: askedAt })),
  ].toSorted(byTurn)
  const [first = null, ...rest] = waiting
  return {
    first,
    rest,
    others,
    conversations,
  }
}

/** Before the oldest callback: people who wait for this have a funeral to hold. */
const isAboutDeath = (one: Waiting) =>
  one.kind === 'death' || one.kind === 'notice' || (one.kind === 'request' && one.funeral !== null)

/** The law gives a funeral six working days; nothing else here has so little time. */
const byTurn = (one: Waiting, other: Waiting) =>
  Number(isAboutDeath(other)) - Number(isAboutDeath(one)) ||
  byFuneral(one, other) ||
  one.since.getTime() - other.since.getTime()

/** A row of nothing where this colleague may not see it: the database refuses it besides. */
const ifMay = async <T>(actor: Actor, needs: Capability, read: () => Promise<T[]>): Promise<T[]> =>
  may(actor, needs) ? read() : []

/** In one transaction of theirs. `mailbox`: by which they could be a contact of a file. */
async function asColleague<T>(
  { id }: Actor,
  read: (sql: Sql, mailbox: Buffer) => Promise<T>,
): Promise<T> {
  const mailbox = await mailboxOf(id)
  return readOnly(asPerson(id), (sql) => read(sql, mailbox))
}

async function waitingIn(sql: Sql, actor: Actor, mailbox: Buffer) {
  const [{ others, rows: decisions }, callbacks, applications, cards] = await Promise.all([
    decisionsIn(sql, actor, mailbox),
    ifMay(actor, 'callbacks.manage', () => callbacksToMake(sql, MOST)),
    ifMay(actor, 'members.manage', () => applicationsToSee(sql, MOST)),
    ifMay(actor, 'cards.print', () => cardsIn(sql, actor)),
  ])
  const rows: Waiting[] = [
    ...decisions,
    ...callbacks.map((one) => ({ kind: 'callback' as const, ...one })),
    ...applications.map((one) => ({ kind: 'application' as const, ...one })),
    ...cards,
  ]
  return { others, rows }
}

/** Counts what waits for this colleague at the requests, for the menu: as many as they see today. */
export const decisionsFor = (actor: Actor): Promise<number> =>
  asColleague(actor, async (sql, mailbox) => (await decisionsIn(sql, actor, mailbox)).rows.length)

/** What this colleague decides on, and the requests that somebody else has to do something for. */
async function decisionsIn(sql: Sql, actor: Actor, mailbox: Buffer) {
  if (!may(actor, 'requests.decide')) return { others: [], rows: [] }
  const [requests, deaths, deliveries] = await Promise.all([
    waitingRequestsIn(sql, MOST_REQUESTS),
    deathsIn(sql, mailbox),
    unfetchedDeliveriesIn(sql, MOST),
  ])
  const isForOther = ({ waitsFor }: WaitingRequest) => OF_OTHERS.includes(waitsFor)
  const rows: Waiting[] = [
    ...requests
      .filter((one) => !isForOther(one))
      .map((one) => ({ kind: 'request' as const, ...one })),
    ...deaths,
    ...deliveries.map((one) => ({ kind: 'delivery' as const, ...one })),
  ]
  return { others: requests.filter(isForOther), rows }
}

/**
 * Deaths with a paper that this colleague has not approved yet, and contacts to call or to write to; none
 * that is about them, or of whom they are a contact.
 */
const deathsIn = async (sql: Sql, mailbox: Buffer): Promise<Waiting[]> => [
  ...(await papersIn(sql, mailbox)),
  ...(await noticesToDoIn(sql, mailbox)).map(
    ({ id, reportId, name, about, answer, funeral, createdAt, notedAt }) => ({
      kind: 'notice' as const,
      id,
      reportId,
      name,
      about,
      isSecond: answer === 'yes',
      funeral,
      since: notedAt ?? createdAt,
    }),
  ),
]

const papersIn = async (sql: Sql, mailbox: Buffer): Promise<Waiting[]> =>
  (await reportsOfOthersIn(sql, mailbox)).flatMap(
    ({ id, by, funeral, paperAt, approved, byMe, callNeeded }) =>
      paperAt && !byMe
        ? [
            {
              kind: 'death' as const,
              id,
              by,
              funeral,
              isSecond: approved > 0,
              isDenied: callNeeded !== null,
              since: paperAt,
            },
          ]
        : [],
  )

/** Orders to print, and batches that this colleague has not posted yet. */
async function cardsIn(sql: Sql, actor: Actor): Promise<Waiting[]> {
  const [orders, batches] = await Promise.all([ordersToPrint(sql), batchesToPost(sql, actor)])
  return [
    ...(orders ? [{ kind: 'cards' as const, ...orders }] : []),
    ...batches.map(({ number, orders: inside, state, changedAt }) => ({
      kind: 'batch' as const,
      number,
      orders: inside,
      state: state === 'printed' ? ('printed' as const) : ('made' as const),
      since: changedAt,
    })),
  ]
}

/** All that needs a person in one row, with the oldest of it. */
async function attentionOf(actor: Actor): Promise<Waiting[]> {
  const { rows } = await openAttention(actor)
  const [oldest] = rows
  if (!oldest) return []
  const count = await attentionCount(actor)
  return [{ kind: 'attention', count, oldest: oldest.kind, since: oldest.since }]
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

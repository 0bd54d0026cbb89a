/** A guild member asks for a file. Nothing here looks whether there is such a file. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Narrowed, DbRow } from '#db/row.ts'
import { countAttempt, countFrom } from '#app/platform/limits.server.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#app/platform/durations.ts'
import {
  type RequestContents,
  fileNumberIn,
  openAsked,
  sealAsked,
  withContact,
} from './request-contents.server.ts'
import { contactKnows } from './links.server.ts'
import { workOnRequests } from './queue.server.ts'
import type { ContactAsked } from './forms/request-forms.ts'
import { type Because, isOpenState, type RequestKind, type RequestState } from './states.ts'

const ASKED = { name: 'access requests', points: 20, seconds: HOUR_SECONDS }
const ASKED_HERE = { name: 'access requests here', points: 40, seconds: HOUR_SECONDS }

/**
 * Counts requests, so that guessing numbers or cards leads nowhere.
 *
 * @returns the seconds to wait
 */
export async function tooManyRequests(userId: string, network: string) {
  const ownWait = await countAttempt(ASKED, userId)
  const wait = await countFrom(ASKED_HERE, network)
  return ownWait ?? wait
}

/**
 * Stores a request. The same form sent once more finds its first request. So does another form of
 * the same person with the same in it, while that is not paid: whoever goes back in the browser has
 * a form that is new.
 *
 * @param id made with the form
 * @returns its id; null when this person is of no active member (any more)
 */
export async function askForFile(
  userId: string,
  asked: RequestContents,
  id: string = randomUUID(),
): Promise<string | null> {
  return (await unpaidLike(userId, asked)) ?? newRequest(userId, asked, id)
}

/** @returns the id of a request of theirs that asks the same and was not paid; null without one */
async function unpaidLike(userId: string, asked: RequestContents): Promise<string | null> {
  const rows = await readOnly(
    asPerson(userId),
    (sql) => sql<DbRow<'own_unpaid_requests', 'id!' | 'sealed'>[]>`
      select id, sealed from own_unpaid_requests()`,
  )
  const same = rows.find(
    ({ id, sealed }) => sealed && isDeepStrictEqual(openAsked(id, sealed), withoutOpen(asked)),
  )
  return same?.id ?? null
}

async function newRequest(
  userId: string,
  asked: RequestContents,
  id: string,
): Promise<string | null> {
  const sealed = sealAsked(id, asked)
  const made = await withActor(
    asPerson(userId),
    (sql) => sql`
      insert into access_requests (id, member_id, kind, sealed)
      select ${id}, member, ${asked.kind}, ${sealed}
        from actor_member_id() member where member is not null
      on conflict do nothing`,
  )
  if (made.count > 0) return id
  const first = await ownRequest(userId, id)
  if (!first) return null
  return isDeepStrictEqual(first.asked, withoutOpen(asked))
    ? id
    : newRequest(userId, asked, randomUUID())
}

/** As it comes out of the database: what is undefined has no entry. */
const withoutOpen = (asked: RequestContents): unknown => JSON.parse(JSON.stringify(asked))

/** Changes a request before it is paid. @returns false when it is paid, or gone */
export const changeRequest = (userId: string, { id, asked }: AskedRequest): Promise<boolean> =>
  withActor(asPerson(userId), async (sql) => {
    const [row] = await sql<DbRow<'change_own_request', 'change_own_request as done'>[]>`
      select change_own_request(${id}, ${sealAsked(id, asked)}) as done`
    return row?.done ?? false
  })

/** Throws away a request that was not paid. @returns false when it is paid, or gone */
export const dropRequest = (userId: string, id: string): Promise<boolean> =>
  withActor(asPerson(userId), async (sql) => {
    const [row] = await sql<
      DbRow<'drop_own_request', 'drop_own_request as done'>[]
    >`select drop_own_request(${id}) as done`
    return row?.done ?? false
  })

/**
 * Ends a request that was paid and not approved yet: whoever was told of it hears so.
 *
 * @returns false when it is approved or over
 */
export const withdrawRequest = (userId: string, id: string): Promise<boolean> =>
  withActor(asPerson(userId), async (sql) => {
    const [row] = await sql<DbRow<'withdraw_own_request', 'withdraw_own_request as done'>[]>`
      select withdraw_own_request(${id}) as done`
    if (row?.done) await workOnRequests(sql)
    return row?.done ?? false
  })

type Concerned = DbRow<'is_concerned', 'is_concerned! as email' | 'is_concerned! as phone'>

/**
 * Whether the trusted person who is named works for the asking member or for the office: such a one
 * confirms nothing. Which of the two it is shows in nothing.
 *
 * @param member for which a colleague asks; that of this person unless it is given
 */
export const areConcerned = (
  userId: string,
  { email = null, phone = null }: { email?: string | null; phone?: string | null },
  member?: string,
) =>
  readOnly(asPerson(userId), async (sql) => {
    const of = member ? sql`${member}::uuid` : sql`actor_member_id()`
    const [row] = await sql<Concerned[]>`
      select is_concerned(${email}, null, ${of}) as email, is_concerned(null, ${phone}, ${of}) as phone`
    return row ?? { email: false, phone: false }
  })

/**
 * Counts how often the trusted person of one request is asked again.
 *
 * @returns the seconds to wait
 */
export const tooManyQuestions = (requestId: string) =>
  countAttempt({ name: 'contacts asked again', points: 5, seconds: DAY_SECONDS }, requestId)

/** A request with what was filled in for it. */
export type AskedRequest = { id: string; asked: RequestContents }

/**
 * Asks the trusted person again, who may be another one now, or have another address. The link of the
 * last mail works no more.
 *
 * @returns false when no answer is waited for (any more)
 */
export function askContactAgain(
  userId: string,
  { id, asked }: AskedRequest,
  contact: ContactAsked,
): Promise<boolean> {
  const sealed = sealAsked(id, withContact(asked, contact))
  return withActor(asPerson(userId), async (sql) => {
    const [row] = await sql<DbRow<'ask_contact_again', 'ask_contact_again as done'>[]>`
      select ask_contact_again(${id}, ${sealed}) as done`
    if (row?.done) await workOnRequests(sql)
    return row?.done ?? false
  })
}

export type OwnRequest = Narrowed<
  DbRow<'own_access_requests', 'id!' | 'kind!' | 'state!' | 'because' | 'created_at! as createdAt'>,
  { kind: RequestKind; state: Exclude<RequestState, 'waiting_time'>; because: Because }
> &
  DbRow<
    'deliveries',
    // When what was delivered can be got no more, or could.
    'available_until as availableUntil'
  > &
  DbRow<
    'nobody_got',
    // Of a whole file that was delivered: its deletion waits for somebody to get it.
    'nobody_got! as nobodyGot'
  > &
  DbRow<
    'own_request_askers',
    // Null when that person works there no more, or a colleague of the office opened it.
    'name as askedBy'
  > &
  DbRow<
    'own_fetches',
    // When the last of it was got; null while something was not.
    'at as fetchedAt'
  > &
  DbRow<'own_paid_requests', 'paid_at as paidAt'> &
  DbRow<
    'own_asked_certificates',
    // When the office asked for the certificate of the death last; null once it is there or not needed.
    'asked_at as certificateAskedAt'
  > & {
    byOffice: boolean
    /** It costs nothing, since it takes the place of one that a fault of ours ended; or will, once it is sent. */
    isFree: boolean
    /** The trusted person answered on the telephone, and a second colleague has to confirm it. */
    isAnswered: boolean
    /** The term was over once, and was moved for that. */
    isHeld: boolean
    /** Null some time after it ended. */
    asked: RequestContents | null
  }

const MOST = 50

/**
 * Lists the requests of the member of this person, the newest first.
 *
 * @param only the ids of those that are wanted; the newest of all unless given
 */
export const ownRequests = (userId: string, only?: readonly string[]): Promise<OwnRequest[]> =>
  only?.length === 0 ? Promise.resolve([]) : requestsOf(userId, only)

/** One request of the member of this person. @returns null when it has no such request */
export const ownRequest = async (userId: string, id: string): Promise<OwnRequest | null> =>
  (await requestsOf(userId, [id]))[0] ?? null

/**
 * Finds a paid request of the same member for the same file that is not over: a second one would be paid for
 * nothing.
 */
export const runningLike = async (userId: string, request: ToCompare): Promise<OwnRequest | null> =>
  runningAmong(await ownRequests(userId), request)

type ToCompare = Pick<OwnRequest, 'id' | 'kind' | 'asked'>

/** The same, where all of them are known. */
export function runningAmong(
  requests: readonly OwnRequest[],
  request: ToCompare,
): OwnRequest | null {
  return requests.find((one) => isRunning(one) && isLike(one, request)) ?? null
}

/** Whether another one asks for the same. */
const isLike = (one: ToCompare, { id, kind, asked }: ToCompare): boolean =>
  one.id !== id &&
  one.kind === kind &&
  one.asked !== null &&
  asked !== null &&
  fileNumberIn(one.asked) === fileNumberIn(asked)

const isRunning = ({ state, availableUntil }: OwnRequest): boolean =>
  state === 'completed'
    ? availableUntil === null || availableUntil > new Date()
    : state !== 'unpaid' && isOpenState(state)

type Row = Omit<OwnRequest, 'asked' | 'state' | 'byOffice' | 'isFree'> &
  Narrowed<DbRow<'own_access_requests', 'state!' | 'sealed'>, { state: RequestState }>

/**
 * The waiting time is part of the verification: its owner chose how long it is, so to see when it ends
 * would show that there is an owner.
 */
const stateFor = (state: RequestState) =>
  state === 'waiting_time' ? 'pending_verification' : state

async function requestsOf(userId: string, only?: readonly string[]): Promise<OwnRequest[]> {
  const rows = await readOnly(
    asPerson(userId),
    (sql) => sql<Row[]>`
      select r.id, r.kind, r.state, because, r.created_at as "createdAt", a.name as "askedBy", sealed,
             d.available_until as "availableUntil", f.at as "fetchedAt",
             p.paid_at as "paidAt", c.asked_at as "certificateAskedAt", nobody_got(d.id) as "nobodyGot", d.unfetched_since is not null as "isHeld",
             r.id in (select request from own_answered_calls()) as "isAnswered"
        from own_access_requests() r
        left join own_request_askers() a on a.request = r.id
        left join own_paid_requests() p on p.request = r.id
        left join own_asked_certificates() c on c.request = r.id
        left join deliveries d on d.request_id = r.id
        left join own_fetches() f on f.request = r.id
       where because is distinct from 'thrown-away'
             ${only ? sql`and r.id = any(${[...only]}::uuid[])` : sql``}
       order by r.created_at desc limit ${only ? only.length : MOST}`,
  )
  const begun = await howTheyBegan(rows)
  const requests = rows.map(({ sealed, state, ...row }) => ({
    ...row,
    byOffice: row.askedBy === null && begun.get(row.id)?.byOffice === true,
    isFree: begun.get(row.id)?.isFree === true,
    state: stateFor(state),
    asked: sealed && openAsked(row.id, sealed),
  }))
  if (!requests.some(isUnpaid)) return requests
  const faulted = await faultedRequests(userId)
  return requests.map((one) =>
    isUnpaid(one) ? { ...one, isFree: faulted.some((other) => isLike(other, one)) } : one,
  )
}

const isUnpaid = ({ state }: Pick<OwnRequest, 'state'>) => state === 'unpaid'

/** Only that the office opened it: who did is shown to no member. */
async function howTheyBegan(requests: readonly { id: string }[]) {
  type Begun = DbRow<'access_requests', 'id'> & Pick<OwnRequest, 'byOffice' | 'isFree'>
  if (requests.length === 0) return new Map<string, Begun>()
  const ids = requests.map(({ id }) => id)
  const rows = await readOnly(
    asSystem('release'),
    (sql) => sql<Begun[]>`
      select id, opened_by is not null as "byOffice", instead_of is not null as "isFree"
        from access_requests where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Requests of the same member that a fault of ours ended, and that nothing made up for yet. */
async function faultedRequests(userId: string): Promise<ToCompare[]> {
  const rows = await readOnly(
    asPerson(userId),
    (sql) => sql<Pick<Row, 'id' | 'kind' | 'sealed'>[]>`
      select id, kind, sealed from own_access_requests()
       where id in (select request from own_faulted_requests())`,
  )
  return rows.map(({ id, kind, sealed }) => ({ id, kind, asked: sealed && openAsked(id, sealed) }))
}

/**
 * Finds the request of the same member for the same file that a fault of ours ended within thirty days.
 *
 * @returns its id; null without one that was not made up for
 */
export const faultedLike = async (userId: string, request: ToCompare): Promise<string | null> =>
  (await faultedRequests(userId)).find((one) => isLike(one, request))?.id ?? null

/** Whether the trusted person hears an end. */
export const contactHearsEnd = ({ id, asked }: AskedRequest): Promise<boolean> =>
  readOnly(asSystem('release'), (sql) => contactKnows(sql, id, asked))

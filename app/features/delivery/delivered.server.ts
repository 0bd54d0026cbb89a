/** A delivery as its member and the office see it, and its documents for who gets them. */
import type { Readable } from 'node:stream'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { asOutsider } from '#app/features/release/decision/as-outsider.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { FileKind } from '#app/files/kinds.ts'
import { env } from '#app/platform/env.server.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { nameIn, type RequestContents } from '#app/features/release/request-contents.server.ts'
import { workOnDeliveries } from '#app/features/release/queue.server.ts'
import {
  asPerson,
  asSystem,
  enqueue,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import type { Scan } from '#app/platform/viruses.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import type { FirstFacts } from './first-facts.ts'
import type { DeliveryPart } from './parts.ts'
import { aboutCopy, openCopy, openFirst } from './copy.server.ts'
import { tellOfMoreTime } from './end-mails.server.ts'
import { type FirstFetch, tellOfFirstFetch } from './mails.server.ts'

export type DeliveredFile = Narrowed<
  DbRow<
    'delivered_files',
    | 'id!'
    | 'part!'
    | 'kind!'
    | 'size!'
    // When it was got last.
    | 'fetched_at as fetchedAt'
    // Null for what we printed ourselves.
    | 'scan'
  >,
  { part: DeliveryPart; kind: FileKind; scan: Exclude<Scan, 'infected'> }
> & {
  name: string
  /** What was written about it; empty for nothing. */
  description: string
  /** Whose it is, as their file says; empty for copies from before. */
  owner: string
}

/**
 * Names whose it is: as their file says, or as it was asked for before there is a copy. Undefined where
 * that is forgotten.
 */
export const ownerNameOf = (
  files: readonly Pick<DeliveredFile, 'owner'>[],
  asked: RequestContents | null,
): string | undefined => files[0]?.owner || (asked ? nameIn(asked) : undefined)

/** Not given: there is a virus in it. */
export type WithheldFile = Pick<DeliveredFile, 'id' | 'part' | 'name' | 'description'>

export type Delivery = DbRow<
  'deliveries',
  | 'failures'
  | 'problem'
  | 'delivered_at as deliveredAt'
  | 'available_until as availableUntil'
  // When the whole file is deleted; null for a living will.
  | 'deletes_at as deletesAt'
> & {
  /** Nobody has got it, its term was over once, and the office decides. */
  isUnfetched: boolean
  /** Nobody has got it: its member is called, and of a file nothing is deleted as long as that is so. */
  nobodyGot: boolean
  /** When the office ended it, since nobody got it, and by which colleague; null where it did not, and for a member. */
  ended: { at: Date; by: string | null } | null
  /** When its term would end, had the office given more time now. */
  longerUntil: Date
  /** The mail to the owner, without which nothing is deleted, was not handed over yet. */
  isUnwarned: boolean
  /** None for who does not get them (any more). */
  files: DeliveredFile[]
  /** For the office too. */
  withheld: WithheldFile[]
}

/** When the office ended a delivery of which nobody got anything; null where it did not. */
export const endedByOffice = (requestId: string): Promise<Date | null> =>
  readOnly(asSystem('release'), async (sql) => {
    const [row] = await sql<DbRow<'history', 'at'>[]>`
      select h.at from history h join deliveries d on d.case_id = h.row_id
       where d.request_id = ${requestId} and h.machine = 'release_cases' and h.because = 'not-fetched'
       order by h.at desc limit 1`
    return row?.at ?? null
  })

type FileRow = Omit<DeliveredFile, 'name' | 'description' | 'owner'> &
  DbRow<'delivered_files', 'sealed!'>

/**
 * Reads the delivery of a request.
 *
 * @returns null where the request was not approved, or is out of sight
 */
export const deliveryOf = (userId: string, requestId: string): Promise<Delivery | null> =>
  readOnly(asPerson(userId), async (sql) => {
    const [row] = await sql<Omit<Delivery, 'files' | 'withheld' | 'ended'>[]>`
      select failures, problem, delivered_at as "deliveredAt",
             available_until as "availableUntil", deletes_at as "deletesAt",
             unfetched_since is not null and nobody_got(id) as "isUnfetched",
             waits_for_fetch(d) as "nobodyGot", night_after(now(), ${env().DELIVERY_DAYS}) as "longerUntil",
             warning_id is not null and warned_at is null as "isUnwarned"
        from deliveries d where request_id = ${requestId}`
    if (!row) return null
    const withheld = await withheldOf(sql, requestId)
    const ended = await endOf(sql, requestId)
    return { ...row, files: await filesOf(sql, requestId), withheld, ended }
  })

async function endOf(sql: Sql, requestId: string): Promise<Delivery['ended']> {
  const [end] = await sql<DbRow<'end_of_delivery', 'email' | 'at!'>[]>`
    select email, at from end_of_delivery(${requestId})`
  if (!end) return null
  const nameOf = await namesOfColleagues(sql, [end.email])
  return { at: end.at, by: nameOf(end.email) }
}

async function filesOf(sql: Sql, requestId: string): Promise<DeliveredFile[]> {
  const rows = await sql<FileRow[]>`
    select id, part, kind, size, sealed, fetched_at as "fetchedAt", scan
      from delivered_files(${requestId})`
  return rows.map(({ sealed, ...file }) => ({ ...file, ...aboutCopy(file.id, sealed) }))
}

async function withheldOf(sql: Sql, requestId: string): Promise<WithheldFile[]> {
  const rows = await sql<Pick<FileRow, 'id' | 'part' | 'sealed'>[]>`
    select id, part, sealed from withheld_files(${requestId})`
  return rows.map(({ id, part, sealed }) => ({ id, part, ...aboutCopy(id, sealed) }))
}

/** Who gets a document, in which session. */
export type Getter = Pick<Actor, 'id' | 'request'> & Pick<SignedIn, 'sessionId'>

export type FetchedFile = {
  name: string
  kind: FileKind
  size: number
  contents: Readable
}

/**
 * Counts fetches: the limit is the documents of a large file, a few times.
 *
 * @returns the seconds to wait, if any
 */
export const tooManyFetches = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'delivered documents', points: 3000, seconds: HOUR_SECONDS }, userId)

type Fetched = Narrowed<
  DbRow<'fetch_delivered', 'kind!' | 'size!' | 'sealed!' | 'storage_key! as storageKey'>,
  { kind: FileKind }
>

/**
 * Gives a delivered file, which is opened as it is read, in constant memory. The fetch is noted
 * before, and not where the bytes cannot be reached: a fetched copy lets the file be deleted. So the
 * bytes are looked for first, between two transactions, since no storage is waited for within one. The
 * trusted person is told of the first fetch in the transaction that notes it. It
 * takes a session of two factors, unless the site needs no second one; the first fetch of a
 * delivery takes one whose person showed a short time ago who they are.
 *
 * @returns null for a person who does not get it, and when the term is over
 */
export async function fetchDelivered(
  getter: Getter,
  requestId: string,
  fileId: string,
): Promise<FetchedFile | null> {
  const fetched = (keep: boolean) =>
    withActor<Fetched | null>(asPerson(getter.id), async (sql, refuse) => {
      const first = keep ? await firstFetch(sql, requestId, fileId) : undefined
      const row = await fetchIn(sql, getter, requestId, fileId)
      if (row && first) await tellOfFirstFetch(sql, requestId, first)
      return keep ? row : refuse(row)
    })
  const row = await fetched(false)
  if (!row) return null
  const copy = await openCopy(fileId, row)
  const noted = await fetched(true).catch((error: unknown) => {
    copy.contents.destroy()
    throw error
  })
  if (!noted) copy.contents.destroy()
  return noted && { kind: row.kind, size: row.size, ...copy }
}

async function firstFetch(
  sql: Sql,
  requestId: string,
  fileId: string,
): Promise<FirstFetch | undefined> {
  const [row] = await sql<FirstFetch[]>`
    select kind, sealed, company from first_fetch(${requestId}, ${fileId})`
  return row
}

async function fetchIn(
  sql: Sql,
  { request, sessionId }: Getter,
  requestId: string,
  fileId: string,
): Promise<Fetched | null> {
  const [row] = await sql<Fetched[]>`
    select kind, size, sealed, storage_key as "storageKey"
      from fetch_delivered(${requestId}, ${fileId}, ${request}, ${sessionId},
                           ${!env().SECOND_FACTOR_REQUIRED})`
  return row ?? null
}

/**
 * Reads what is said of who died before any document, for who may get those now. It is noted each time,
 * and counts as no fetch.
 *
 * @returns null for a person who does not get it, for a living will, and for copies from before
 */
export const lookAtDelivery = (
  { id, request, sessionId }: Getter,
  requestId: string,
): Promise<FirstFacts | null> =>
  withActor(asPerson(id), async (sql) => {
    const [row] = await sql<DbRow<'look_at_delivery', 'id!' | 'sealed_first! as sealed'>[]>`
      select id, sealed_first as sealed
        from look_at_delivery(${requestId}, ${request}, ${sessionId},
                              ${!env().SECOND_FACTOR_REQUIRED})`
    return row ? openFirst(row.id, row.sealed) : null
  })

/** Whether this person fetched any of it before. */
export const fetchedBefore = (userId: string, requestId: string): Promise<boolean> =>
  readOnly(asPerson(userId), async (sql) => {
    const [row] = await sql<
      DbRow<'fetched_before', 'fetched_before as fetched'>[]
    >`select fetched_before(${requestId}) as fetched`
    return row?.fetched ?? false
  })

/** What was got at once. `by`: who got it, as their member calls them; null for who is there no more. */
export type Download = Narrowed<
  DbRow<'delivery_fetches', 'parts!' | 'at!' | 'on_behalf! as onBehalf' | 'name as by'>,
  { parts: DeliveryPart[] }
>

/** Lists for the office what was got when and by whom, the newest first. */
export const downloadsOf = ({ id }: Actor, requestId: string): Promise<Download[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<Download[]>`
      select parts, at, on_behalf as "onBehalf", name as by
        from delivery_fetches(${requestId})`,
  )

/**
 * Has a failed delivery tried again at once.
 *
 * @returns false when there is nothing to make (any more); 'contact' as `asOutsider` says
 */
export const retryDelivery = (actor: Actor, requestId: string): Promise<boolean | 'contact'> =>
  asOutsider(actor, requestId, async (sql) => {
    const { count } = await sql`
      update deliveries set next_try_at = now()
       where request_id = ${requestId} and delivered_at is null`
    if (count > 0) await workOnDeliveries(sql)
    return count > 0
  })

/**
 * Gives a delivery nobody fetched its whole term again.
 *
 * @returns false when there is nothing to decide (any more); 'contact' as `asOutsider` says
 */
export const giveMoreTime = (actor: Actor, requestId: string): Promise<boolean | 'contact'> =>
  asOutsider(actor, requestId, async (sql) => {
    const [row] = await sql<
      (DbRow<'give_more_time', 'give_more_time as given'> &
        DbRow<'night_after', 'night_after! as until'>)[]
    >`
      select give_more_time(${requestId}, until) as given, until
        from night_after(now(), ${env().DELIVERY_DAYS}) until`
    if (row?.given) await tellOfMoreTime(sql, { requestId, until: row.until })
    return row?.given ?? false
  })

/**
 * Ends a delivery nobody fetched: the copy goes, the file stays.
 *
 * @returns false when there is nothing to decide (any more); 'contact' as `asOutsider` says
 */
export const endUnfetched = (actor: Actor, requestId: string): Promise<boolean | 'contact'> =>
  asOutsider(actor, requestId, async (sql) => {
    const [row] = await sql<DbRow<'end_without_deletion', 'end_without_deletion as ended'>[]>`
      select end_without_deletion(${requestId}) as ended`
    if (row?.ended) await enqueue(sql, 'end-deliveries', {}, 'end deliveries')
    return row?.ended ?? false
  })

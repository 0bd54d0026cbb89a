/** A delivery as its member and the office see it, and its documents for who gets them. */
import type { Readable } from 'node:stream'
import type { Actor } from '#app/access/actor.ts'
import type { Kind } from '#app/files/kinds.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { workOnDeliveries } from '#app/features/release/queue.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/sql.server.ts'
import type { Part } from './contents.server.ts'
import { nameOfCopy, openCopy } from './copy.server.ts'

export type DeliveredFile = {
  id: string
  part: Part
  name: string
  kind: Kind
  size: number
  /** When it was got last. */
  fetchedAt: Date | null
}

export type Delivery = {
  failures: number
  problem: 'failed' | 'nothing' | null
  deliveredAt: Date | null
  availableUntil: Date | null
  /** When the whole file is deleted; null for a living will. */
  deletesAt: Date | null
  /** None for who does not get them (any more). */
  files: DeliveredFile[]
}

type FileRow = Omit<DeliveredFile, 'name'> & { sealed: Buffer }

/** @returns null where the request was not approved, or is out of sight */
export const deliveryOf = (userId: string, requestId: string): Promise<Delivery | null> =>
  readOnly(asPerson(userId), async (sql) => {
    const [row] = await sql<Omit<Delivery, 'files'>[]>`
      select failures, problem, delivered_at as "deliveredAt",
             available_until as "availableUntil", deletes_at as "deletesAt"
        from deliveries where request_id = ${requestId}`
    return row ? { ...row, files: await filesOf(sql, requestId) } : null
  })

async function filesOf(sql: Sql, requestId: string): Promise<DeliveredFile[]> {
  const rows = await sql<FileRow[]>`
    select id, part, kind, size, sealed, fetched_at as "fetchedAt"
      from delivered_files(${requestId})`
  return rows.map(({ sealed, ...file }) => ({ ...file, name: nameOfCopy(file.id, sealed) }))
}

export type Fetched = {
  name: string
  kind: Kind
  size: number
  contents: Readable
}

/** More than the documents of a large file, a few times. @returns the seconds to wait, if any */
export const tooManyFetches = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'delivered documents', points: 3000, seconds: 60 * 60 }, userId)

/**
 * It is noted before it is given. Opened as it is read, in constant memory.
 *
 * @returns null for who does not get it, and when the term is over
 */
export async function fetchDelivered(
  { id, request }: Pick<Actor, 'id' | 'request'>,
  requestId: string,
  fileId: string,
): Promise<Fetched | null> {
  const [row] = await withActor(
    asPerson(id),
    (sql) => sql<{ kind: Kind; size: number; sealed: Buffer; storageKey: string }[]>`
      select kind, size, sealed, storage_key as "storageKey"
        from fetch_delivered(${requestId}, ${fileId}, ${request})`,
  )
  if (!row) return null
  const { kind, size } = row
  return { kind, size, ...(await openCopy(fileId, row)) }
}

export type Download = { part: Part; at: Date; onBehalf: boolean }

/** What was got when, for the office; the newest first. */
export const downloadsOf = ({ id }: Actor, requestId: string): Promise<Download[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<Download[]>`
      select g.part, g.at, g.on_behalf as "onBehalf"
        from delivery_downloads g join deliveries d on d.id = g.delivery_id
       where d.request_id = ${requestId} order by g.at desc, g.id desc limit 100`,
  )

/** The office tries again at once. @returns false when there is nothing to make (any more) */
export const retryDelivery = ({ id }: Actor, requestId: string): Promise<boolean> =>
  withActor(asPerson(id), async (sql) => {
    const { count } = await sql`
      update deliveries set next_try_at = now()
       where request_id = ${requestId} and delivered_at is null`
    if (count > 0) await workOnDeliveries(sql)
    return count > 0
  })

/** Makes the copies of what was approved, and ends those whose term is over. */
import type { DbRow } from '#db/row.ts'
import { diedOnIn, fileNumberIn, openAsked } from '#app/features/release/request-contents.server.ts'
import { env } from '#app/platform/env.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { removeObjects } from '#app/platform/storage/storage.server.ts'
import { type Contents, contentsOf, NothingToDeliver } from './contents.server.ts'
import { type Copied, copyOfPiece, dropCopies, keepCopies } from './copy.server.ts'
import { holdUnfetched } from './end.server.ts'
import { tellOfDelivery, tellOfProblem, tellThatNobodyGot } from './mails.server.ts'
import { LATE_AFTER } from './term.ts'

/**
 * Runs every minute, and after each approval: makes the copies that are due. Run again it does
 * nothing; broken off, it goes on. What fails of one delivery keeps no other waiting.
 *
 * @throws when a step failed, so that the queue tries again
 */
export const deliverDue = (now = new Date()): Promise<void> =>
  oneByOne([holdUnfetched, endLivingWills, endCopies, deliverAll], 'delivery step', (step) =>
    step(now),
  )

const deliverAll = async (now: Date) => oneByOne(await dueAt(now), 'delivery', deliverOne)

/** A delivery to make: of a request that was approved, and not stopped. */
export type DueDelivery = DbRow<
  'deliveries',
  'id' | 'request_id! as requestId' | 'subject_id! as subjectId' | 'kind' | 'failures'
> &
  DbRow<'access_requests', 'sealed!'>

const dueAt = (now: Date): Promise<DueDelivery[]> =>
  readOnly(
    asSystem('release'),
    (sql) => sql<DueDelivery[]>`
      select d.id, d.request_id as "requestId", d.subject_id as "subjectId", d.kind, d.failures,
             r.sealed
        from deliveries d join access_requests r on r.id = d.request_id
       where d.delivered_at is null and d.next_try_at <= ${now} and d.subject_id is not null
         and (d.taken_until is null or d.taken_until <= now())
         and r.state = 'completed' and r.sealed is not null
       order by d.next_try_at`,
  )

/** One job at a time makes a delivery. */
async function deliverOne(due: DueDelivery) {
  if (!(await take(due))) return
  try {
    await copyAndFinish(due)
  } catch (error) {
    await noteProblem(due, error instanceof NothingToDeliver ? 'nothing' : 'failed')
    if (!(error instanceof NothingToDeliver)) throw error
  }
}

/** A job that does not come to its next document in so many minutes was killed: another takes over. */
const HELD_MINUTES = 5

/** @returns false when another job has it, or has finished it */
const take = ({ id, failures }: DueDelivery): Promise<boolean> =>
  withActor(asSystem('release'), async (sql) => {
    const { count } = await sql`
      update deliveries set taken_until = now() + make_interval(mins => ${HELD_MINUTES})
       where id = ${id} and delivered_at is null and failures = ${failures}
         and (taken_until is null or taken_until <= now())`
    return count > 0
  })

const lockDelivery = ({ id }: DueDelivery) =>
  withActor(
    asSystem('release'),
    (sql) => sql`
      update deliveries set taken_until = now() + make_interval(mins => ${HELD_MINUTES})
       where id = ${id} and delivered_at is null`,
  )

/** Whatever is not finished leaves nothing behind. */
async function copyAndFinish(due: DueDelivery) {
  const copies: Copied[] = []
  try {
    const { owner, pieces } = await readForDelivery(due)
    for (const piece of pieces) {
      copies.push(await copyOfPiece(piece, owner))
      await lockDelivery(due)
    }
    const isDone = await withActor(asSystem('release'), (sql) => finishDelivery(sql, due, copies))
    if (!isDone) await dropCopies(copies)
  } catch (error) {
    await dropCopies(copies)
    throw error
  }
}

const readForDelivery = ({
  kind,
  subjectId,
  requestId,
  sealed,
}: DueDelivery): Promise<Contents> => {
  const asked = openAsked(requestId, sealed)
  const diedOn = diedOnIn(asked) ?? ''
  return withActor(asSystem('release'), (sql) =>
    contentsOf[kind](sql, { subjectId, diedOn, number: fileNumberIn(asked) }),
  )
}

/**
 * All or nothing. Whoever stops the request waits for the end of it, or was first.
 *
 * @returns false when it was delivered or stopped meanwhile
 */
async function finishDelivery(
  sql: Sql,
  { id, requestId }: DueDelivery,
  copies: Copied[],
): Promise<boolean> {
  const isOpen = await holdOpen(sql, requestId)
  const waiting = await sql`select 1 from deliveries where id = ${id} and delivered_at is null`
  if (!isOpen || waiting.length === 0) return false
  await keepCopies(sql, id, copies)
  const until = await endOfTerm(sql)
  await tellOfDelivery(sql, { requestId, until, parts: copies.map(({ part }) => part) })
  const [row] = await sql<
    DbRow<'finish_delivery', 'finish_delivery as done'>[]
  >`select finish_delivery(${id}, ${until}) as done`
  if (!row?.done) throw new Error('a delivery was finished by someone else')
  return true
}

/** @returns false when the request was stopped; otherwise whoever stops it waits for the transaction */
async function holdOpen(sql: Sql, requestId: string): Promise<boolean> {
  const { count } = await sql`
    select 1 from access_requests where id = ${requestId} and state = 'completed' for update`
  return count > 0
}

/** Whole days of the Dutch clock after today: the night in which the last one ends. */
async function endOfTerm(sql: Sql): Promise<Date> {
  const [row] = await sql<DbRow<'night_after', 'night_after! as until'>[]>`
    select night_after(now(), ${env().DELIVERY_DAYS}) as until`
  if (!row) throw new Error('no answer about the time')
  return row.until
}

type CopyProblem = 'failed' | 'nothing'

/** In minutes. */
const MOST_BETWEEN = 6 * 60

/** Of a request that was stopped meanwhile nobody has to know. */
async function noteProblem({ id, requestId, failures }: DueDelivery, problem: CopyProblem) {
  const minutes = Math.min(2 ** failures, MOST_BETWEEN)
  await withActor(asSystem('release'), async (sql) => {
    if (!(await holdOpen(sql, requestId))) return
    const { count } = await sql`
      update deliveries
         set failures = failures + 1, problem = ${problem}, taken_until = null,
             next_try_at = case ${problem} when 'nothing' then 'infinity'
                           else now() + make_interval(mins => ${minutes}) end
       where id = ${id} and delivered_at is null`
    const isTold = problem === 'nothing' || failures + 1 === LATE_AFTER
    if (count > 0 && isTold) await tellOfProblem(sql, requestId, problem)
  })
}

/** Of a living will that nobody got in time, who waited for it hears so as its copy goes. */
async function endLivingWills(now: Date) {
  const due = await readOnly(
    asSystem('release'),
    (sql) => sql<DbRow<'deliveries', 'id' | 'request_id! as requestId'>[]>`
      select d.id, d.request_id as "requestId" from deliveries d
       where d.available_until <= ${now} and nobody_got_will(d.id)
         and exists (select from delivery_files f where f.delivery_id = d.id)`,
  )
  await oneByOne(due, 'living will that nobody got', async ({ id, requestId }) => {
    const ended = await withActor(asSystem('release'), async (sql) => {
      const files = await sql<DbRow<'delivery_files', 'storage_key as key'>[]>`
        delete from delivery_files where delivery_id = ${id} returning storage_key as key`
      if (files.length > 0) await tellThatNobodyGot(sql, requestId)
      return [...files]
    })
    await removeObjects(ended.flatMap(({ key }) => key ?? []))
  })
}

/**
 * Those that somebody got, or of which nobody has to be told. Their keys go with the rows; of a byte that stays behind,
 * the nightly sweep finds the object.
 */
async function endCopies(now: Date) {
  const ended = await withActor(
    asSystem('release'),
    (sql) => sql<DbRow<'delivery_files', 'storage_key as key'>[]>`
      delete from delivery_files f using deliveries d
       where d.id = f.delivery_id and d.available_until <= ${now}
         and not nobody_got(d.id) and not nobody_got_will(d.id)
      returning f.storage_key as key`,
  )
  await removeObjects(ended.flatMap(({ key }) => key ?? []))
}

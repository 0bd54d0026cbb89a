import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import {
  namesOfColleagues,
  type ShownColleague,
} from '#app/features/file-index/colleagues.server.ts'
import type { CardVariant, OrderState, ReturnReason } from '#app/features/cards/states.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { pageOf, type Paged } from '#app/platform/http/paging.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { href } from 'react-router'
import { DAY_MS } from '#app/platform/durations.ts'
import type { PrintedWith } from './desk.server.ts'

export type BatchState = 'made' | 'printed' | 'posted'

type BatchRow = Narrowed<
  DbRow<
    'card_batch_list',
    | 'id!'
    | 'number!'
    | 'state!'
    | 'created_at! as createdAt'
    | 'changed_at! as changedAt'
    | 'printed_with! as printedWith'
    // The address of who prints it; null when that account is gone.
    | 'printer'
    // Orders that were not withdrawn.
    | 'orders!'
  >,
  { state: BatchState; printedWith: PrintedWith }
> & { isOwn: boolean }

/** `printer`: who prints it; null when that account is gone. */
export type CardBatch = Omit<BatchRow, 'printer'> & { printer: ShownColleague | null }

export type BatchOrder = Narrowed<
  DbRow<
    'card_batch_orders',
    | 'id!'
    | 'file_number! as fileNumber'
    | 'variant!'
    | 'state!'
    | 'changed_at! as changedAt'
    | 'returned_because as returnedBecause'
    // Numbers of the cards that count no more.
    | 'revoked!'
    // The death of its owner was reported, or their account goes: not to be printed or posted.
    | 'held!'
  >,
  { variant: CardVariant; state: OrderState; returnedBecause: ReturnReason }
>

const PAGE = 25
const NEWEST = 2 ** 31 - 1

/** The newest first. @param before the number of the batch after which they go on */
export function listBatches(actor: Actor, before?: string): Promise<Paged<CardBatch, string>> {
  return readOnly(asPerson(actor.id), async (sql) => {
    const most = Math.min(Number(before ?? NEWEST), NEWEST)
    const found = await batchesIn(sql, actor, most, PAGE + 1)
    return pageOf(found, PAGE, ({ number }) => String(number))
  })
}

/** In days: from then on a batch waits for any colleague, since who prints it may be away. */
const WAITS_FOR_ALL = 7

/**
 * Batches of which something can be printed or posted, of this colleague and those that wait long, the oldest first.
 * One with nothing but cards that are held may wait for years.
 */
export async function batchesToPost(sql: Sql, actor: Actor, now: Date): Promise<CardBatch[]> {
  const longAgo = new Date(now.getTime() - WAITS_FOR_ALL * DAY_MS)
  const rows = await sql<BatchRow[]>`
    select ${batchColumns(sql, actor)} from card_batch_list(${NEWEST}, null)
     where state <> 'posted' and (printer_id = ${actor.id} or changed_at < ${longAgo})
       and exists (select from card_batch_orders(id) o
                    where o.state in ('batched', 'printed') and not o.held)
     order by number`
  return withPrinters(sql, rows)
}

/** The same rows with who prints each. */
async function withPrinters(sql: Sql, rows: readonly BatchRow[]): Promise<CardBatch[]> {
  const nameOf = await namesOfColleagues(
    sql,
    rows.map(({ printer }) => printer),
  )
  return rows.map(({ printer, ...row }) => ({
    ...row,
    printer: printer ? { isOwn: row.isOwn, name: nameOf(printer) } : null,
  }))
}

const batchColumns = (sql: Sql, { id }: Actor) => sql`
  id, number, state, created_at as "createdAt", changed_at as "changedAt",
  printed_with as "printedWith", printer, printer_id is not distinct from ${id} as "isOwn", orders`

const batchesIn = async (sql: Sql, actor: Actor, before: number, most: number) =>
  withPrinters(
    sql,
    await sql<
      BatchRow[]
    >`select ${batchColumns(sql, actor)} from card_batch_list(${before}, ${most})`,
  )

/** @param number as it stands on the batch */
export function findBatch(
  actor: Actor,
  number: number,
): Promise<(CardBatch & { contents: BatchOrder[] }) | null> {
  return readOnly(asPerson(actor.id), async (sql) => {
    const [batch] = await batchesIn(sql, actor, number + 1, 1)
    if (batch?.number !== number) return null
    const contents = await sql<BatchOrder[]>`
      select id, file_number as "fileNumber", variant, state, changed_at as "changedAt",
             returned_because as "returnedBecause", revoked, held
        from card_batch_orders(${batch.id})`
    return { ...batch, contents }
  })
}

/** @returns whether a colleague opened what is to be printed of it */
export const wasOpened = (actor: Actor, { id }: Pick<CardBatch, 'id'>): Promise<boolean> =>
  readOnly(asPerson(actor.id), async (sql) => {
    const [batch] = await sql<DbRow<'card_batch_was_opened', 'card_batch_was_opened as opened'>[]>`
      select card_batch_was_opened(${id}) as opened`
    return batch?.opened ?? false
  })

/** Prints it in place of a colleague. @returns false when it is printed by now */
export const takeBatch = (actor: Actor, { id }: Pick<CardBatch, 'id'>): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [taken] = await sql<DbRow<'take_card_batch', 'take_card_batch as done'>[]>`
      select take_card_batch(${id}, ${actor.request}) as done`
    return taken?.done ?? false
  })

/** Where orders go; `one` is the id of the only order that does, `because` why it came back. */
export type Move = {
  one?: string | undefined
  to: 'printed' | 'posted' | 'returned'
  because?: ReturnReason | undefined
}

/**
 * Whose cards were posted or came back gets a mail, once: an order moves once. Nobody is told of one
 * that is held.
 *
 * @returns how many orders moved; none when a colleague was first
 */
export function moveOrders(
  actor: Actor,
  { id }: Pick<CardBatch, 'id'>,
  move: Move,
): Promise<number> {
  const { one = null, to, because = null } = move
  if (one !== null && !isUuid(one)) return Promise.resolve(0)
  return withActor(asPerson(actor.id), async (sql) => {
    const moved = await sql<DbRow<'move_card_orders', 'email'>[]>`
      select email from move_card_orders(
        ${id}, ${one}, ${to}, ${because}, ${actor.request})`
    if (to !== 'printed')
      for (const { email } of moved) if (email) await mailContact(sql, email, to)
    return moved.length
  })
}

const mailContact = (sql: Sql, to: string, what: 'posted' | 'returned') =>
  queueMail(sql, { kind: `cards-${what}`, to, link: absoluteLink(href('/dashboard/kaartjes')) })

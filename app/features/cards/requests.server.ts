import { type KeyObject, randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import {
  type CardAddress,
  createOrder,
  lastOrder,
  readOrders,
  markOrders,
  withdrawOrders,
} from './orders.server.ts'
import { canWithdraw, type CardVariant } from './states.ts'

const CONSENT = '1.0'

export type CardFacts = {
  wishId: string
  wanted: boolean
  address: CardAddress | null
}

export type ConfirmedRequest = DbRow<
  'card_requests',
  'requested_at as requestedAt' | 'variant' | 'consent'
> & { ordered: boolean }

/**
 * Ordered when the wishes are completed. While cards are on their way nothing is added.
 *
 * @param livingWill whether the cards are to mention one
 */
export async function addRequest(
  sql: Sql,
  userId: string,
  { wishId, livingWill }: { wishId: string; livingWill: boolean },
) {
  if ((await lastOrder(sql, userId))?.underWay) return
  await sql`
    insert into card_requests (id, user_id, wish_id, variant, consent)
    values (${randomUUID()}, ${userId}, ${wishId}, ${variantFor(livingWill)}, ${CONSENT})
    on conflict (user_id) where order_id is null do update
      set variant = excluded.variant, consent = excluded.consent, requested_at = now()`
}

const variantFor = (livingWill: boolean): CardVariant =>
  livingWill ? 'wilsverklaring' : 'standard'

/**
 * The switch for cards is turned off (specification 4, 'Card request'): what was asked for and not ordered yet is
 * forgotten, and an order that is not printed yet is withdrawn.
 *
 * @returns 'printed' when they can no longer be stopped
 */
export async function withdrawCards(sql: Sql, userId: string) {
  await sql`delete from card_requests where user_id = ${userId} and order_id is null`
  return withdrawOrders(sql, userId)
}

type DueCards = { variant: CardVariant; requestId?: string }

/**
 * After the wishes are saved (specification 1). An unprinted order moves along with the address.
 */
export async function orderCards(sql: Sql, userId: string, key: KeyObject, facts: CardFacts) {
  const { wishId, address } = facts
  const due = await dueCards(sql, userId, facts)
  if (!due || !address) return
  const { variant, requestId } = due
  if (!requestId) await withdrawOrders(sql, userId)
  const orderId = await createOrder(sql, userId, { wishId, variant, address, key })
  if (requestId) await sql`update card_requests set order_id = ${orderId} where id = ${requestId}`
}

/** Whether cards were asked for that only wait for the final save. */
export async function requestWaits(sql: Sql, userId: string): Promise<boolean> {
  const waiting = await sql`
    select 1 from card_requests where user_id = ${userId} and order_id is null`
  return waiting.length > 0
}

/** Whether cards are still to be sent, or went by post; null where neither is so. */
export async function cardsOf(sql: Sql, userId: string): Promise<'asked' | 'posted' | null> {
  const [row] = await sql<{ asked: boolean; posted: boolean }[]>`
    select exists (select from card_requests where user_id = ${userId} and order_id is null)
        or exists (select from card_orders
                    where user_id = ${userId} and state in ('requested', 'batched', 'printed')) as asked,
           exists (select from card_orders
                    where user_id = ${userId} and state = 'posted') as posted`
  if (row?.asked) return 'asked'
  return row?.posted ? 'posted' : null
}

/** Whether cards are on their way, wait for the final save, or came. */
export const hasAskedForCards = async (sql: Sql, userId: string): Promise<boolean> =>
  (await cardsOf(sql, userId)) !== null

/**
 * Whether saving the wishes now would order cards: asked for, or moved before they were printed.
 */
export const cardsAreDue = async (sql: Sql, userId: string, facts: CardFacts): Promise<boolean> =>
  (await dueCards(sql, userId, facts)) !== null

async function dueCards(
  sql: Sql,
  userId: string,
  { wanted, address }: CardFacts,
): Promise<DueCards | null> {
  if (!wanted || !address) return null
  const [waiting] = await sql<DbRow<'card_requests', 'id as requestId' | 'variant'>[]>`
    select id as "requestId", variant from card_requests
     where user_id = ${userId} and order_id is null`
  if (waiting) return waiting
  const order = (await readOrders(sql, userId)).find(({ state }) => canWithdraw(state))
  const moved = order && JSON.stringify(order.address) !== JSON.stringify(address)
  return moved ? { variant: order.variant } : null
}

/** A request that was ordered stays on record as it was made, unless its cards no longer mention a living will. */
export async function unmarkCards(sql: Sql, userId: string) {
  await markOrders(sql, userId, 'standard')
  await sql`
    update card_requests set variant = 'standard'
     where user_id = ${userId} and variant = 'wilsverklaring'`
}

/** Cards that wait are to mention a living will. @returns false where none wait without that */
export async function markCards(sql: Sql, userId: string): Promise<boolean> {
  const { count } = await sql`
    update card_requests set variant = 'wilsverklaring'
     where user_id = ${userId} and variant = 'standard' and order_id is null`
  return (await markOrders(sql, userId, 'wilsverklaring')) + count > 0
}

/** Whether cards wait that do not mention a living will. */
export async function waitUnmarked(sql: Sql, userId: string): Promise<boolean> {
  const [row] = await sql<{ wait: boolean }[]>`
    select exists (select from card_requests
                    where user_id = ${userId} and variant = 'standard' and order_id is null)
        or exists (select from card_orders
                    where user_id = ${userId} and variant = 'standard'
                      and state in ('requested', 'batched')) as wait`
  return row?.wait ?? false
}

/** What someone asked for, the newest first. `ordered`: false while it waits for the final save. */
export const readRequests = (sql: Sql, userId: string): Promise<ConfirmedRequest[]> =>
  sql<ConfirmedRequest[]>`
    select requested_at as "requestedAt", variant, consent, order_id is not null as ordered
      from card_requests where user_id = ${userId} order by requested_at desc`

import { type KeyObject, randomUUID } from 'node:crypto'
import type { Sql } from '#app/platform/sql.server.ts'
import {
  type CardAddress,
  createOrder,
  lastOrder,
  readOrders,
  unmarkOrders,
  withdrawOrders,
} from './orders.server.ts'
import { canWithdraw, type CardVariant } from './states.ts'

/** Version of the page on which people agree that cards are made and sent to their address. */
const CONSENT = '1.0'

/** What the wish file says about cards. */
export type CardFacts = {
  wishId: string
  /** Whether its owner wants cards. */
  wanted: boolean
  /** Null as long as a part of it is missing. */
  address: CardAddress | null
}

/** A request that somebody confirmed. */
export type ConfirmedRequest = {
  requestedAt: Date
  variant: CardVariant
  /** Version of the page that was agreed to. */
  consent: string
  /** Whether cards were ordered for it. */
  ordered: boolean
}

/**
 * Keeps that a person asked for cards and agreed to have them sent. They are ordered when the wishes
 * are completed. While cards are on their way nothing is added: those are the ones that are wanted.
 *
 * @param livingWill whether the cards are to mention a living will
 */
export async function addRequest(
  sql: Sql,
  userId: string,
  { wishId, livingWill }: { wishId: string; livingWill: boolean },
) {
  if ((await lastOrder(sql, userId))?.open) return
  await sql`
    insert into card_requests (id, user_id, wish_id, variant, consent)
    values (${randomUUID()}, ${userId}, ${wishId}, ${variantFor(livingWill)}, ${CONSENT})
    on conflict (user_id) where order_id is null do update
      set variant = excluded.variant, consent = excluded.consent, requested_at = now()`
}

const variantFor = (livingWill: boolean): CardVariant =>
  livingWill ? 'wilsverklaring' : 'standard'

/**
 * Withdraws what was asked for and is not printed yet (specification 4, 'Card request').
 *
 * @returns 'printed' when cards are on their way that can no longer be stopped
 */
export async function withdrawCards(sql: Sql, userId: string) {
  await sql`delete from card_requests where user_id = ${userId} and order_id is null`
  return withdrawOrders(sql, userId)
}

/** What is to be ordered: for a request that waits, or anew because the address changed. */
type Due = { variant: CardVariant; requestId?: string }

/**
 * Orders the cards that were asked for (specification 1: they are sent after the wishes are saved).
 * An order that is not printed yet moves along with the address.
 *
 * @param key of the person
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

/** Whether completing the wishes would order cards. */
export const cardsAreDue = async (sql: Sql, userId: string, facts: CardFacts): Promise<boolean> =>
  (await dueCards(sql, userId, facts)) !== null

async function dueCards(
  sql: Sql,
  userId: string,
  { wanted, address }: CardFacts,
): Promise<Due | null> {
  if (!wanted || !address) return null
  const [waiting] = await sql<{ requestId: string; variant: CardVariant }[]>`
    select id as "requestId", variant from card_requests
     where user_id = ${userId} and order_id is null`
  if (waiting) return waiting
  const order = (await readOrders(sql, userId)).find(({ state }) => canWithdraw(state))
  const moved = order && JSON.stringify(order.address) !== JSON.stringify(address)
  return moved ? { variant: order.variant } : null
}

/** Cards that are not printed yet no longer say that there is a living will: it was taken back. */
export async function unmarkCards(sql: Sql, userId: string) {
  await unmarkOrders(sql, userId)
  await sql`
    update card_requests set variant = 'standard'
     where user_id = ${userId} and variant = 'wilsverklaring'`
}

/** What a person asked for, the newest first. */
export const readRequests = (sql: Sql, userId: string): Promise<ConfirmedRequest[]> =>
  sql<ConfirmedRequest[]>`
    select requested_at as "requestedAt", variant, consent, order_id is not null as ordered
      from card_requests where user_id = ${userId} order by requested_at desc`

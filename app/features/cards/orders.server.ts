import { type KeyObject, randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { keyFromRow } from '#app/access/keys.server.ts'
import {
  openForSystem,
  openJson,
  randomToken,
  sealForSystem,
  sealJson,
  tokenHash,
} from '#app/platform/keys/crypto.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { canWithdraw, CARDS_PER_ORDER, type CardVariant, isUnderWay } from './states.ts'

export type CardAddress = {
  firstName: string
  lastName: string
  street: string
  postalCode: string
  city: string
}

export type CardNumber = DbRow<'card_orders', 'id'> & { number: number; revokedAt: Date | null }

export type CardOrder = DbRow<
  'card_orders',
  'id' | 'variant' | 'state' | 'created_at as createdAt' | 'changed_at as changedAt'
> & { address: CardAddress; cards: CardNumber[] }

/** What the desk reads of an order that waits. */
export const postalCodeOf = (id: string, sealed: Buffer): string =>
  openForSystem<Pick<CardAddress, 'postalCode'>>(sealed, order(id)).postalCode

/** What goes on the letter of an order, and in the QR code of a card. */
export const addressForPost = (id: string, sealed: Buffer): CardAddress =>
  openForSystem<CardAddress>(sealed, order(id))
/**
 * What is in the QR code of a card; only its hash can be read in the database. @throws when
 * `sealed` is of another card
 */
export const tokenForPrint = (id: string, sealed: Buffer): string =>
  openForSystem<string>(sealed, card(id))

type NewOrder = {
  wishId: string
  variant: CardVariant
  address: CardAddress
  key: KeyObject
}

const order = (id: string) => `card_orders ${id}`
const card = (id: string) => `cards ${id}`

/**
 * Each card has a secret for its QR code: the database has its hash, and itself, sealed, until
 * printed.
 *
 * @returns the id of the order
 */
export async function createOrder(
  sql: Sql,
  userId: string,
  { wishId, variant, address, key }: NewOrder,
): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into card_orders
      (id, user_id, wish_id, variant, sealed, sealed_for_post, sealed_postcode)
    values (${id}, ${userId}, ${wishId}, ${variant}, ${sealJson(key, address, order(id))},
            ${sealForSystem(address, order(id))}, ${sealForSystem({ postalCode: address.postalCode }, order(id))})`
  const cards = Array.from({ length: CARDS_PER_ORDER }, (_, index) => newCard(id, index + 1))
  await sql`insert into cards ${sql(cards)}`
  return id
}

function newCard(orderId: string, number: number) {
  const id = randomUUID()
  const token = randomToken()
  return {
    id,
    order_id: orderId,
    number,
    token_hash: tokenHash(token),
    sealed_for_print: sealForSystem(token, card(id)),
  }
}

/**
 * Orders of a person, the newest first, each with the address and the cards that it was made with.
 *
 * @throws when an order's address does not open with the key of the person
 */
export async function readOrders(sql: Sql, userId: string): Promise<CardOrder[]> {
  const rows = await sql<OrderRow[]>`
    select o.id, o.variant, o.state, o.created_at as "createdAt", o.changed_at as "changedAt",
           o.sealed,
           array(select json_build_object('id', c.id, 'number', c.number, 'revokedAt', c.revoked_at)
                   from cards c where c.order_id = o.id order by c.number) as cards, k.wrapped
      from card_orders o join person_keys k on k.user_id = o.user_id and k.purpose = 'personal'
     where o.user_id = ${userId} order by o.created_at desc`
  return rows.map(({ sealed, wrapped, cards, ...row }) => ({
    ...row,
    address: openJson<CardAddress>(keyFromRow(wrapped, userId, 'personal'), sealed, order(row.id)),
    cards: cards.map((one) => ({ ...one, revokedAt: parsedDate(one.revokedAt) })),
  }))
}

const parsedDate = (text: string | null) => (text === null ? null : new Date(text))

type OrderRow = Omit<CardOrder, 'address' | 'cards'> &
  DbRow<'card_orders', 'sealed'> &
  DbRow<'person_keys', 'wrapped'> & {
    cards: (Omit<CardNumber, 'revokedAt'> & { revokedAt: string | null })[]
  }

/** The newest order of somebody. */
export type LastOrder = DbRow<
  'card_orders',
  'created_at as createdAt' | 'changed_at as changedAt' | 'state'
> & { underWay: boolean }

/** Not withdrawn; and whether its cards are still to come. */
export async function lastOrder(sql: Sql, userId: string): Promise<LastOrder | null> {
  const [row] = await sql<Omit<LastOrder, 'underWay'>[]>`
    select created_at as "createdAt", changed_at as "changedAt", state from card_orders
     where user_id = ${userId} and state <> 'revoked' order by created_at desc limit 1`
  return row ? { ...row, underWay: isUnderWay(row.state) } : null
}

/**
 * Withdraws what is under way and not printed yet: the switch is turned off (specification 4).
 *
 * @returns 'printed' when they can no longer be stopped
 */
export async function withdrawOrders(
  sql: Sql,
  userId: string,
): Promise<'withdrawn' | 'printed' | 'none'> {
  const last = await lastOrder(sql, userId)
  if (!last?.underWay) return 'none'
  if (!canWithdraw(last.state)) return 'printed'
  await sql`
    update card_orders set state = 'revoked'
     where user_id = ${userId} and state in ('requested', 'batched')`
  return 'withdrawn'
}

/** What is not printed yet. @returns how many became another kind */
export async function markOrders(sql: Sql, userId: string, variant: CardVariant): Promise<number> {
  const { count } = await sql`
    update card_orders set variant = ${variant}
     where user_id = ${userId} and variant <> ${variant} and state in ('requested', 'batched')`
  return count
}

/**
 * An order that has no card left to print is withdrawn, so that new ones can be asked for.
 *
 * @returns false when the person has no such card
 */
export async function revokeCard(sql: Sql, userId: string, cardId: string): Promise<boolean> {
  const { count } = await sql`
    update cards set revoked_at = coalesce(revoked_at, now())
     where id = ${cardId}
       and order_id in (select id from card_orders where user_id = ${userId})`
  await sql`
    update card_orders o set state = 'revoked'
     where o.user_id = ${userId} and o.state in ('requested', 'batched')
       and not exists (select from cards c where c.order_id = o.id and c.revoked_at is null)`
  return count === 1
}

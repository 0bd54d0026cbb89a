import { personKey } from '#app/features/accounts/keys.server.ts'
import {
  type CardAddress,
  createOrder,
  lastOrder,
  readOrders,
  unmarkOrders,
  withdrawOrders,
} from '#app/features/cards/orders.server.ts'
import { canWithdraw } from '#app/features/cards/states.ts'
import { hasLivingWill } from '#app/features/living-will/completed.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import { findWishFile, lockWishFile } from './file.server.ts'
import { readSection, writeSection } from './sections.server.ts'
import type { SectionData } from '#app/forms/values.ts'

/** The answers to naw that say whether, and since when, cards are wanted. */
type CardAnswers = {
  receiveCards?: boolean
  /** Specification 3: whether the cards were to mention a living will. Follows from a page. */
  cardRequestedWithWilsverklaring?: boolean
  /** When cards were asked for; later than the last order: for other ones. */
  cardsRequestedAt?: string
}

const ADDRESS = ['firstName', 'lastName', 'street', 'postalCode', 'city'] as const

/** Name and address for the post; null when a part is missing (specification 5, 'Interview'). */
export function cardAddress(data: SectionData): CardAddress | null {
  const parts = ADDRESS.map((key) => [key, String(data[key] ?? '').trim()] as const)
  return parts.every(([, text]) => text) ? (Object.fromEntries(parts) as CardAddress) : null
}

/** Without cards there is nothing to remember about a request for them. */
export function withoutOldRequest(data: SectionData): SectionData {
  if (data.receiveCards) return data
  const { cardRequestedWithWilsverklaring: _, cardsRequestedAt: __, ...rest } = data
  return rest
}

/** Switching the cards off withdraws what was not printed yet (specification 4, 'Card request'). */
export function followSwitch(sql: Sql, userId: string, before: SectionData, after: SectionData) {
  const switchedOff = before.receiveCards === true && !after.receiveCards
  return switchedOff ? withdrawOrders(sql, userId) : ('none' as const)
}

/**
 * Orders the cards that were asked for, as part of the final save (specification 1: they are sent
 * after the wishes are saved). An order that is not printed yet moves along with the address.
 */
export async function orderCards(sql: Sql, userId: string, wishId: string) {
  const { data } = await readSection(sql, userId, 'naw')
  const address = cardAddress(data)
  if (!address || !(await cardsNeeded(sql, userId, data))) return
  await withdrawOrders(sql, userId)
  const { cardRequestedWithWilsverklaring } = data as CardAnswers
  const mentioned = cardRequestedWithWilsverklaring && (await hasLivingWill(sql, userId))
  const variant = mentioned ? 'wilsverklaring' : 'standard'
  await createOrder(sql, userId, { wishId, variant, address })
}

/** Whether the answers ask for cards that were not ordered yet. */
export async function cardsNeeded(sql: Sql, userId: string, data: SectionData): Promise<boolean> {
  const address = cardAddress(data)
  if (!data.receiveCards || !address) return false
  const last = await lastOrder(sql, userId)
  if (!last) return true
  const { cardsRequestedAt = '' } = data as CardAnswers
  if (!last.open) return new Date(cardsRequestedAt) > last.createdAt
  return canWithdraw(last.state) && !(await goesTo(sql, userId, address))
}

/** Whether the newest order goes to this address. */
async function goesTo(sql: Sql, userId: string, address: CardAddress) {
  const [order] = await readOrders(sql, userId)
  return JSON.stringify(order?.address) === JSON.stringify(address)
}

/** Cards that are not printed yet no longer say that there is a living will: it was taken back. */
export async function forgetLivingWill(sql: Sql, userId: string) {
  await unmarkOrders(sql, userId)
  if (!(await findWishFile(sql, userId))) return
  const { id } = await lockWishFile(sql, userId)
  const { data } = await readSection(sql, userId, 'naw')
  const { cardRequestedWithWilsverklaring, ...rest } = data
  if (!cardRequestedWithWilsverklaring) return
  await writeSection(sql, await personKey(sql, userId, 'personal'), id, 'naw', rest)
}

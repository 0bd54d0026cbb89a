import { randomUUID } from 'node:crypto'
import { type CardAddress, type CardOrder, lastOrder } from '#app/features/cards/orders.server.ts'
import { personKey } from '#app/access/keys.server.ts'
import {
  addRequest,
  cardsAreDue,
  markCards,
  orderCards,
  requestWaits,
  waitUnmarked,
} from '#app/features/cards/requests.server.ts'
import { hasLivingWill } from '#app/features/living-will/completed.server.ts'
import { withActor, asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { cardAddress, cardFacts } from './saving/card-facts.ts'
import { findWishFile, lockWishFile } from './file/file.server.ts'
import { saveInTransaction } from './saving/save-in-transaction.server.ts'
import { readSection } from './file/sections.server.ts'

/** What someone who asks for cards confirms. */
export type CardRequest = {
  address: CardAddress
  livingWill: boolean
  /**
   * 'waits': for the final save. 'underWay': still to be sent. 'returned': they came back by post and count no
   * more.
   */
  before: 'none' | 'waits' | 'underWay' | 'sent' | 'returned'
}

/** Reads what someone is to confirm who asks for cards. Null without a full address. */
export function readCardRequest(userId: string): Promise<CardRequest | null> {
  return readOnly(asPerson(userId), (sql) => cardRequest(sql, userId))
}

async function cardRequest(sql: Sql, userId: string): Promise<CardRequest | null> {
  const { data } = await readSection(sql, userId, 'naw')
  const address = cardAddress(data)
  if (!address) return null
  const before = await beforeOf(sql, userId)
  return { address, livingWill: await hasLivingWill(sql, userId), before }
}

async function beforeOf(sql: Sql, userId: string): Promise<CardRequest['before']> {
  if (await requestWaits(sql, userId)) return 'waits'
  const last = await lastOrder(sql, userId)
  if (!last) return 'none'
  if (last.underWay) return 'underWay'
  return last.state === 'returned' ? 'returned' : 'sent'
}

/**
 * Switches the cards on through the save of the step (specification 4, 'Card request'); the final
 * save orders them.
 *
 * @returns null without a file or a full address: then nothing is stored
 */
export function requestCards(userId: string): Promise<CardRequest | null> {
  return withActor<CardRequest | null>(asPerson(userId), async (sql, refuse) => {
    if (!(await findWishFile(sql, userId))) return null
    const { id: wishId } = await lockWishFile(sql, userId)
    const request = await cardRequest(sql, userId)
    if (!request) return refuse(null)
    const { revision } = await readSection(sql, userId, 'naw')
    const data = { receiveCards: true }
    const save = { section: 'naw', id: randomUUID(), revision, data, final: false } as const
    await saveInTransaction(sql, userId, save)
    await addRequest(sql, userId, { wishId, livingWill: request.livingWill })
    await orderIfConfirmed(sql, userId)
    return request
  })
}

/** A card holds nothing but the number of the file: that any version was confirmed is enough. */
async function orderIfConfirmed(sql: Sql, userId: string) {
  const { data, file } = await readSection(sql, userId, 'naw')
  if (!file || !(await findWishFile(sql, userId))?.wasConfirmed) return
  const key = await personKey(sql, userId, 'personal')
  await orderCards(sql, userId, key, cardFacts(file.id, data))
}

/** Whether cards wait that could mention a living will: it was signed after they were asked for. */
export const cardsLackMention = (userId: string): Promise<boolean> =>
  readOnly(
    asPerson(userId),
    async (sql) => (await hasLivingWill(sql, userId)) && (await waitUnmarked(sql, userId)),
  )

/**
 * How the orders of somebody go with their living will. older: the newest cards could mention one, and do not.
 * mentionNone: there are cards that mention one, of which there is none that counts (any more).
 */
export async function cardsAndWill(
  userId: string,
  orders: readonly CardOrder[],
): Promise<{ older: boolean; mentionNone: boolean }> {
  const [newest] = orders
  const plain = newest?.state === 'posted' && newest.variant === 'standard'
  const mentioned = orders.some(({ variant }) => variant === 'wilsverklaring')
  if (!plain && !mentioned) return { older: false, mentionNone: false }
  const has = await readOnly(asPerson(userId), (sql) => hasLivingWill(sql, userId))
  return { older: plain && has, mentionNone: mentioned && !has }
}

/**
 * Lets cards that wait mention the living will.
 *
 * @returns false when there is nothing (any more) that could mention it
 */
export const mentionLivingWill = (userId: string): Promise<boolean> =>
  withActor(
    asPerson(userId),
    async (sql) => (await hasLivingWill(sql, userId)) && (await markCards(sql, userId)),
  )

/** Whether cards were asked for that only wait for wishes to be confirmed. */
export function cardsWait(userId: string): Promise<boolean> {
  return readOnly(asPerson(userId), async (sql) => {
    const { data, file } = await readSection(sql, userId, 'naw')
    if (!file || (await findWishFile(sql, userId))?.wasConfirmed) return false
    return cardsAreDue(sql, userId, cardFacts(file.id, data))
  })
}

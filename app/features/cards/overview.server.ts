import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { type CardNumber, type CardOrder, readOrders, revokeCard } from './orders.server.ts'

/** The same, for who asks for their own: the newest first, cards that were revoked among them. */
export const ownOrders = (userId: string): Promise<CardOrder[]> =>
  readOnly(asPerson(userId), (sql) => readOrders(sql, userId))

/** @returns null when this person has no such card */
export async function ownCard(userId: string, cardId: string): Promise<CardNumber | null> {
  const all = (await ownOrders(userId)).flatMap(({ cards }) => cards)
  return all.find(({ id }) => id === cardId) ?? null
}

/** @returns false when there is no such card */
export const revokeOwnCard = (userId: string, cardId: string): Promise<boolean> =>
  withActor(asPerson(userId), (sql) => revokeCard(sql, userId, cardId))

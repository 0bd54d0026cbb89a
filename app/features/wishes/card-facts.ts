import type { CardAddress } from '#app/features/cards/orders.server.ts'
import type { CardFacts } from '#app/features/cards/requests.server.ts'
import type { SectionData } from '#app/forms/values.ts'

const ADDRESS = ['firstName', 'lastName', 'street', 'postalCode', 'city'] as const

/** Null when a part is missing (specification 5, 'Interview'). */
export function cardAddress(naw: SectionData): CardAddress | null {
  const parts = ADDRESS.map((key) => [key, String(naw[key] ?? '').trim()] as const)
  return parts.every(([, text]) => text) ? (Object.fromEntries(parts) as CardAddress) : null
}

export const cardFacts = (wishId: string, naw: SectionData): CardFacts => ({
  wishId,
  wanted: naw.receiveCards === true,
  address: cardAddress(naw),
})

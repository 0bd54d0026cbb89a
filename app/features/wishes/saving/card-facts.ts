import type { CardAddress } from '#app/features/cards/orders.server.ts'
import type { CardFacts } from '#app/features/cards/requests.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'

/** The address that cards go to; null when a part is missing (specification 5, 'Interview'). */
export function cardAddress(naw: AnswersTo<'naw'>): CardAddress | null {
  const { firstName = '', lastName = '', street = '', postalCode = '', city = '' } = naw
  const address = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    street: street.trim(),
    postalCode: postalCode.trim(),
    city: city.trim(),
  }
  return Object.values(address).every(Boolean) ? address : null
}

/** What decides whether cards of a file are ordered, and where they go. */
export const cardFacts = (wishId: string, naw: AnswersTo<'naw'>): CardFacts => ({
  wishId,
  wanted: naw.receiveCards === true,
  address: cardAddress(naw),
})

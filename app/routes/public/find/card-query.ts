/** The query that takes the token of a card along. */
const CARD = 'kaart'

const MOST = 100

/** @returns the token of the card that led to an address, as far as one can be long; null without one */
export const cardIn = ({ searchParams }: URL): string | null =>
  searchParams.get(CARD)?.slice(0, MOST) ?? null

/** @returns the query that takes a card along; '' without one */
export const withCard = (card: string | null): string =>
  card ? `?${new URLSearchParams({ [CARD]: card })}` : ''

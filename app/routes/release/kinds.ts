import { data } from 'react-router'
import type { RequestKind, RequestState } from '#app/features/release/states.ts'
import { isToken } from '#app/platform/tokens.ts'

/** What is asked for, as an address says it. */
export const SORTS = { living_will: 'wilsverklaring', full: 'volledig' } as const satisfies Record<
  RequestKind,
  string
>

export { CHANGED } from '#app/features/pending-posts/forms.ts'

/** In an address: the request that came to nothing, which is asked once more. */
export const ANEW = 'opnieuw'

/** In an address: the token of a card that was scanned. */
export const CARD = 'kaart'

/** What was scanned: a card, as far as one can tell by its form, or what was never one of ours. */
export type Scanned = 'card' | 'foreign'

/** What the address came by. Nothing looks whether there is such a card. @returns null without one */
export function scannedIn({ searchParams }: URL): { is: Scanned; card: string } | null {
  const card = searchParams.get(CARD)
  if (!card) return null
  return isToken(card) ? { is: 'card', card } : { is: 'foreign', card: '' }
}

/** What came to nothing may be asked once more; not what its owner stopped. */
export const isAskedAnew = (state: RequestState) => state === 'expired' || state === 'rejected'

/** @throws a 404 answer for an address that names no kind */
export function kindIn(sort: string): RequestKind {
  if (sort === SORTS.full) return 'full'
  if (sort === SORTS.living_will) return 'living_will'
  throw data('kind', { status: 404 })
}

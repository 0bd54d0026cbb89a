import { data } from 'react-router'
import type { RequestKind } from '#app/features/release/states.ts'

/** What is asked for, as an address says it. */
export const SORTS = { living_will: 'wilsverklaring', full: 'volledig' } as const satisfies Record<
  RequestKind,
  string
>

/** In an address: the request that the form changes. */
export const CHANGED = 'wijzig'

/** @throws a 404 answer for an address that names no kind */
export function kindIn(sort: string): RequestKind {
  if (sort === SORTS.full) return 'full'
  if (sort === SORTS.living_will) return 'living_will'
  throw data('kind', { status: 404 })
}

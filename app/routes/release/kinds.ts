import type { RequestKind } from '#app/features/release/states.ts'

/** What is asked for, as an address says it. */
export const SORTS = { living_will: 'wilsverklaring', full: 'volledig' } as const satisfies Record<
  RequestKind,
  string
>

/** In an address: the request that the form changes. */
export const CHANGED = 'wijzig'

/** @returns undefined for anything else */
export const kindOfSort = (sort: string): RequestKind | undefined =>
  sort === SORTS.full ? 'full' : sort === SORTS.living_will ? 'living_will' : undefined

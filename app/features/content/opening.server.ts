import { env } from '#app/platform/env.server.ts'
import type { Opening } from './opening.ts'

/** Specification 9. */
export const opening = (): Opening => ({
  days: [...new Set(env().OPENING_DAYS)].toSorted((a, b) => a - b),
  ...env().OPENING_HOURS,
})

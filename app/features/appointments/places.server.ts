import { env, type VisitingAddress } from '#app/platform/env.server.ts'
import type { Location } from './kinds.ts'

/** Undefined where none is set: then the office mails it. */
export const visitingAddressOf = (location: Location | null): VisitingAddress | undefined => {
  if (location === 'zwolle') return env().ADDRESS_ZWOLLE
  return location === 'oegstgeest' ? env().ADDRESS_OEGSTGEEST : undefined
}

import type { WithRoles } from './capabilities.ts'

/** A person who asks for something, and the number of the request in which they do. */
export type Actor = WithRoles & { id: string; request: string }

import type { ReactNode } from 'react'

/** What could not be loaded, by what a route says that it shows (specification 8). */
export const LOADING = {
  wishes: 'loading',
  members: 'loadingMembers',
  callbacks: 'loadingCallbacks',
  files: 'loadingFiles',
  details: 'loadingDetails',
  requests: 'loadingRequests',
  attention: 'loadingAttention',
} as const
export type LoadingPart = keyof typeof LOADING

/**
 * What a route tells the frame around its page: what it shows, that a menu of its own comes along, and
 * what stands above it in place of the letterhead.
 */
export type PageHandle = {
  shows?: LoadingPart
  hasMenu?: true
  header?: ReactNode
  /** Nothing at its foot but ways to help: who comes by a link in a mail came for one thing. */
  slimFoot?: true
  /**
   * For who has lost someone, whoever they are to us: nothing at its foot but help, hours and privacy, and
   * no button that lies over it.
   */
  isQuiet?: true
}

import { createContext } from 'react-router'

/** What the node layer knows of a request before the framework sees it. */
export type RequestFacts = {
  /** Nonce for the scripts of this answer; none in a page that is kept for everyone. */
  nonce: string | undefined
  /** The visitor's network address, as far as trusted proxies tell. Never logged. */
  network: string
  /** Number of this request in the log, for someone who meets a bug. */
  reference: string
}

export const requestFacts = createContext<RequestFacts>()

/** The tag manager that this page loads, which the policy on scripts must allow; null for none. */
export const tagManager = createContext<string | null>(null)

/** The pattern of the route that answers, such as 'blog/:slug'. */
export const routePattern = createContext('')

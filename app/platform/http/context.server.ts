import { createContext } from 'react-router'

export type RequestFacts = {
  nonce: string | undefined
  /** The visitor's address, as far as trusted proxies tell. Never logged. */
  network: string
  /** Number of the request in the log and on the error page. */
  reference: string
}

export const requestFacts = createContext<RequestFacts>()

/** Loaded by this page; the policy on scripts must allow it. */
export const tagManager = createContext<string | null>(null)

export const routePattern = createContext('')

/** Whether the page shows the payment provider's checkout, as its policy must allow. */
export const showsCheckout = createContext(false)

/** What a policy calls the styles by that stand in the page; null where it links to them. */
export const stylesInPage = createContext<string | null>(null)

/** Other sites that a form of this page ends up at, as its policy must allow. */
export const formTargets = createContext<readonly string[]>([])

/** Of who has to wait: after how many seconds to ask again, and the cookie of their place. */
export const sentOff = createContext<{ seconds: number; cookie: string | undefined } | null>(null)

/** Whether the body of this request stays unread, as there is no room for it. */
export const bodyUnread = createContext(false)

/**
 * A page made in one go, in UTF-8. It is not the body of its response: that would be taken apart into a stream
 * and put together again.
 */
export const wholePage = createContext<Buffer<ArrayBuffer> | null>(null)

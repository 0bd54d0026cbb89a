import { flashOf } from '#app/middleware/flash.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { openForSystem, randomToken, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { signUpCookie, textIn } from '#app/platform/http/cookies.server.ts'

/**
 * What a browser keeps since someone signed up in it: a token, and the address that was given last,
 * which only we can read. Whether that address had an account shows in neither.
 */
type SealedBrowser = { browser: string; sealed: string }

async function keptBy(request: Request): Promise<SealedBrowser | undefined> {
  const [browser = '', sealed = ''] = (await textIn(signUpCookie(), request))?.split('.') ?? []
  return browser.length === 43 ? { browser, sealed } : undefined
}

/** The token that this browser keeps since someone signed up in it, if it does. */
export const signUpBrowserOf = async (request: Request): Promise<string | undefined> =>
  (await keptBy(request))?.browser

const belongsTo = (browser: string) => `sign-up ${browser}`

/** Of a sign-up that was not confirmed here yet. */
type Waiting = {
  /** Where its mail goes. */
  email: string
  /** The address that was given at first, where another took its place. */
  before?: string | undefined
  /** Whether a first answer waits with it. */
  begun: boolean
}

/** What someone signed up with here and did not confirm here yet. */
export async function waitingSignUpOf(request: Request): Promise<Waiting | undefined> {
  const kept = await keptBy(request)
  if (!kept?.sealed) return undefined
  try {
    return openForSystem<Waiting>(Buffer.from(kept.sealed, 'base64url'), belongsTo(kept.browser))
  } catch {
    // Changed, or sealed with a key that is gone: the page asks for the address.
    return undefined
  }
}

/**
 * Where a mail to confirm an address goes, for the page that says so: `email` where someone signed up in this
 * browser, `asked` where nobody knows whether there is such a sign-up.
 */
export async function sentMailOf({ request, context }: Where) {
  const { email, begun = false } = (await waitingSignUpOf(request)) ?? {}
  return { email, begun, asked: email ?? flashOf(context)?.email }
}

/**
 * Has a browser keep that someone signs up in it. The token is the same for all sign-ups of a day:
 * two people may share a browser and confirm later.
 *
 * @param waiting left out once it is confirmed
 * @returns the token, and the header for it
 */
export async function markSignUpBrowser(request: Request, waiting?: Waiting) {
  const browser = (await signUpBrowserOf(request)) ?? randomToken()
  const sealed = waiting && sealForSystem(waiting, belongsTo(browser)).toString('base64url')
  const value = [browser, sealed].filter(Boolean).join('.')
  const headers = new Headers({ 'set-cookie': await signUpCookie().serialize(value) })
  return { browser, headers }
}

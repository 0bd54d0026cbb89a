import { countAttempt, countFrom, networkOf } from '#app/platform/limits.server.ts'
import type { SignedIn } from './sessions.server.ts'

/** Asking for a mail counts under the kind of that mail. */
export type Attempt = 'signIn' | 'signUp' | 'signUpPassword' | 'confirm' | 'link' | 'reset'

export type TooOften = { ok: false; reason: 'tooOften'; seconds: number }

const SECONDS = 3 * 60
const HOUR = 60 * 60

/**
 * At most 10 in 3 minutes for an account from a network, so that nobody locks its owner out from
 * elsewhere, and 60 for the network; a wider IPv6 network has a limit of its own.
 */
export async function tooManyAttempts(
  attempt: Attempt,
  email: string,
  network: string,
): Promise<TooOften | undefined> {
  const pair = `${email} ${networkOf(network)}`
  const waits = await Promise.all([
    countAttempt({ name: `${attempt} pair`, points: 10, seconds: SECONDS }, pair),
    countFrom({ name: `${attempt} network`, points: 60, seconds: SECONDS }, network),
  ])
  const longest = Math.max(...waits.map((seconds) => seconds ?? 0))
  return longest > 0 ? tooOften(longest) : undefined
}

const tooOften = (seconds: number): TooOften => ({ ok: false, reason: 'tooOften', seconds })

/** At most 10 in 3 minutes for the session, whatever its networks. */
export async function tooManyProofs({ sessionId }: SignedIn): Promise<TooOften | undefined> {
  const limit = { name: 'proof', points: 10, seconds: SECONDS }
  const wait = await countAttempt(limit, sessionId.toString('hex'))
  return wait === undefined ? undefined : tooOften(wait)
}

/**
 * At most 50 passwords an hour for an account. Beyond that only browsers in which it was used
 * count, 50 each: who guesses from many networks does not lock the owner out.
 *
 * @param browser in which the account was used before
 */
export async function mayTryPassword(email: string, browser: string | undefined): Promise<boolean> {
  const all = { name: 'password of all', points: 50, seconds: HOUR }
  if ((await countAttempt(all, email)) === undefined) return true
  const own = { name: 'password of browser', points: 50, seconds: HOUR }
  return browser !== undefined && (await countAttempt(own, browser)) === undefined
}

import { countAttempt, countFrom, networkOf } from '#app/platform/limits.server.ts'
import type { SignedIn } from './sessions.server.ts'

/** Asking for a mail counts under the kind of that mail. */
export type Attempt = 'signIn' | 'signUp' | 'signUpPassword' | 'confirm' | 'link' | 'reset'

/** There were too many attempts; the next may be made after so many seconds. */
export type TooOften = { ok: false; reason: 'tooOften'; seconds: number }

const SECONDS = 3 * 60
const HOUR = 60 * 60

/**
 * Counts an attempt on an account from a network: at most 10 in 3 minutes for the pair, so that
 * nobody can lock the owner out from elsewhere, and 60 for the network, whatever the account.
 * A wider IPv6 network has a limit of its own.
 *
 * @returns undefined when it may go on
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

/**
 * Counts a password that someone who is signed in shows once more: 10 in 3 minutes for the session,
 * whatever networks it is used from.
 *
 * @returns undefined when it may go on
 */
export async function tooManyProofs({ sessionId }: SignedIn): Promise<TooOften | undefined> {
  const limit = { name: 'proof', points: 10, seconds: SECONDS }
  const wait = await countAttempt(limit, sessionId.toString('hex'))
  return wait === undefined ? undefined : tooOften(wait)
}

/**
 * Counts a password that is tried on an account: 50 an hour for all networks together. Beyond that it
 * counts only where the account was used before, so that whoever guesses from many networks does not
 * lock the owner out. Each such browser has 50 an hour of its own.
 *
 * @param browser name of the browser, when the account was used in it before
 */
export async function mayTryPassword(email: string, browser: string | undefined): Promise<boolean> {
  const all = { name: 'password of all', points: 50, seconds: HOUR }
  if ((await countAttempt(all, email)) === undefined) return true
  const own = { name: 'password of browser', points: 50, seconds: HOUR }
  return browser !== undefined && (await countAttempt(own, browser)) === undefined
}

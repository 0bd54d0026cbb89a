import { countAttempt, countFrom, networkOf } from '#app/platform/limits.server.ts'
import type { SignedIn } from './sessions.server.ts'

export type Attempt = 'signIn' | 'signUp' | 'confirm' | 'resend' | 'link' | 'reset'

const SECONDS = 3 * 60
const HOUR = 60 * 60

/**
 * Counts an attempt on an account from a network: at most 10 in 3 minutes for the pair, so that
 * nobody can lock the owner out from elsewhere, and 60 for the network, whatever the account.
 * A wider IPv6 network has a limit of its own.
 *
 * @returns undefined when it may go on, else the seconds to wait
 */
export async function tooManyAttempts(
  attempt: Attempt,
  email: string,
  network: string,
): Promise<number | undefined> {
  const pair = `${email} ${networkOf(network)}`
  const waits = await Promise.all([
    countAttempt({ name: `${attempt} pair`, points: 10, seconds: SECONDS }, pair),
    countFrom({ name: `${attempt} network`, points: 60, seconds: SECONDS }, network),
  ])
  const longest = Math.max(...waits.map((seconds) => seconds ?? 0))
  return longest > 0 ? longest : undefined
}

/**
 * Counts a password that someone who is signed in shows once more: 10 in 3 minutes for the session,
 * whatever networks it is used from.
 *
 * @returns undefined when it may go on, else the seconds to wait
 */
export const tooManyProofs = ({ sessionId }: SignedIn): Promise<number | undefined> =>
  countAttempt({ name: 'proof', points: 10, seconds: SECONDS }, sessionId.toString('hex'))

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

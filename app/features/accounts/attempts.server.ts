import { countAttempt, countFrom, networkOf } from '#app/platform/limits.server.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#app/platform/durations.ts'
import type { SignedIn } from './signed-in.ts'

/** Asking for a mail counts under the kind of that mail. */
export type Attempt =
  | 'signIn'
  | 'signUp'
  | 'signUpPassword'
  | 'takeOver'
  | 'confirm'
  | 'link'
  | 'reset'

export type TooOften = { ok: false; reason: 'tooOften'; seconds: number }

const SECONDS = 3 * 60

/**
 * Counts attempts: at most 10 in 3 minutes for an account from a network, so that nobody locks its
 * owner out from elsewhere, and 60 for the network; a wider IPv6 network has a limit of its own.
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
  return longest > 0 ? tooOftenAnswer(longest) : undefined
}

const tooOftenAnswer = (seconds: number): TooOften => ({ ok: false, reason: 'tooOften', seconds })

/** Counts proofs: at most 10 in 3 minutes for the session, whatever its networks. */
export async function tooManyProofs({ sessionId }: SignedIn): Promise<TooOften | undefined> {
  const limit = { name: 'proof', points: 10, seconds: SECONDS }
  const wait = await countAttempt(limit, sessionId.toString('hex'))
  return wait === undefined ? undefined : tooOftenAnswer(wait)
}

/**
 * Counts guesses for an account that is to be taken over: 5 an hour, so that guessing a day takes
 * years.
 */
export async function tooManyBirthDates(userId: string): Promise<TooOften | undefined> {
  const wait = await countAttempt({ name: 'birth date', points: 5, seconds: HOUR_SECONDS }, userId)
  return wait === undefined ? undefined : tooOftenAnswer(wait)
}

/**
 * Counts codes for an account, from all networks: 10 in 10 minutes and 50 a day, since who gets
 * here has shown a password. Of a million codes three count at a time, so 50 guesses find one in 1
 * of 6,700 days. Recovery codes have a limit of their own: who guesses codes does not keep the
 * owner out.
 *
 * @returns `isFirst` for the one beyond 10, to tell the owner once
 */
export async function tooManyCodes(
  kind: 'code' | 'recovery' | 'setUp' | 'passkey',
  userId: string,
): Promise<(TooOften & { isFirst: boolean }) | undefined> {
  const few = await countAttempt({ name: `${kind} few`, points: 10, seconds: 600 }, userId)
  const many = await countAttempt({ name: `${kind} day`, points: 50, seconds: DAY_SECONDS }, userId)
  const wait = Math.max(few ?? 0, many ?? 0)
  if (wait === 0) return undefined
  const told = await countAttempt({ name: `${kind} told`, points: 1, seconds: DAY_SECONDS }, userId)
  return { ...tooOftenAnswer(wait), isFirst: told === undefined }
}

/**
 * Counts passwords: at most 50 an hour for an account. Beyond that only browsers in which it was
 * used count, 50 each: who guesses from many networks does not lock the owner out.
 *
 * @param browser in which the account was used before
 */
export async function mayTryPassword(email: string, browser: string | undefined): Promise<boolean> {
  const all = { name: 'password of all', points: 50, seconds: HOUR_SECONDS }
  if ((await countAttempt(all, email)) === undefined) return true
  const own = { name: 'password of browser', points: 50, seconds: HOUR_SECONDS }
  return browser !== undefined && (await countAttempt(own, browser)) === undefined
}

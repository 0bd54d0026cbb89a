import { countAttempt, countFrom, networkOf } from '#app/platform/limits.server.ts'

export type Attempt = 'signIn' | 'signUp' | 'resend' | 'link' | 'reset' | 'password'

const SECONDS = 3 * 60

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

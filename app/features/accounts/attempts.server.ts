import { setTimeout } from 'node:timers/promises'
import { countAttempt, countFrom, networkOf, widestOf } from '#app/platform/limits.server.ts'
import { as, asSystem, type Sql } from '#app/platform/sql.server.ts'
import { type Account, findAccount } from './users.server.ts'

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

/** A mail that someone asks for: to which address, from which network, and where to go afterwards. */
export type Asked = { email: string; network: string; back?: string | undefined }

const HOUR = 60 * 60

/**
 * At most 5 mails an hour that someone can have sent to an address, and 20 an hour for all who ask
 * together; beyond that, silence. So a stranger who uses theirs up leaves the owner's own mail alone.
 */
export async function mayMail({ email, network }: Asked): Promise<boolean> {
  const one = { name: 'account mail', points: 5, seconds: HOUR }
  if ((await countAttempt(one, `${email} ${widestOf(network)}`)) !== undefined) return false
  const all = { name: 'account mail of all', points: 20, seconds: HOUR }
  return (await countAttempt(all, email)) === undefined
}

/**
 * Does something for the owner of an address, if it has an account and was not mailed too often.
 * Whoever asks gets the same answer after the same time.
 */
export const forOwner = (
  asked: Asked,
  run: (sql: Sql, account: Account) => Promise<void>,
): Promise<void> =>
  inEvenTime(
    (async () => {
      if (!(await mayMail(asked))) return
      await as(asSystem('accounts'), async (sql) => {
        const account = await findAccount(sql, asked.email)
        if (account) await run(sql, account)
      })
    })(),
  )

const EVEN_MS = 300

/**
 * Answers no sooner than after a fixed time, so that the time does not tell whether an address has
 * an account: the branches differ by a few queries.
 */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, setTimeout(EVEN_MS)])
  return result
}

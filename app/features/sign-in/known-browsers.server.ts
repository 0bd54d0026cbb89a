import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { knownCookie } from '#app/platform/http/cookies.server.ts'
import { blindHash, randomToken } from '#app/platform/keys/crypto.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { Account } from '#app/features/accounts/users.server.ts'

const hash = z.string().regex(/^[\w-]{43}$/)

/**
 * Names of the account and browser that tell nobody anything. `proof` is keyed over both and the
 * stored password: after a new one no browser is known.
 */
const mark = z.strictObject({ account: hash, browser: hash, proof: hash })
export type BrowserMark = z.infer<typeof mark>

const MOST = 5
const marks = z.array(mark).max(MOST)

/** The marks in a browser's cookies; none when they are not ours. */
export async function readMarks(cookie: string | null): Promise<BrowserMark[]> {
  return marks.safeParse(await knownCookie().parse(cookie)).data ?? []
}

/** @returns a `Set-Cookie` line */
export const keepMarks = (kept: BrowserMark[]): Promise<string> => knownCookie().serialize(kept)

type MarkOwner = Pick<Account, 'id' | 'passwordHash'>

const markCookieName = ({ id }: MarkOwner) => blindHash('known account', id)
const proofOf = ({ id, passwordHash }: MarkOwner, browser: string) =>
  blindHash('known browser', `${id} ${passwordHash} ${browser}`)

/**
 * Marks for a browser in which someone signed in now: theirs anew, before those of four others at
 * most.
 */
export async function markedFor(
  sql: Sql,
  userId: string,
  before: BrowserMark[],
): Promise<BrowserMark[]> {
  const [owner] = await sql<MarkOwner[]>`
    select id, password_hash as "passwordHash" from users where id = ${userId}`
  if (!owner) throw new Error('no account')
  const [account, browser] = [markCookieName(owner), randomToken()]
  const others = before.filter((other) => other.account !== account)
  return [{ account, browser, proof: proofOf(owner, browser) }, ...others].slice(0, MOST)
}

/**
 * Finds the mark of an account in this browser; undefined unless it was used there since its
 * password was chosen.
 */
export function knownBrowser(
  owner: MarkOwner | undefined,
  given: BrowserMark[],
): string | undefined {
  if (!owner) return undefined
  const name = markCookieName(owner)
  const found = given.find(({ account }) => account === name)
  return found && isSame(found.proof, proofOf(owner, found.browser)) ? found.browser : undefined
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

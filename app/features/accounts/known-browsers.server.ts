import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { knownCookie } from '#app/platform/cookies.server.ts'
import { blindHash, randomToken } from '#app/platform/crypto.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import type { Account } from './users.server.ts'

const hash = z.string().regex(/^[\w-]{43}$/)

/**
 * What a browser keeps of an account that was used in it. `account` names the account and `browser`
 * the browser, neither tells anyone anything. `proof` is a keyed hash over both that only we can
 * make. The stored password is in it too, so that after a new one no browser is known from before.
 */
const mark = z.strictObject({ account: hash, browser: hash, proof: hash })
export type Mark = z.infer<typeof mark>

/** So many accounts are known to a browser; the one that was not used for longest is forgotten. */
const MOST = 5
const marks = z.array(mark).max(MOST)

/** The marks that a browser sends along. @param cookie the `Cookie` header of the request */
export async function readMarks(cookie: string | null): Promise<Mark[]> {
  return marks.safeParse(await knownCookie().parse(cookie)).data ?? []
}

/** The `Set-Cookie` line that keeps marks in a browser. */
export const keepMarks = (kept: Mark[]): Promise<string> => knownCookie().serialize(kept)

type Owner = Pick<Account, 'id' | 'passwordHash'>

const nameOf = ({ id }: Owner) => blindHash('known account', id)
const proofOf = ({ id, passwordHash }: Owner, browser: string) =>
  blindHash('known browser', `${id} ${passwordHash} ${browser}`)

/** The marks of a browser in which an account is used now. */
export async function markedFor(sql: Sql, userId: string, before: Mark[]): Promise<Mark[]> {
  const [owner] = await sql<Owner[]>`
    select id, password_hash as "passwordHash" from users where id = ${userId}`
  if (!owner) throw new Error('no account')
  const [account, browser] = [nameOf(owner), randomToken()]
  const others = before.filter((other) => other.account !== account)
  return [{ account, browser, proof: proofOf(owner, browser) }, ...others].slice(0, MOST)
}

/** Names the browser when an account was used in it since its password was chosen. */
export function knownBrowser(owner: Owner | undefined, given: Mark[]): string | undefined {
  if (!owner) return undefined
  const name = nameOf(owner)
  const found = given.find(({ account }) => account === name)
  return found && isSame(found.proof, proofOf(owner, found.browser)) ? found.browser : undefined
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

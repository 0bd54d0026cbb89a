import ipaddr from 'ipaddr.js'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { blindHash } from './keys/crypto.server.ts'
import { pgPool } from './database/sql.server.ts'
import { DEADLINE_MS } from './database/transaction.server.ts'
import { asUnavailable, awayIfFollowing, unlessAway, waitInTime } from './unavailable.server.ts'

export type Limit = { name: string; points: number; seconds: number }

const limiters = new Map<string, RateLimiterPostgres>()

function limiter({ name, points, seconds }: Limit): RateLimiterPostgres {
  let found = limiters.get(name)
  if (!found) {
    found = new RateLimiterPostgres({
      storeClient: pgPool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(name, found)
  }
  return found
}

/**
 * Counts an attempt.
 *
 * @param subject what is counted (address, network); stored as a keyed hash only
 * @returns the seconds to wait, when it is beyond the limit
 * @throws Unavailable when the database is away
 */
export async function countAttempt(limit: Limit, subject: string): Promise<number | undefined> {
  unlessAway()
  try {
    await waitInTime(DEADLINE_MS, () =>
      limiter(limit).consume(blindHash(`limit ${limit.name}`, subject)),
    )
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw asUnavailable(awayIfFollowing(refusal))
  }
}

/** How many of the smallest networks an internet provider gives a customer may act at once. */
const WIDER = 4

/**
 * Counts an attempt from an address. An IPv6 /48 has 65,536 networks, so it counts as well, with
 * four times as many attempts.
 *
 * @returns the seconds to wait, when it is beyond the limit
 */
export async function countFrom(limit: Limit, address: string): Promise<number | undefined> {
  const near = await countAttempt(limit, networkOf(address))
  const site = sitePrefix(address)
  if (site === undefined) return near
  const { name, points, seconds } = limit
  const far = await countAttempt({ name: `${name} /48`, points: points * WIDER, seconds }, site)
  return near === undefined && far === undefined ? undefined : Math.max(near ?? 0, far ?? 0)
}

/** The network of one visitor: an IPv6 /64 (a household) or an IPv4 address. */
export const networkOf = (address: string): string => prefixOf(address, 64) ?? plain(address)

/** The /48 of an IPv6 address. */
const sitePrefix = (address: string): string | undefined => prefixOf(address, 48)

/** The widest network of one visitor: an IPv6 /48 or an IPv4 address. */
export const widestOf = (address: string): string => sitePrefix(address) ?? plain(address)

function prefixOf(address: string, bits: 48 | 64): string | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const found = ipaddr.process(address)
  if (found.kind() === 'ipv4') return undefined
  return (found as ipaddr.IPv6).parts.slice(0, bits / 16).join(':')
}

/** One way of writing; IPv4 dressed as IPv6 is that IPv4 address. */
const plain = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address

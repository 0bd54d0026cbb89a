import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { blindHash } from './crypto.server.ts'
import { pgPool } from './sql.server.ts'

/** How many attempts in how many seconds. */
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
 * @returns undefined when it is within the limit, else the seconds to wait
 */
export async function countAttempt(limit: Limit, subject: string): Promise<number | undefined> {
  try {
    await limiter(limit).consume(blindHash(`limit ${limit.name}`, subject))
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

/** What counts as one visitor: with IPv6 one household has a whole /64; with IPv4 one address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const parts = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - parts.length - rest.length) }, () => '0')
  return [...parts, ...zeros, ...rest].slice(0, 4).join(':')
}

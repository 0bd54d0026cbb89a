import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/**
 * Finds a visitor's address. What is no address is passed over, or a passed-on header could claim
 * any number of networks.
 *
 * @param header holds the address alone; none for X-Forwarded-For
 */
export function visitorAddress(
  proxies: string[],
  header: string | undefined,
): (req: IncomingMessage) => string {
  const trusted = proxyAddr.compile(proxies)
  return (req) => {
    const said = header && req.headers[header]
    const believed = trusted(req.socket.remoteAddress ?? '', 0)
    if (believed && typeof said === 'string' && isIP(said)) return said
    return proxyAddr.all(req, trusted).findLast((address) => isIP(address)) ?? ''
  }
}

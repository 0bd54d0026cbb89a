import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/**
 * Finds the network address of visitors, as far as trusted proxies tell it: the last one that they
 * vouch for. What is no address is passed over, or visitors behind a proxy that passes their own
 * header on could be as many networks as they can think of words.
 *
 * @param proxies who is trusted, in the words of TRUSTED_PROXIES
 * @param header one that holds the address alone and that those proxies set themselves, for where
 *   the last entry of X-Forwarded-For is not the visitor; none for X-Forwarded-For
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

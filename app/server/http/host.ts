import type { IncomingMessage } from 'node:http'
import { env, isLocal } from '#app/platform/env.server.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Whether a `Host` header names this very machine, with or without a port. */
export const isLoopback = (host = ''): boolean => LOOPBACK.test(host)

/**
 * Whether a request names this site. On a developer's machine there is no proxy, and a foreign page
 * could give itself this address.
 */
export function asksForThisSite(req: IncomingMessage): boolean {
  const [host, ...others] = req.headersDistinct.host ?? []
  if (others.length > 0) return false
  return !isLocal() || isLoopback(host) || host === new URL(env().PUBLIC_ORIGIN).host
}

/** What someone reads who reached us by a name that is not ours. */
export const otherSite = () => `Dit adres is niet van deze site. Ga naar ${env().PUBLIC_ORIGIN}.`

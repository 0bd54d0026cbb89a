import type { IncomingMessage } from 'node:http'
import { env, isLocal } from '#app/platform/env.server.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Whether a Host header names this machine itself. */
export const isLoopback = (host = ''): boolean => LOOPBACK.test(host)

/**
 * Whether a request asks for this site: it names one host. In production a proxy decides which. On a
 * developer's machine there is none, and a page of others could give itself the address of this
 * machine and read what everybody may see here, such as the mailbox. So the name has to be ours.
 */
export function asksForThisSite(req: IncomingMessage): boolean {
  const [host, ...others] = req.headersDistinct.host ?? []
  if (others.length > 0) return false
  return !isLocal() || isLoopback(host) || host === new URL(env().PUBLIC_ORIGIN).host
}

/** What who asked for another site is told. */
export const otherSite = () => `Dit adres is niet van deze site. Ga naar ${env().PUBLIC_ORIGIN}.`

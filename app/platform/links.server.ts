import { env } from './env.server.ts'

/** A whole address on this site, for mails. The host comes from the settings, never from a request. */
export function absoluteLink(path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, env().PUBLIC_ORIGIN)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** The part of such an address that says where to go afterwards. */
export const backTo = (path: string | undefined): Record<string, string> =>
  path ? { terug: path } : {}

/** A path of this site that remembers where to go afterwards. */
export const addressWith = (path: string, back: string | undefined): string =>
  back ? `${path}?${new URLSearchParams(backTo(back))}` : path

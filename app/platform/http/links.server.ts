import { env } from '../env.server.ts'

/** Makes a link for a mail. The host comes from the settings, never from a request. */
export function absoluteLink(path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, env().PUBLIC_ORIGIN)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * The query by which pages pass on where someone wanted to go.
 *
 * @param path checked: within this site
 */
export const backTo = (path: string | undefined): Record<string, string> =>
  path ? { terug: path } : {}

/** An address with that query. @param path without a query */
export const addressWith = (path: string, back: string | undefined): string =>
  back ? `${path}?${new URLSearchParams(backTo(back))}` : path

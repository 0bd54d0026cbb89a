import { env } from '../env.server.ts'

/** Makes a link for a mail. The host comes from the settings, never from a request. */
export function absoluteLink(path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, env().PUBLIC_ORIGIN)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

export const backTo = (path: string | undefined): Record<string, string> =>
  path ? { terug: path } : {}

export const addressWith = (path: string, back: string | undefined): string =>
  back ? `${path}?${new URLSearchParams(backTo(back))}` : path

import { env } from './env.server.ts'

/** A whole address on this site, for mails. The host comes from the settings, never from a request. */
export function absoluteLink(path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, env().PUBLIC_ORIGIN)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

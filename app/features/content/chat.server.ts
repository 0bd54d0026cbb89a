import { env } from '#app/platform/env.server.ts'

/** Where a conversation begins, with a first line typed already; null where there is no chat. */
export function chatLink(): string | null {
  const { CHAT_URL, CHAT_TEXT } = env()
  if (!CHAT_URL) return null
  const url = new URL(CHAT_URL)
  url.searchParams.set('text', CHAT_TEXT)
  return url.href
}

import { log } from '#app/platform/log.server.ts'

/**
 * One line in the log for a request that is refused before the framework sees it, and so has no pattern:
 * somebody may look for a way around it. Nothing of what was sent, and not from where.
 *
 * @param reason one of a fixed set of words
 */
export function noteUnread(status: number, reason: string): void {
  log().info({ status, reason }, 'refused unread')
}

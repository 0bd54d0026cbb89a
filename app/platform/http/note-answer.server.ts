import { log } from '../log.server.ts'
import { type Answer, countAnswer } from '../metrics.server.ts'

/** Not let in, not there for who asks, or too often. */
const REFUSED = new Set([403, 404, 429])

/**
 * One line in the log for an answer, and one more counted: by its pattern, never by its address.
 *
 * @param user who asked, where somebody had signed in; said only of what was refused
 */
export function noteAnswer(answer: Answer, user?: string): void {
  log().info(user && REFUSED.has(answer.status) ? { ...answer, user } : answer)
  countAnswer(answer)
}

import { log } from '../log.server.ts'
import { type Answer, countAnswer } from '../metrics.server.ts'

/** One line in the log for an answer, and one more counted: by its pattern, never by its address. */
export function noteAnswer(answer: Answer): void {
  log().info(answer)
  countAnswer(answer)
}

import { log } from '#app/platform/log.server.ts'
import { common } from './common.nl.ts'

/** What was noted already: a page asks for a text each time that it is shown. */
const noted = new Set<string>()
const MOST = 1000

function note(key: string) {
  if (noted.has(key) || noted.size >= MOST) return
  noted.add(key)
  log().warn({ key }, 'text missing')
}

/**
 * What is shown where there is no text: a newer version may have stored a state, a reason or a kind that this
 * one does not know, while both serve. Nobody reads the names that the code has for things.
 *
 * @param otherwise what who asks has for it
 */
export function missingText(key: string, otherwise?: string): string {
  if (otherwise !== undefined) return otherwise
  note(key)
  return common.unknown
}

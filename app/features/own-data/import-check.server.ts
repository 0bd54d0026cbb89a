/** How deep values stand in each other in our exports, with room to spare. */
const MAX_DEPTH = 32

/** The longest file with most versions has fewer. */
const MAX_VALUES = 1_000_000

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/**
 * Whether JSON is worth parsing, by single bytes: a few kilobytes unpack to a gigabyte of empty
 * lists, and lists in lists end the stack.
 *
 * @returns takes each piece, and says whether all until then is plausible
 */
export function plausibility(): (json: Uint8Array) => boolean {
  let [depth, values, inText, escaped] = [0, 1, false, false]
  return (json) => {
    for (const byte of json) {
      if (escaped) escaped = false
      else if (byte === QUOTE) inText = !inText
      else if (inText) escaped = byte === BACKSLASH
      else if (OPENING.has(byte)) [depth, values] = [depth + 1, values + 1]
      else if (CLOSING.has(byte)) depth -= 1
      else if (byte === COMMA) values += 1
      if (depth > MAX_DEPTH || values > MAX_VALUES) return false
    }
    return true
  }
}

/** How deep values stand in each other in an export of ours, with room to spare. */
const MAX_DEPTH = 32

/** More than the longest file with the most versions has. */
const MAX_VALUES = 1_000_000

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/**
 * Says of JSON that comes in pieces whether it is worth parsing, by what it costs: a few kilobytes
 * unpack to millions of empty lists, which take a gigabyte once they are read, and lists in lists in
 * lists end the stack of who checks them. It looks at single bytes only; whether it is JSON at all is
 * for the parser to say.
 *
 * @returns a function that is given each piece, and says whether all until then is plausible
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

/** Reads a file piece by piece, in little memory, and keeps what tells whether it is as it was signed. */
import { createHash, type Hash } from 'node:crypto'

/** How a signature stands in a kind of file. */
export type Format = {
  name: 'pdf' | 'json'
  /** The first bytes of such a file. */
  begins: string
  /** Before the statement. What comes before the last of these is what was signed. */
  mark: string
  /** Ends the signature. */
  until: string
  /** Finds what the file says of itself, and with which version its signature goes. */
  keyword: RegExp
  /** Whether a file that says so of itself has a signature, so that one without it lost its end. */
  isPromise: boolean
  /** Whether these are the last bytes of a whole file without a signature. */
  isWhole: (last: Buffer) => boolean
  /**
   * How the file goes on behind the signature.
   *
   * @param last the last bytes of what was signed
   * @returns null when these are not the end of a whole file
   */
  endOf: (last: Buffer) => Buffer | null
}

/** What is known of a file once it was read. */
export type Scanned = {
  format: Format
  /** The last bytes, and the name that the file gives itself. */
  last: Buffer
  keyword: string | undefined
  /** Of the last signature; null when there is none. */
  signature: {
    /** SHA-256 of what comes before it. */
    sha256: string
    last: Buffer
    keyword: string | undefined
    /** What comes behind the mark, as far as it is kept, and how long it is. */
    behind: Buffer
    length: number
  } | null
}

/** Bytes that go along to the next piece, so that nothing is overlooked where two meet. */
const CARRIED = 512

/** Bytes by which an end is known. */
const LAST = 64

/** Bytes kept behind a mark. The longest statement is a fraction of this. */
const MOST_BEHIND = 32 * 1024

type Found = { at: number; sha256: string; last: Buffer; behind: Buffer; length: number }

/**
 * Begins to read a file.
 *
 * @returns `add` takes the next piece, `end` says what is known; null for a file of no such format
 */
export function scanner(formats: readonly Format[]) {
  const hash = createHash('sha256')
  let format: Format | undefined
  let carried = Buffer.alloc(0)
  /** Of the first byte that is carried. */
  let place = 0
  let found: Found | undefined
  let keyword: { at: number; text: string } | undefined

  /** One that ends where the bytes end may go on in the next piece. */
  const lookForKeyword = (pattern: RegExp, bytes: Buffer, isWhole: boolean) => {
    const match = keyword ? null : pattern.exec(bytes.toString('latin1'))
    if (match && (isWhole || match.index + match[0].length < bytes.length))
      keyword = { at: place + match.index, text: match[0] }
  }
  const add = (piece: Uint8Array) => {
    const bytes = Buffer.concat([carried, piece])
    format ??= formats.find(({ begins }) => startsWith(bytes, begins))
    if (format) {
      found = markIn(bytes, carried.length, place, format, hash) ?? goesOn(found, piece)
      lookForKeyword(format.keyword, bytes, false)
    }
    const done = Math.max(0, bytes.length - CARRIED)
    hash.update(bytes.subarray(0, done))
    place += done
    carried = bytes.subarray(done)
  }
  const end = (): Scanned | null => {
    if (!format) return null
    lookForKeyword(format.keyword, carried, true)
    const { at = 0, ...signature } = found ?? {}
    const isBefore = keyword !== undefined && keyword.at < at
    return {
      format,
      last: carried.subarray(-LAST),
      keyword: keyword?.text,
      signature: found
        ? { ...(signature as Found), keyword: isBefore ? keyword?.text : undefined }
        : null,
    }
  }
  return { add, end }
}

const startsWith = (bytes: Buffer, text: string) =>
  bytes.subarray(0, text.length).toString('latin1') === text

/** The last mark that these bytes end or hold; one that was there before does not count again. */
function markIn(
  bytes: Buffer,
  known: number,
  place: number,
  { mark }: Format,
  before: Hash,
): Found | undefined {
  const at = bytes.lastIndexOf(mark)
  if (at < 0 || at + mark.length <= known) return undefined
  const behind = bytes.subarray(at + mark.length)
  return {
    at: place + at,
    sha256: before.copy().update(bytes.subarray(0, at)).digest('hex'),
    last: Buffer.from(bytes.subarray(Math.max(0, at - LAST), at)),
    behind: Buffer.from(behind.subarray(0, MOST_BEHIND)),
    length: behind.length,
  }
}

function goesOn(found: Found | undefined, piece: Uint8Array): Found | undefined {
  if (!found) return undefined
  const more = piece.subarray(0, MOST_BEHIND - found.behind.length)
  const behind = more.length > 0 ? Buffer.concat([found.behind, more]) : found.behind
  return { ...found, behind, length: found.length + piece.length }
}

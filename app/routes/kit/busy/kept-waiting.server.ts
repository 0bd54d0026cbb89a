/**
 * The page of who has to wait, for thousands on one evening. It is rendered once for all whose page is the
 * same, with marks where what is theirs alone stands: what they posted, when to ask again, and the nonce.
 */
import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Waiting } from './waiting-page.tsx'

/** What differs from visitor to visitor in such a page. */
type Own = Pick<Waiting, 'held' | 'again'> & { nonce: string }

/** Of this process alone: nobody can know or post them. */
const word = () => `w${randomBytes(16).toString('hex')}`
const MARKS: Own = { held: word(), nonce: word(), again: 2 ** 47 + randomBytes(5).readUIntBE(0, 5) }
const NAMES = new Map<string, keyof Own>([
  [MARKS.held, 'held'],
  [MARKS.nonce, 'nonce'],
  [String(MARKS.again), 'again'],
])
const MARK = new RegExp(`(${[...NAMES.keys()].join('|')})`)

/** Pages in pieces, of which every second one is a mark. Each is some 10 kB. */
const kept = new LRUCache<string, string[]>({ max: 200 })

/** An address is a part of what a page depends on; a longer one than that is nobody's. */
const LONGEST = 4000

/** What goes into a page as it is: none of its signs means anything there. */
const PLAIN = /^[\w+/=-]+$/

/**
 * Makes the page of somebody who has to wait.
 *
 * @param same all that the page depends on, but for what is their own
 * @param render makes the page with this in it
 */
export function waitingHtml(same: string, own: Own, render: (own: Own) => string): string {
  if (same.length > LONGEST || !PLAIN.test(own.held) || !PLAIN.test(own.nonce)) return render(own)
  let pieces = kept.get(same)
  if (!pieces) {
    pieces = render(MARKS).split(MARK)
    // Each of them must be there, or it is another page than this one.
    if (new Set(pieces.filter((piece) => NAMES.has(piece))).size < NAMES.size) return render(own)
    kept.set(same, pieces)
  }
  return pieces.map((piece) => ownPart(piece, own)).join('')
}

function ownPart(piece: string, own: Own): string {
  const name = NAMES.get(piece)
  return name ? String(own[name]) : piece
}

import { hash, type KeyObject } from 'node:crypto'
import { contentHash } from '#app/platform/keys/crypto.server.ts'
import type { Save } from './decide.ts'
import type { Fingerprint, Fingerprints } from './merge.ts'
import { isAnswered, type Row, type SectionData, type Value } from '../values.ts'

/** Of a hash in base64url: 72 bits tell the answers to one question apart. */
const LENGTH = 12

/** So many of one person: those of a long section and of what is being typed in it. */
const MOST_KNOWN = 200

/**
 * Fingerprints that were made under a key, as long as the process has that key, by a plain hash of what they
 * are of: who types saves the same answers again and again but for one, and a keyed hash takes ten times as
 * long. No answers are kept.
 */
const knownUnder = new WeakMap<KeyObject, Map<string, string>>()

function knownOf(key: KeyObject): Map<string, string> {
  let known = knownUnder.get(key)
  if (!known || known.size >= MOST_KNOWN) knownUnder.set(key, (known = new Map<string, string>()))
  return known
}

/** Two that are alike by chance are as likely as two equal ids. */
const nameOf = (said: string): string => hash('sha256', said, 'buffer').toString('latin1', 0, 16)

/**
 * Makes the fingerprints of one person's answers: hashes under a key of that person, so that a page,
 * a draft in a browser and a post that waits tell nothing about the answers that they were made from.
 *
 * What was asked once is remembered: most of what a form says is what is stored, and each is asked of often.
 *
 * @param scope what the questions belong to, such as a section: equal answers elsewhere look different
 */
export function fingerprintsUnder(key: KeyObject, scope: string): Fingerprint {
  const printOf = (question: string, part: unknown) => {
    const said = JSON.stringify(['answer', scope, question, part])
    const known = knownOf(key)
    const name = nameOf(said)
    const print = known.get(name) ?? contentHash(key, said).toString('base64url').slice(0, LENGTH)
    known.set(name, print)
    return print
  }
  const asked = new Map<string, { value: Value | undefined; prints: readonly string[] }[]>()
  return (question, value) => {
    if (!isAnswered(value)) return []
    const before = asked.get(question) ?? []
    const same = before.find((one) => one.value === value)
    if (same) return same.prints
    const prints = fingerprintParts(value).map((part) => printOf(question, part))
    asked.set(question, [...before, { value, prints }])
    return prints
  }
}

/** The rows of a list, each by the cells that are filled in; any other answer is one part. */
const fingerprintParts = (value: Value | undefined): unknown[] =>
  isRows(value)
    ? value.map((row) =>
        Object.entries(row)
          .filter(([, cell]) => cell)
          .toSorted(),
      )
    : [value]

const isRows = (value: Value | undefined): value is Row[] =>
  Array.isArray(value) && typeof value[0] === 'object'

/** Fingerprints of all answers, by question; one that is open has none. */
export const fingerprintsOf = (fingerprint: Fingerprint, data: SectionData): Fingerprints =>
  Object.fromEntries(
    Object.entries(data).flatMap(([question, value]) => {
      const prints = fingerprint(question, value)
      return prints.length > 0 ? [[question, prints]] : []
    }),
  )

/**
 * What a save says, as short as the fingerprints that deciding on it needs anyway: by what one that comes again
 * is known, also in what it leaves open.
 */
export const saidIn = (fingerprint: Fingerprint, data: Save['data']): unknown =>
  Object.entries(data).map(([question, value]) => [question, fingerprint(question, value)])

/** Fingerprints as a form carries them: 'music:hhh contacts:hhh.hhh'. */
export const fingerprintText = (prints: Fingerprints): string =>
  Object.entries(prints)
    .filter(([, parts]) => parts.length > 0)
    .map(([question, parts]) => `${question}:${parts.join('.')}`)
    .join(' ')

/** Fingerprints of all answers, as a form carries them. */
export const fingerprintTextOf = (fingerprint: Fingerprint, data: SectionData): string =>
  fingerprintText(fingerprintsOf(fingerprint, data))

const ENTRY = /^(\w{1,50}):([\w-]{12}(?:\.[\w-]{12}){0,999})$/
const LONGEST = 64 * 1024

/** Reads what `fingerprintText` made; undefined for anything else, which is as if nothing was said. */
export function readFingerprints(text: unknown): Fingerprints | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  const entries = text === '' ? [] : text.split(' ').map((entry) => ENTRY.exec(entry))
  if (entries.includes(null)) return undefined
  return Object.fromEntries(
    entries.map((entry) => [entry?.[1] ?? '', entry?.[2]?.split('.') ?? []]),
  )
}

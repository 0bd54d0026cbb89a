/** Whether a booklet is as the register signed it. Needs nothing but public keys: no settings, no database. */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { type Format, type Scanned, scanner } from './scan.server.ts'

const day = z.iso.date()

/** Days are those of UTC, both included. `x`: the 32 bytes in base64url, as in a JWK (RFC 8037). */
const publicKey = z.object({
  id: z.string().min(1),
  algorithm: z.literal('Ed25519'),
  x: z.string().regex(/^[\w-]{43}$/),
  from: day,
  until: day.nullable(),
})

/** Keys by which the register signs or signed, as it publishes them. */
export const publishedKeys = z.object({ keys: z.array(publicKey).min(1) })

export type PublicKey = z.infer<typeof publicKey>

const always = {
  key: z.string(),
  signedOn: day,
  number: z.string(),
  name: z.string(),
  sha256: z.string(),
}

/** What is signed of a booklet: nothing that the paper itself does not say, and which bytes it goes with. */
const ofBooklet = z.object({
  ...always,
  // 'relative': of what one contact reads after a death.
  part: z.enum(['booklet', 'confidential', 'relative']),
  version: z.int(),
  confirmedAt: z.iso.datetime(),
})

/** The same of the data of an account; its number is empty where there are no wishes. */
const ofExport = z.object({ ...always, part: z.literal('export'), exportedAt: z.iso.datetime() })

const statement = z.discriminatedUnion('part', [ofBooklet, ofExport])

export type BookletStatement = z.infer<typeof ofBooklet>
export type ExportStatement = z.infer<typeof ofExport>
export type Statement = BookletStatement | ExportStatement

/**
 * genuine: every byte is as it was signed. changed: something in it is not. appended: it is, but
 * something was put behind it, which may change what is seen. truncated: the end is missing. swapped:
 * the signature is that of another version or another person. forged: the register did not make the
 * signature. unknownKey: it names a key that is not among those given. keyOver: it was made outside
 * the days of its key. unsigned: a file without a signature. otherFile: no PDF, and no data of an account.
 */
export type Verdict =
  | { state: 'genuine' | 'keyOver'; said: Statement; key: PublicKey }
  | { state: 'appended'; said: Statement }
  | { state: 'unknownKey'; id: string }
  | { state: 'changed' | 'truncated' | 'swapped' | 'forged' | 'unsigned' | 'otherFile' }

/** Tells a key by: SHA-256 of its 32 bytes in hexadecimal, in eight groups. */
export const fingerprintOf = ({ x }: Pick<PublicKey, 'x'>): string =>
  hashOf(Buffer.from(x, 'base64url')).replaceAll(/.{8}(?=.)/g, '$& ')

/** Begins the line behind the PDF: a comment, which readers pass over. */
export const MARK = '\n%Wensenregister-handtekening-1 '

/** Before what is signed, so that a signature of something else never fits. */
const PURPOSE = 'wensenregister booklet 1\n'

/** The bytes that the key signs. */
export const signedText = (encoded: string): Buffer => Buffer.from(PURPOSE + encoded)

/** What a PDF says of itself among its keywords: that there is a signature, and with which version. */
export const keywordOf = ({
  number,
  version,
  part,
}: Pick<BookletStatement, 'number' | 'version' | 'part'>) =>
  `wensenregister-getekend/${number}/${version}/${part}`

/** Nothing of it is longer than what goes along from one piece of a file to the next. */
const KEYWORD = /wensenregister-getekend\/[^/<\s()]{1,40}\/\d{1,9}\/[a-z]{1,20}/

/**
 * How a file goes on behind the signature: as the PDF ended, so that readers find their way.
 *
 * @returns null when these are not the bytes of a whole PDF
 */
export function endOf(pdf: Uint8Array): Buffer | null {
  const last = Buffer.from(pdf.subarray(-64)).toString('latin1')
  const [, place] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(last) ?? []
  return place === undefined ? null : Buffer.from(`startxref\n${place}\n%%EOF\n`)
}

const PDF: Format = {
  name: 'pdf',
  begins: '%PDF-',
  mark: MARK,
  until: '\n',
  keyword: KEYWORD,
  isPromise: true,
  isWhole: (last) => endOf(last) !== null,
  endOf,
}

/** Ends the data of an account, which are indented by two: no text in them holds such a line. */
export const JSON_END = '\n}\n'

/** Before the signature, which is the last property. */
export const JSON_MARK = ',\n  "signature": "'

const exportedAt = (moment: string) => `"exportedAt": "${moment}"`

const JSON_FORMAT: Format = {
  name: 'json',
  begins: '{\n  "format": "wensenregister"',
  mark: JSON_MARK,
  until: '"',
  keyword: /"exportedAt": "[\d:.TZ-]{20,30}"/,
  // Those of before say when they were made, and were not signed.
  isPromise: false,
  isWhole: (last) => last.toString('latin1').endsWith(JSON_END),
  endOf: () => Buffer.from(JSON_END),
}

/** SHA-256 in hexadecimal, as the register signs it and anyone can check it. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/**
 * Begins to look at a file that comes in pieces, in little memory.
 *
 * @returns `add` takes the next piece, `verdict` says what became of the file since it was signed
 */
export function verifier(keys: readonly PublicKey[]) {
  const { add, end } = scanner([PDF, JSON_FORMAT])
  return { add, verdict: (): Verdict => judged(end(), keys) }
}

/** Looks at a file and says what became of it since it was signed. */
export function verifyBooklet(file: Uint8Array, keys: readonly PublicKey[]): Verdict {
  const { add, verdict } = verifier(keys)
  add(file)
  return verdict()
}

function judged(scanned: Scanned | null, keys: readonly PublicKey[]): Verdict {
  if (!scanned) return { state: 'otherFile' }
  const { format, last, keyword, signature: found } = scanned
  if (!found) {
    const isPromised = format.isPromise && keyword !== undefined
    return { state: format.isWhole(last) && !isPromised ? 'unsigned' : 'truncated' }
  }
  const to = found.behind.indexOf(format.until)
  if (to < 0) return { state: 'truncated' }
  const line = found.behind.toString('latin1', 0, to)
  const [, encoded = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(line) ?? []
  const said = statementIn(encoded)
  if (!said) return { state: 'changed' }
  const key = keys.find(({ id }) => id === said.key)
  if (!key) return { state: 'unknownKey', id: said.key }
  if (!isSigned(encoded, signature, key)) return { state: 'forged' }
  if (found.sha256 !== said.sha256) {
    const isOther = found.keyword !== undefined && found.keyword !== ownWords(said)
    return { state: isOther ? 'swapped' : 'changed' }
  }
  const rest = { bytes: found.behind.subarray(to + 1), length: found.length - to - 1 }
  return endJudged(format.endOf(found.last), rest, said, key)
}

/** What a file with this signature says of itself. */
const ownWords = (said: Statement) =>
  said.part === 'export' ? exportedAt(said.exportedAt) : keywordOf(said)

/** Of a file of which all that was signed is as it was. */
function endJudged(
  end: Buffer | null,
  rest: { bytes: Buffer; length: number },
  said: Statement,
  key: PublicKey,
): Verdict {
  if (!end) return { state: 'changed' }
  if (rest.length < end.length && end.indexOf(rest.bytes) === 0) return { state: 'truncated' }
  if (!rest.bytes.subarray(0, end.length).equals(end)) return { state: 'changed' }
  if (rest.length > end.length) return { state: 'appended', said }
  const isOver = said.signedOn < key.from || (key.until !== null && said.signedOn > key.until)
  return { state: isOver ? 'keyOver' : 'genuine', said, key }
}

function statementIn(encoded: string): Statement | null {
  try {
    const text = Buffer.from(encoded, 'base64url').toString()
    return statement.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function isSigned(encoded: string, signature: string, { x }: PublicKey): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  // There is one way to write it: else its last sign could be changed unseen.
  if (bytes.toString('base64url') !== signature) return false
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, signedText(encoded), key, bytes)
}

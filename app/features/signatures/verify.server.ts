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

/** What is signed: nothing that the paper itself does not say, and which bytes it goes with. */
const statement = z.object({
  key: z.string(),
  signedOn: day,
  part: z.enum(['booklet', 'confidential']),
  number: z.string(),
  name: z.string(),
  version: z.int(),
  confirmedAt: z.iso.datetime(),
  sha256: z.string(),
})

export type Statement = z.infer<typeof statement>

/**
 * genuine: every byte is as it was signed. changed: something in it is not. appended: it is, but
 * something was put behind it, which may change what is seen. truncated: the end is missing. swapped:
 * the signature is that of another version or another person. forged: the register did not make the
 * signature. unknownKey: it names a key that is not among those given. keyOver: it was made outside
 * the days of its key. unsigned: a PDF without a signature. noPdf: something else.
 */
export type Verdict =
  | { state: 'genuine' | 'keyOver'; said: Statement; key: PublicKey }
  | { state: 'appended'; said: Statement }
  | { state: 'unknownKey'; id: string }
  | { state: 'changed' | 'truncated' | 'swapped' | 'forged' | 'unsigned' | 'noPdf' }

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
}: Pick<Statement, 'number' | 'version' | 'part'>) =>
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
  endOf,
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
  const { add, end } = scanner([PDF])
  return { add, verdict: (): Verdict => judged(end(), keys) }
}

/** Looks at a file and says what became of it since it was signed. */
export function verifyBooklet(file: Uint8Array, keys: readonly PublicKey[]): Verdict {
  const { add, verdict } = verifier(keys)
  add(file)
  return verdict()
}

function judged(scanned: Scanned | null, keys: readonly PublicKey[]): Verdict {
  if (!scanned) return { state: 'noPdf' }
  const { format, last, keyword, signature: found } = scanned
  if (!found) return { state: format.endOf(last) && !keyword ? 'unsigned' : 'truncated' }
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
    const isOther = found.keyword !== undefined && found.keyword !== keywordOf(said)
    return { state: isOther ? 'swapped' : 'changed' }
  }
  const rest = { bytes: found.behind.subarray(to + 1), length: found.length - to - 1 }
  return endJudged(format.endOf(found.last), rest, said, key)
}

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

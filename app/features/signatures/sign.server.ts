import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'
import {
  type BookletStatement,
  endOf,
  type ExportStatement,
  fingerprintOf,
  hashOf,
  JSON_END,
  JSON_MARK,
  MARK,
  type PublicKey,
  signedText,
  type Statement,
} from './verify.server.ts'

type SigningKey = { id: string; from: string; key: KeyObject }

/** What stands before the 32 bytes of a key in PKCS 8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

let known: SigningKey | undefined

function signingKey(): SigningKey {
  known ??= keyIn(env().SIGNING_KEY)
  return known
}

/** A key as its setting has it. */
export function keyIn(setting: string): SigningKey {
  const [id = '', from = '', seed = ''] = setting.split(':')
  const der = Buffer.concat([PKCS8, Buffer.from(seed, 'base64')])
  return { id, from, key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) }
}

/** What others need to check a signature by it. */
export function publicOf({ id, from, key }: SigningKey): PublicKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return { id, algorithm: 'Ed25519', x, from, until: null }
}

/** Keys of before, or of those to come. */
const otherKeys = (): PublicKey[] =>
  env().OTHER_SIGNING_KEYS.map((setting) => {
    const [id = '', from = '', until = '', x = ''] = setting.split(':')
    return { id, algorithm: 'Ed25519', x, from, until: until || null }
  })

/** The keys by which anyone can check what the register signed, the newest first. */
export const publicKeys = (): PublicKey[] => [publicOf(signingKey()), ...otherKeys()]

/** The key that signs now, as its fingerprint. */
export const ownFingerprint = (): string => fingerprintOf(publicOf(signingKey()))

type Unsigned<S extends Statement> = Omit<S, 'key' | 'signedOn' | 'sha256'>

/** What the signature of a booklet says, but for what follows from the key and the bytes. */
export type ToSign = Unsigned<BookletStatement>

/** The same of the data of an account. */
export type ExportToSign = Unsigned<ExportStatement>

/** A statement and its signature, as a file holds them. */
function signatureOf(
  about: ToSign | ExportToSign,
  sha256: string,
  now: Date,
  by: SigningKey,
): string {
  const said: Statement = { key: by.id, signedOn: now.toISOString().slice(0, 10), ...about, sha256 }
  const encoded = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${encoded}.${sign(null, signedText(encoded), by.key).toString('base64url')}`
}

/**
 * Signs a PDF: a line of comment behind it, and its own end once more.
 *
 * @throws when these are not the bytes of a PDF
 */
export function signBooklet(
  pdf: Uint8Array,
  about: ToSign,
  now: Date,
  by: SigningKey = signingKey(),
): Uint8Array {
  const end = endOf(pdf)
  if (!end) throw new Error('not the end of a PDF')
  const signature = signatureOf(about, hashOf(pdf), now, by)
  return Buffer.concat([pdf, Buffer.from(`${MARK}${signature}\n`), end])
}

/**
 * Signs the data of an account while they are written: the signature is their last property, over every
 * byte before it.
 *
 * @param pieces of JSON that is indented by two and ends with a line break
 * @throws when it does not end so
 */
export async function* signedJson(
  pieces: AsyncIterable<string>,
  about: ExportToSign,
  now: Date,
  by: SigningKey = signingKey(),
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([held, Buffer.from(piece)])
    const ready = bytes.subarray(0, Math.max(0, bytes.length - JSON_END.length))
    held = bytes.subarray(ready.length)
    hash.update(ready)
    yield ready
  }
  if (held.toString() !== JSON_END) throw new Error('not the end of an object')
  const signature = signatureOf(about, hash.digest('hex'), now, by)
  yield Buffer.from(`${JSON_MARK}${signature}"${JSON_END}`)
}

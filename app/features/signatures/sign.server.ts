import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'
import {
  endOf,
  fingerprintOf,
  hashOf,
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

/** What a signature says, but for what follows from the key and the bytes. */
export type ToSign = Omit<Statement, 'key' | 'signedOn' | 'sha256'>

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
  const signedOn = now.toISOString().slice(0, 10)
  const said: Statement = { key: by.id, signedOn, ...about, sha256: hashOf(pdf) }
  const encoded = Buffer.from(JSON.stringify(said)).toString('base64url')
  const signature = sign(null, signedText(encoded), by.key).toString('base64url')
  return Buffer.concat([pdf, Buffer.from(`${MARK}${encoded}.${signature}\n`), end])
}

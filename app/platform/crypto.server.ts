import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { env } from './env.server.ts'

/**
 * Sealing: AES-256-GCM, stored as format (1 byte), nonce (12), tag (16), ciphertext. What a value
 * belongs to (table, row, person) is authenticated with it, so that a sealed value moved to another
 * row does not open.
 */
const FORMAT = 1
const NONCE = 12
const TAG = 16

/** Seals a text or bytes with a data key. `belongsTo` must be given again to open it. */
export function seal(key: KeyObject, plain: string | Uint8Array, belongsTo: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(belongsTo))
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  const last = cipher.final()
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body, last])
}

/**
 * Opens what `seal` made.
 *
 * @throws when the key or `belongsTo` differs, or a byte was changed
 */
export function open(key: KeyObject, sealed: Uint8Array, belongsTo: string): Buffer {
  if (sealed[0] !== FORMAT) throw new Error('unknown format of a sealed value')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE), {
    authTagLength: TAG, // a shorter one, of a value that was cut off, could be guessed
  })
  decipher.setAAD(Buffer.from(belongsTo))
  decipher.setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE + TAG)), decipher.final()])
}

/** Seals a value as JSON. */
export const sealJson = (key: KeyObject, value: unknown, belongsTo: string): Buffer =>
  seal(key, JSON.stringify(value), belongsTo)

/** Opens what `sealJson` made. The caller knows the shape: it sealed the value itself. */
export const openJson = <T>(key: KeyObject, sealed: Uint8Array, belongsTo: string): T =>
  JSON.parse(open(key, sealed, belongsTo).toString('utf8')) as T

type MasterKey = { name: string; key: KeyObject }

let masters: MasterKey[] | undefined

/** Newest first. The first wraps; all unwrap, so that a master key can be replaced step by step. */
function masterKeys(): MasterKey[] {
  masters ??= env().MASTER_KEYS.map((entry) => {
    const [name = '', encoded = ''] = entry.split(':')
    return { name, key: createSecretKey(Buffer.from(encoded, 'base64')) }
  })
  return masters
}

/** Makes a new data key, wrapped by the current master key for storage. */
export function newWrappedKey(belongsTo: string): Buffer {
  return wrapKey(randomBytes(32), belongsTo)
}

function newestMaster(): MasterKey {
  const [master] = masterKeys()
  if (!master) throw new Error('no master key')
  return master
}

/** The name of the master key that wraps what is sealed from now on. */
export const currentMasterKey = (): string => newestMaster().name

function wrapKey(raw: Uint8Array, belongsTo: string): Buffer {
  const master = newestMaster()
  const name = Buffer.from(master.name)
  return Buffer.concat([Buffer.of(name.length), name, seal(master.key, raw, belongsTo)])
}

function unwrapRaw(wrapped: Buffer, belongsTo: string): Buffer {
  const end = 1 + (wrapped[0] ?? 0)
  const name = wrapped.subarray(1, end).toString()
  const master = masterKeys().find((candidate) => candidate.name === name)
  if (!master) throw new Error(`master key '${name}' is not in MASTER_KEYS`)
  return open(master.key, wrapped.subarray(end), belongsTo)
}

/** Wraps a data key anew with the current master key; undefined when it already is. */
export function rewrapKey(wrapped: Buffer, belongsTo: string): Buffer | undefined {
  const name = wrapped.subarray(1, 1 + (wrapped[0] ?? 0)).toString()
  if (name === currentMasterKey()) return undefined
  return wrapKey(unwrapRaw(wrapped, belongsTo), belongsTo)
}

const CACHE_SIZE = 2000
const cache = new Map<string, KeyObject>()

/**
 * The data key in a wrapped key. Kept in memory by its holder and its wrapped form (a cached
 * KeyObject saves unwrapping on every read); once the stored row is gone nobody can ask for it.
 */
export function unwrapKey(wrapped: Buffer, belongsTo: string): KeyObject {
  const id = `${belongsTo} ${wrapped.toString('latin1')}`
  const known = cache.get(id)
  if (known) return known
  const key = createSecretKey(unwrapRaw(wrapped, belongsTo))
  const oldest = cache.size >= CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(id, key)
  return key
}

/** A secret to hand out: 256 random bits, safe in a URL. Store only its `tokenHash`. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Keyed hash under a data key: tells whether two contents are equal, and nothing to others. */
export const contentHash = (key: KeyObject, content: string): Buffer =>
  createHmac('sha256', key).update(content).digest()

const derived = new Map<string, Buffer>()

/**
 * Keyed hash for look-ups by something personal (an e-mail address as a limiter's key). Derived
 * from the oldest master key, which stays the same while newer ones are put before it.
 */
export function blindHash(purpose: string, value: string): string {
  const oldest = masterKeys().at(-1)
  if (!oldest) throw new Error('no master key')
  const key = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', oldest.key, '', purpose, 32))
  derived.set(purpose, key)
  return createHmac('sha256', key).update(value).digest('base64url')
}

/** Seals something that belongs to the application itself, such as a mail that waits. */
export const sealForSystem = (value: unknown, belongsTo: string): Buffer => {
  const wrapped = newWrappedKey(belongsTo)
  const sealed = sealJson(createSecretKey(unwrapRaw(wrapped, belongsTo)), value, belongsTo)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(wrapped.length)
  return Buffer.concat([length, wrapped, sealed])
}

/** Opens what `sealForSystem` made. */
export function openForSystem<T>(sealed: Buffer, belongsTo: string): T {
  const end = 2 + sealed.readUInt16BE(0)
  const key = createSecretKey(unwrapRaw(sealed.subarray(2, end), belongsTo))
  return openJson<T>(key, sealed.subarray(end), belongsTo)
}

/** Wraps the key in what `sealForSystem` made anew; undefined when the current master key wraps it. */
export function rewrapForSystem(sealed: Buffer, belongsTo: string): Buffer | undefined {
  const end = 2 + sealed.readUInt16BE(0)
  const wrapped = rewrapKey(sealed.subarray(2, end), belongsTo)
  if (!wrapped) return undefined
  const length = Buffer.alloc(2)
  length.writeUInt16BE(wrapped.length)
  return Buffer.concat([length, wrapped, sealed.subarray(end)])
}

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
import { env } from '../env.server.ts'
import { Unavailable } from '../unavailable.server.ts'

/**
 * Sealed: format (1 byte), nonce (12), tag (16), ciphertext. `belongsTo` (table, row, person) is
 * authenticated: a value moved to another row does not open.
 */
const FORMAT = 1
const NONCE = 12
const TAG = 16

/** Encrypts (AES-256-GCM). @param belongsTo must be given again to open it: 'table id' */
export function seal(key: KeyObject, plain: string | Uint8Array, belongsTo: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(belongsTo))
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  const last = cipher.final()
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body, last])
}

/** What goes with a data key that is being replaced, or was. */
type Others = {
  /** Opens what was sealed by the key before, or by the one to come. */
  opens?: KeyObject
  /** Hashes, as the first key of this holder did. */
  hashes: KeyObject
}
const othersOf = new WeakMap<KeyObject, Others>()

/**
 * Decrypts; what the other key of a replacement sealed as well.
 *
 * @throws when the key or `belongsTo` differs, or a byte was changed
 */
export function openSealed(key: KeyObject, sealed: Uint8Array, belongsTo: string): Buffer {
  const other = othersOf.get(key)?.opens
  try {
    return openBy(key, sealed, belongsTo)
  } catch (error) {
    if (!other) throw error
    return openBy(other, sealed, belongsTo)
  }
}

function openBy(key: KeyObject, sealed: Uint8Array, belongsTo: string): Buffer {
  if (sealed[0] !== FORMAT) throw new Error('unknown format of a sealed value')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE), {
    authTagLength: TAG, // a shorter one, of a value that was cut off, could be guessed
  })
  decipher.setAAD(Buffer.from(belongsTo))
  decipher.setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE + TAG)), decipher.final()])
}

/** The same for whatever JSON can hold. */
export const sealJson = (key: KeyObject, value: unknown, belongsTo: string): Buffer =>
  seal(key, JSON.stringify(value), belongsTo)

/** Opens what `sealJson` sealed; that it is a `T` is believed. @throws as `openSealed` */
export const openJson = <T>(key: KeyObject, sealed: Uint8Array, belongsTo: string): T =>
  JSON.parse(openSealed(key, sealed, belongsTo).toString('utf8')) as T

/** A key, and the name by which it is known in what it sealed. */
export type NamedKey = { name: string; key: KeyObject }

/**
 * Reads keys.
 *
 * @param entries of a setting: a name and 32 bytes in base64, with a colon between them
 */
export const namedKeys = (entries: readonly string[]): NamedKey[] =>
  entries.map((entry) => {
    const [name = '', encoded = ''] = entry.split(':')
    return { name, key: createSecretKey(Buffer.from(encoded, 'base64')) }
  })

let masters: NamedKey[] | undefined

/** Newest first. The first wraps; all unwrap, so that a master key can be replaced step by step. */
function masterKeys(): NamedKey[] {
  const entries = env().MASTER_KEYS
  if (!masters && entries.some((entry) => entry.includes(':kms:')))
    throw new Unavailable('the master keys did not come from KMS')
  masters ??= namedKeys(entries)
  return masters
}

/** Takes the master keys that KMS opened; undefined: there are none any more. */
export function setMasterKeys(keys: NamedKey[] | undefined) {
  masters = keys
  cache.clear()
  derived.clear()
}

/** The names of the master keys that this process has, the newest first. */
export const masterKeyNames = (): string[] => masterKeys().map(({ name }) => name)

/** Makes a key of 256 bits, wrapped by the current master key. */
export function newWrappedKey(belongsTo: string): Buffer {
  return wrapKey(randomBytes(32), belongsTo)
}

function newestMaster(): NamedKey {
  const [master] = masterKeys()
  if (!master) throw new Error('no master key')
  return master
}

/** The name of the master key that wraps new ones, the first of `MASTER_KEYS`. */
export const currentMasterKey = (): string => newestMaster().name

function wrapKey(raw: Uint8Array, belongsTo: string): Buffer {
  const master = newestMaster()
  const name = Buffer.from(master.name)
  return Buffer.concat([Buffer.of(name.length), name, seal(master.key, raw, belongsTo)])
}

/** What was wrapped by a master key that the settings do not have. */
export class UnknownMasterKey extends Error {}

function unwrapRaw(wrapped: Buffer, belongsTo: string): Buffer {
  const end = 1 + (wrapped[0] ?? 0)
  const name = wrapped.subarray(1, end).toString()
  const master = masterKeys().find((candidate) => candidate.name === name)
  if (!master) throw new UnknownMasterKey(`master key '${name}' is not in MASTER_KEYS`)
  return openSealed(master.key, wrapped.subarray(end), belongsTo)
}

/** Wraps a key by the current master key; undefined when that wraps it already. */
export function rewrapKey(wrapped: Buffer, belongsTo: string): Buffer | undefined {
  const name = wrapped.subarray(1, 1 + (wrapped[0] ?? 0)).toString()
  if (name === currentMasterKey()) return undefined
  return wrapKey(unwrapRaw(wrapped, belongsTo), belongsTo)
}

const CACHE_SIZE = 2000
const cache = new Map<string, KeyObject>()

/** Unwraps a key, cached by holder and wrapped form; once the row is gone nobody can ask for it. */
export function unwrapKey(wrapped: Buffer, belongsTo: string): KeyObject {
  const id = `${belongsTo} ${wrapped.toString('latin1')}`
  const known = cache.get(id)
  if (known) return known
  const key = keyOf(unwrapRaw(wrapped, belongsTo))
  const oldest = cache.size >= CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(id, key)
  return key
}

const BYTES = 32

/**
 * A wrapped data key is one of these, each part 32 bytes:
 *
 *     key                      seals, opens and hashes
 *     key, other, hashing      seals; opens too; hashes: while it is replaced
 *     key, hashing             was replaced
 *
 * Hashes stay: codes on paper, forms that are open and the newest version are known by them.
 */
function keyOf(raw: Buffer): KeyObject {
  const [key, other, hashing] = partsOf(raw).map((part) => createSecretKey(part))
  if (!key) throw new Error('a data key without a key')
  if (hashing && other) othersOf.set(key, { opens: other, hashes: hashing })
  else if (other) othersOf.set(key, { hashes: other })
  return key
}

const partsOf = (raw: Buffer): Buffer[] =>
  Array.from({ length: raw.length / BYTES }, (_, place) =>
    raw.subarray(place * BYTES, (place + 1) * BYTES),
  )

/** The steps in which a data key is replaced: each gives the wrapped key after it. */
const REPLACING = {
  /** Makes a new key, which opens from now on and seals nothing yet. */
  add: ([key, hashing = key]: Buffer[]) => [key, randomBytes(BYTES), hashing],
  /** From now on the new one seals, and the old one opens. */
  turn: ([key, other, hashing]: Buffer[]) => [other, key, hashing],
  /** Destroys the old one, but for its hashes. */
  drop: ([key, , hashing]: Buffer[]) => [key, hashing],
} satisfies Record<string, (parts: Buffer[]) => (Buffer | undefined)[]>

/**
 * Takes a step in replacing a data key.
 *
 * @param belongsTo as it was wrapped with
 * @returns the key as it is stored then, wrapped by the current master key
 * @throws when it is not where that step begins
 */
export function replaceStep(
  wrapped: Buffer,
  belongsTo: string,
  step: keyof typeof REPLACING,
): Buffer {
  const parts = partsOf(unwrapRaw(wrapped, belongsTo))
  if ((parts.length === 3) !== (step !== 'add'))
    throw new Error(`a data key of ${parts.length} parts cannot ${step}`)
  return wrapKey(
    Buffer.concat(REPLACING[step](parts).filter((part) => part !== undefined)),
    belongsTo,
  )
}

/**
 * Seals by the key that seals now; undefined when that sealed it already.
 *
 * @throws when neither key of a replacement opens it
 */
export function sealAnew(
  key: KeyObject,
  sealed: Uint8Array,
  belongsTo: string,
): Buffer | undefined {
  try {
    openBy(key, sealed, belongsTo)
    return undefined
  } catch {
    return seal(key, openSealed(key, sealed, belongsTo), belongsTo)
  }
}

/** Makes 256 random bits, safe in a URL. Store its `tokenHash` only. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. Not keyed: a token cannot be guessed. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A keyed hash that tells whether two contents are equal, and nothing to others. */
export const contentHash = (key: KeyObject, content: string): Buffer =>
  createHmac('sha256', othersOf.get(key)?.hashes ?? key)
    .update(content)
    .digest()

const derived = new Map<string, Buffer>()

/** A hash keyed by the oldest master key, which stays when newer ones come before it. */
export function blindHash(purpose: string, value: string): string {
  const oldest = masterKeys().at(-1)
  if (!oldest) throw new Error('no master key')
  const key = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', oldest.key, '', purpose, 32))
  derived.set(purpose, key)
  return createHmac('sha256', key).update(value).digest('base64url')
}

/** Seals what belongs to the application itself, such as a mail that waits. */
export const sealForSystem = (value: unknown, belongsTo: string): Buffer => {
  const wrapped = newWrappedKey(belongsTo)
  const sealed = sealJson(createSecretKey(unwrapRaw(wrapped, belongsTo)), value, belongsTo)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(wrapped.length)
  return Buffer.concat([length, wrapped, sealed])
}

/**
 * Opens what `sealForSystem` sealed; that it is a `T` is believed.
 *
 * @throws when it belongs elsewhere, was changed, or its master key is not in `MASTER_KEYS`
 */
export function openForSystem<T>(sealed: Buffer, belongsTo: string): T {
  const end = 2 + sealed.readUInt16BE(0)
  const key = createSecretKey(unwrapRaw(sealed.subarray(2, end), belongsTo))
  return openJson<T>(key, sealed.subarray(end), belongsTo)
}

/** Seals by the current master key; undefined when that sealed it already. */
export function rewrapForSystem(sealed: Buffer, belongsTo: string): Buffer | undefined {
  const end = 2 + sealed.readUInt16BE(0)
  const wrapped = rewrapKey(sealed.subarray(2, end), belongsTo)
  if (!wrapped) return undefined
  const length = Buffer.alloc(2)
  length.writeUInt16BE(wrapped.length)
  return Buffer.concat([length, wrapped, sealed.subarray(end)])
}

import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { namedKeys, openJson, sealJson } from './crypto.server.ts'
import { env } from '../env.server.ts'

/** What a search goes by has keys apart from the master keys: two of each in SEARCH_KEYS. */
type SearchKey = { name: string; hashes: KeyObject; seals: KeyObject }

let known: [SearchKey, ...SearchKey[]] | undefined

/**
 * The keys of the search, the newest first. The first is for what is written; all find, so that one
 * can be replaced.
 */
export function searchKeys(): [SearchKey, ...SearchKey[]] {
  if (known) return known
  const [newest, ...older] = namedKeys(env().SEARCH_KEYS).map(({ name, key }) => ({
    name,
    hashes: derived(key, 'hashes of search terms'),
    seals: derived(key, 'search results'),
  }))
  if (!newest) throw new Error('no search key')
  known = [newest, ...older]
  return known
}

const derived = (key: KeyObject, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))

/**
 * 64 bits of a keyed hash, as a whole number of PostgreSQL. Without the key nothing tells what it
 * is of.
 */
export const searchHash = ({ hashes }: SearchKey, term: string): string =>
  createHmac('sha256', hashes).update(term).digest().readBigInt64BE(0).toString()

/** Seals by the newest search key, whose name stands before what it sealed. */
export function sealForSearch(value: unknown, belongsTo: string): Buffer {
  const [{ name, seals }] = searchKeys()
  return Buffer.concat([
    Buffer.of(name.length),
    Buffer.from(name),
    sealJson(seals, value, belongsTo),
  ])
}

/**
 * Decrypts.
 *
 * @throws when its key is not in SEARCH_KEYS, `belongsTo` differs, or a byte was changed
 */
export function openForSearch<T>(sealed: Buffer, belongsTo: string): T {
  const end = 1 + (sealed[0] ?? 0)
  const name = sealed.subarray(1, end).toString()
  const key = searchKeys().find((one) => one.name === name)
  if (!key) throw new Error(`search key '${name}' is not in SEARCH_KEYS`)
  return openJson<T>(key.seals, sealed.subarray(end), belongsTo)
}

import { createSecretKey, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import {
  blindHash,
  contentHash,
  newWrappedKey,
  openSealed,
  openForSystem,
  openJson,
  randomToken,
  seal,
  sealForSystem,
  sealJson,
  tokenHash,
  unwrapKey,
} from './crypto.server.ts'

beforeEach(() => {
  vi.stubEnv('APP_DATABASE_URL', NO_DATABASE)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const PLACE = 'wish_sections 1 veer'
const key = createSecretKey(randomBytes(32))

describe('a sealed value', () => {
  test.each(['', 'a', 'Zoë 🕯️ שלום \0', 'x'.repeat(1_000_000)])('opens as it was', (text) => {
    expect(openSealed(key, seal(key, text, PLACE), PLACE).toString()).toBe(text)
  })

  test('may be bytes that are no text', () => {
    const bytes = randomBytes(1000)
    expect(openSealed(key, seal(key, bytes, PLACE), PLACE)).toEqual(bytes)
  })

  test('may be any JSON', () => {
    const value = { rows: [{ a: 'é' }], yes: true, number: 1.5, none: null }
    expect(openJson(key, sealJson(key, value, PLACE), PLACE)).toEqual(value)
  })

  test('is another one every time and shows nothing', () => {
    const [one, other] = [seal(key, 'geheim', PLACE), seal(key, 'geheim', PLACE)]
    expect(one.equals(other)).toBe(false)
    expect(one.toString('latin1')).not.toContain('geheim')
    expect(one.subarray(1, 13).equals(other.subarray(1, 13))).toBe(false)
  })

  test.each(['', 'wish_sections 1 steen', 'wish_sections 2 veer', `${PLACE} `])(
    'does not open as %j',
    (place) => {
      expect(() => openSealed(key, seal(key, 'geheim', PLACE), place)).toThrow('authenticate')
    },
  )

  test('does not open with another key', () => {
    const other = createSecretKey(randomBytes(32))
    expect(() => openSealed(other, seal(key, 'geheim', PLACE), PLACE)).toThrow('authenticate')
  })

  const sealed = seal(key, 'geheim', PLACE)
  test.each(Array.from(sealed.keys()))('does not open with byte %i changed', (index) => {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => openSealed(key, changed, PLACE)).toThrow(index === 0 ? 'format' : 'authenticate')
  })

  test.each(Array.from(sealed.keys()))('does not open when cut off at %i', (length) => {
    expect(() => openSealed(key, sealed.subarray(0, length), PLACE)).toThrow(/./)
  })

  test('does not open with something added', () => {
    expect(() => openSealed(key, Buffer.concat([sealed, Buffer.of(0)]), PLACE)).toThrow(
      'authenticate',
    )
  })

  test('does not open with its tag shortened', () => {
    // A tag of four bytes could be guessed.
    const empty = seal(key, '', PLACE)
    for (const length of [4, 8, 12, 15])
      expect(() => openSealed(key, empty.subarray(0, 13 + length), PLACE)).toThrow(/tag/)
  })
})

const HOLDER = 'person_keys 1 personal'

describe('a data key', () => {
  test('is wrapped for its holder only', () => {
    const wrapped = newWrappedKey(HOLDER)
    expect(() => unwrapKey(wrapped, 'person_keys 2 personal')).toThrow('authenticate')
    const unwrapped = unwrapKey(wrapped, HOLDER)
    expect(
      openSealed(unwrapKey(wrapped, HOLDER), seal(unwrapped, 'a', PLACE), PLACE).toString(),
    ).toBe('a')
    // Also when the key is in memory already.
    expect(() => unwrapKey(wrapped, 'person_keys 2 personal')).toThrow('authenticate')
    expect(() => unwrapKey(wrapped, 'person_keys 1 secret')).toThrow('authenticate')
  })

  test('differs from every other', () => {
    const [one, other] = [newWrappedKey(HOLDER), newWrappedKey(HOLDER)].map((wrapped) =>
      unwrapKey(wrapped, HOLDER),
    )
    if (!one || !other) throw new Error('no key')
    expect(() => openSealed(other, seal(one, 'a', PLACE), PLACE)).toThrow('authenticate')
  })

  test('is not readable as it is stored', () => {
    const wrapped = newWrappedKey(HOLDER)
    const raw = unwrapKey(wrapped, HOLDER).export()
    expect(wrapped.includes(raw)).toBe(false)
  })

  test('with a byte changed does not unwrap', () => {
    const wrapped = newWrappedKey(HOLDER)
    for (const index of wrapped.keys()) {
      const changed = Buffer.from(wrapped)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => unwrapKey(changed, HOLDER), String(index)).toThrow(/./)
    }
  })
})

describe('a new master key', () => {
  const OLD = `oud:${Buffer.alloc(32, 1).toString('base64')}`
  const NEW = `nieuw:${Buffer.alloc(32, 2).toString('base64')}`

  /** The module as it is in a process with these master keys. */
  async function withKeys(...keys: string[]) {
    vi.resetModules()
    vi.stubEnv('MASTER_KEYS', keys.join(','))
    return import('./crypto.server.ts')
  }

  afterEach(() => {
    vi.resetModules()
  })

  test('wraps new keys, while the old one still opens what it wrapped', async () => {
    const wrapped = (await withKeys(OLD)).newWrappedKey(HOLDER)
    const both = await withKeys(NEW, OLD)
    const same = both.unwrapKey(wrapped, HOLDER)
    const rewrapped = both.rewrapKey(wrapped, HOLDER)
    if (!rewrapped) throw new Error('not wrapped anew')
    expect(both.rewrapKey(rewrapped, HOLDER)).toBeUndefined()
    expect(both.rewrapKey(both.newWrappedKey(HOLDER), HOLDER)).toBeUndefined()

    const only = await withKeys(NEW)
    expect(only.unwrapKey(rewrapped, HOLDER).export()).toEqual(same.export())
    expect(() => only.unwrapKey(rewrapped, 'person_keys 2 personal')).toThrow('authenticate')
    expect(() => only.unwrapKey(wrapped, HOLDER)).toThrow("master key 'oud' is not in MASTER_KEYS")
  })

  test('does not wrap anew for another holder', async () => {
    const wrapped = (await withKeys(OLD)).newWrappedKey(HOLDER)
    const both = await withKeys(NEW, OLD)
    expect(() => both.rewrapKey(wrapped, 'person_keys 2 personal')).toThrow('authenticate')
  })

  test('under an old name does not open what the old one wrapped', async () => {
    const wrapped = (await withKeys(OLD)).newWrappedKey(HOLDER)
    const other = await withKeys(`oud:${Buffer.alloc(32, 3).toString('base64')}`)
    expect(() => other.unwrapKey(wrapped, HOLDER)).toThrow('authenticate')
  })

  test('put before the old one leaves look-ups and waiting mail as they were', async () => {
    const old = await withKeys(OLD)
    const hash = old.blindHash('limit sign-in', 'a@example.nl')
    const sealed = old.sealForSystem({ to: 'a@example.nl' }, 'mails 1')
    const both = await withKeys(NEW, OLD)
    expect(both.blindHash('limit sign-in', 'a@example.nl')).toBe(hash)
    expect(both.openForSystem(sealed, 'mails 1')).toEqual({ to: 'a@example.nl' })
  })
})

describe('something of the application itself', () => {
  test('opens where it belongs and nowhere else', () => {
    const sealed = sealForSystem({ to: 'a@example.nl' }, 'mails 1')
    expect(sealed.toString('latin1')).not.toContain('example')
    expect(openForSystem(sealed, 'mails 1')).toEqual({ to: 'a@example.nl' })
    expect(() => openForSystem(sealed, 'mails 2')).toThrow('authenticate')
    expect(() => openForSystem(sealed.subarray(0, -1), 'mails 1')).toThrow('authenticate')
  })
})

describe('tokens and hashes', () => {
  test('a token has 256 bits, fits in a URL and is stored as its hash', () => {
    const token = randomToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(randomToken()).not.toBe(token)
    expect(tokenHash(token)).toHaveLength(32)
    expect(tokenHash(token)).toEqual(tokenHash(token))
    expect(tokenHash(randomToken())).not.toEqual(tokenHash(token))
  })

  test('a hash of contents tells equality to the holder of the key only', () => {
    const other = createSecretKey(randomBytes(32))
    expect(contentHash(key, 'a')).toEqual(contentHash(key, 'a'))
    expect(contentHash(key, 'a')).not.toEqual(contentHash(key, 'b'))
    expect(contentHash(key, 'a')).not.toEqual(contentHash(other, 'a'))
  })

  test('a look-up hash differs by purpose and does not show the address', () => {
    const hash = blindHash('limit sign-in', 'a@example.nl')
    expect(hash).toBe(blindHash('limit sign-in', 'a@example.nl'))
    expect(hash).not.toBe(blindHash('limit sign-up', 'a@example.nl'))
    expect(hash).not.toBe(tokenHash('a@example.nl').toString('base64url'))
    expect(hash).toMatch(/^[\w-]{43}$/)
  })
})

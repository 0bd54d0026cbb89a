import { createSecretKey, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openStream, sealStream } from './sealed-stream.server.ts'

const KEY = createSecretKey(Buffer.alloc(32, 1))
const CHUNK = 64 * 1024
const SEALED = CHUNK + 16
const HEADER = 8

const seal = (plain: Buffer, key = KEY, belongsTo = 'a 1') =>
  buffer(sealStream(key, Readable.from([plain]), belongsTo))
const open = (sealed: Buffer, { key = KEY, belongsTo = 'a 1', part = sealed.length || 1 } = {}) => {
  const parts = Array.from({ length: Math.ceil(sealed.length / part) }, (_, index) =>
    sealed.subarray(index * part, (index + 1) * part),
  )
  return buffer(openStream(key, Readable.from(parts), belongsTo))
}

describe('a sealed stream', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 1_000_003])(
    'of %i bytes opens to what it was',
    async (size) => {
      const plain = randomBytes(size)
      const sealed = await seal(plain)
      expect((await open(sealed)).equals(plain)).toBe(true)
      const pieces = Math.max(1, Math.ceil(size / CHUNK))
      expect(sealed.length).toBe(HEADER + size + pieces * 16)
    },
  )

  test.each([1, 7, 8, 9, 1000, SEALED])('opens in parts of %i bytes', async (part) => {
    const plain = randomBytes(part < 10 ? 3000 : 3 * CHUNK)
    expect((await open(await seal(plain), { part })).equals(plain)).toBe(true)
  })

  test('shows nothing of what it was, and is another each time', async () => {
    const plain = Buffer.from('geheim '.repeat(100))
    const [one, two] = [await seal(plain), await seal(plain)]
    expect(one.includes('geheim')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })

  const piece = (sealed: Buffer, index: number) =>
    sealed.subarray(HEADER + index * SEALED, HEADER + (index + 1) * SEALED)
  const flip = (sealed: Buffer, at: number) => {
    const copy = Buffer.from(sealed)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const head = (sealed: Buffer) => sealed.subarray(0, HEADER)

  const SPOILED: [what: string, spoil: (sealed: Buffer) => Buffer][] = [
    ['nothing left', () => Buffer.alloc(0)],
    ['only a part of its header', (sealed) => sealed.subarray(0, 5)],
    ['only its header', (sealed) => head(sealed)],
    ['its last byte cut off', (sealed) => sealed.subarray(0, -1)],
    ['its last piece cut off', (sealed) => sealed.subarray(0, HEADER + 2 * SEALED)],
    [
      'a piece left out',
      (sealed) => Buffer.concat([head(sealed), piece(sealed, 0), piece(sealed, 2)]),
    ],
    [
      'pieces that changed places',
      (sealed) =>
        Buffer.concat([head(sealed), piece(sealed, 1), piece(sealed, 0), piece(sealed, 2)]),
    ],
    [
      'a piece twice',
      (sealed) =>
        Buffer.concat([
          head(sealed),
          piece(sealed, 0),
          piece(sealed, 0),
          piece(sealed, 1),
          piece(sealed, 2),
        ]),
    ],
    ['a byte added', (sealed) => Buffer.concat([sealed, Buffer.of(0)])],
    ['another format', (sealed) => flip(sealed, 0)],
    ['another nonce', (sealed) => flip(sealed, 3)],
    ['a byte changed', (sealed) => flip(sealed, HEADER + 100)],
    ['a byte of a tag changed', (sealed) => flip(sealed, HEADER + SEALED - 1)],
    ['a byte changed at the end', (sealed) => flip(sealed, sealed.length - 1)],
  ]
  test.each(SPOILED)('with %s does not open', async (_what, spoil) => {
    const sealed = await seal(randomBytes(2 * CHUNK + 500))
    await expect(open(spoil(sealed))).rejects.toThrow(/./)
  })

  test('does not open with another key or for something else', async () => {
    const sealed = await seal(Buffer.from('x'))
    const key = createSecretKey(Buffer.alloc(32, 2))
    await expect(open(sealed, { key })).rejects.toThrow(/./)
    await expect(open(sealed, { belongsTo: 'a 2' })).rejects.toThrow(/./)
  })
})

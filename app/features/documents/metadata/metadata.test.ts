import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import exifr from 'exifr'
import { describe, expect, test } from 'vitest'
import { heic, jpegWith, pngWith, SECRET } from '#tests/fixtures/images.ts'
import { RefusedFile } from '../limits.ts'
import { cleanHeic } from './heic.server.ts'
import { cleanJpeg } from './jpeg.server.ts'
import { exifWith } from './orientation.server.ts'
import { cleanPng } from './png.server.ts'

type Filter = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** What is left when the file comes in parts of so many bytes. */
function cleaned(filter: Filter, given: Buffer, part = given.length): Promise<Buffer> {
  const parts = Array.from({ length: Math.ceil(given.length / part) }, (_, index) =>
    given.subarray(index * part, (index + 1) * part),
  )
  return buffer(filter(Readable.from(parts)))
}

const refusal = (filter: Filter, given: Buffer) =>
  cleaned(filter, given).then(
    () => 'kept',
    (error: unknown) => {
      if (error instanceof RefusedFile) return error.reason
      throw error
    },
  )

/** All that tells about a picture, by its number; not its size and colours. */
const EVERYTHING = { translateKeys: false, xmp: true, iptc: true, jfif: false, ihdr: false, icc: false }

const SIDES = [1, 2, 3, 4, 5, 6, 7, 8]
const PARTS = [1, 2, 3, 7, 64, 1000]

describe.each([
  ['JPEG', cleanJpeg, jpegWith],
  ['PNG', cleanPng, pngWith],
])('a %s', (_name, filter, make) => {
  test('of these tests has a place that a reader finds', async () => {
    const { given } = make(6, exifWith)
    const { latitude, longitude } = await exifr.gps(given)
    expect([latitude, longitude]).toEqual([expect.closeTo(52.373, 3), expect.closeTo(4.8925, 3)])
    expect(given.includes(SECRET)).toBe(true)
  })

  test.each(SIDES)('with side %i up keeps that and loses all else', async (side) => {
    const { given, left } = make(side, exifWith)
    const result = await cleaned(filter, given)
    expect(result.toString('hex')).toBe(left.toString('hex'))
    expect(result.includes(SECRET)).toBe(false)
    expect(await exifr.gps(result)).toBeUndefined()
    expect((await exifr.orientation(result)) ?? 1).toBe(side)
    // The profile of these tests is none.
    const { errors: _, ...found } = (await exifr.parse(result, EVERYTHING)) ?? {}
    expect(Object.keys(found)).toEqual(side === 1 ? [] : ['274'])
  })

  test.each(PARTS)('that comes in parts of %i bytes is cleaned all the same', async (part) => {
    const { given, left } = make(6, exifWith)
    expect((await cleaned(filter, given, part)).equals(left)).toBe(true)
  })

  test('that was cleaned stays as it is', async () => {
    const { left } = make(8, exifWith)
    expect((await cleaned(filter, left)).equals(left)).toBe(true)
  })

  test('never fails in another way than by being refused, wherever it is cut or spoiled', async () => {
    const { given } = make(6, exifWith)
    for (let at = 0; at < given.length; at += 1) {
      const spoiled = Buffer.from(given)
      spoiled[at] = 255 - (spoiled[at] ?? 0)
      expect(['kept', 'damaged']).toContain(await refusal(filter, given.subarray(0, at)))
      expect(['kept', 'damaged']).toContain(await refusal(filter, spoiled))
    }
  })
})

describe('a HEIC', () => {
  test('of these tests has a place that a reader finds', async () => {
    const { latitude } = await exifr.gps(heic().given)
    expect(latitude).toBeCloseTo(52.373, 3)
  })

  test.each([...PARTS, 100_000])('in parts of %i bytes loses its place, not its picture', async (part) => {
    const { given, picture } = heic()
    const result = await cleaned(cleanHeic, given, part)
    expect(result.length).toBe(given.length)
    expect(result.indexOf(picture)).toBe(given.indexOf(picture))
    expect(result.includes(SECRET)).toBe(false)
    expect(result.includes('GPSLatitude')).toBe(false)
    expect(result.includes('irot')).toBe(true)
    const found = await exifr.gps(result).catch(() => undefined)
    expect(found?.latitude).toBeUndefined()
  })

  test('whose table of contents comes last is refused, since it cannot be cleaned in one pass', async () => {
    expect(await refusal(cleanHeic, heic({ metaLast: true }).given)).toBe('layout')
  })

  test('never fails in another way than by being refused, wherever it is cut or spoiled', async () => {
    const { given } = heic()
    for (let at = 0; at < given.length; at += 1) {
      const spoiled = Buffer.from(given)
      spoiled[at] = 255 - (spoiled[at] ?? 0)
      expect(['kept', 'damaged', 'layout']).toContain(await refusal(cleanHeic, given.subarray(0, at)))
      expect(['kept', 'damaged', 'layout']).toContain(await refusal(cleanHeic, spoiled))
    }
  })

  test('whose parts claim to be endless ends with the file', async () => {
    const { given } = heic()
    const endless = Buffer.from(given)
    const at = endless.indexOf('mdat') - 4
    endless.writeUInt32BE(0, at)
    expect((await cleaned(cleanHeic, endless)).includes(SECRET)).toBe(false)
  })
})

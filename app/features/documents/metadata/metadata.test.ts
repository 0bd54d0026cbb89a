import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import exifr from 'exifr'
import { describe, expect, test } from 'vitest'
import { heic, heicClaiming, jpegWith, pngWith, SECRET } from '#tests/fixtures/images.ts'
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
const EVERYTHING = {
  translateKeys: false,
  xmp: true,
  iptc: true,
  jfif: false,
  ihdr: false,
  icc: false,
}

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

/** What a filter does with the same few bytes over and over, and how long it takes, in ms. */
async function flooded(filter: Filter, start: Buffer, again: Buffer, end: Buffer) {
  const body = Buffer.alloc(Math.floor((8 * 1024 * 1024) / again.length) * again.length, again)
  const begin = performance.now()
  const outcome = await refusal(filter, Buffer.concat([start, body, end]))
  return { outcome, ms: performance.now() - begin }
}

describe('megabytes of the smallest parts', () => {
  const chunkOf = (type: string) => Buffer.from(`\0\0\0\0${type}\0\0\0\0`)
  const none = Buffer.alloc(0)
  test.each([
    ['JPEG', cleanJpeg, [Buffer.of(0xff, 0xd8), Buffer.of(0xff, 0xda, 0, 2), none], 'damaged'],
    [
      'PNG',
      cleanPng,
      [Buffer.from('89504e470d0a1a0a', 'hex'), chunkOf('IDAT'), chunkOf('IEND')],
      'damaged',
    ],
    ['HEIC', cleanHeic, [heic().given, Buffer.from('\0\0\0\x08free'), none], 'layout'],
  ] as const)(
    'of a %s are refused before they are all read',
    async (_name, filter, file, reason) => {
      const { outcome, ms } = await flooded(filter, ...file)
      expect(outcome).toBe(reason)
      expect(ms).toBeLessThan(8000)
    },
  )

  test('with a scan in each keep nothing else waiting', async () => {
    // A scan is ended by the next, so each looks at what is left of its piece of the file.
    const scans = Buffer.alloc(9000 * 4, Buffer.of(0xff, 0xda, 0, 2))
    const file = Buffer.concat([Buffer.of(0xff, 0xd8), scans, Buffer.alloc(8 * 1024 * 1024)])
    const begin = performance.now()
    expect((await cleaned(cleanJpeg, file)).length).toBe(file.length + 2)
    expect(performance.now() - begin).toBeLessThan(5000)
  })
})

describe('a HEIC', () => {
  test('of these tests has a place that a reader finds', async () => {
    const { latitude } = await exifr.gps(heic().given)
    expect(latitude).toBeCloseTo(52.373, 3)
  })

  test.each([...PARTS, 100_000])(
    'in parts of %i bytes loses its place, not its picture',
    async (part) => {
      const { given, picture } = heic()
      const result = await cleaned(cleanHeic, given, part)
      expect(result.length).toBe(given.length)
      expect(result.indexOf(picture)).toBe(given.indexOf(picture))
      expect(result.includes(SECRET)).toBe(false)
      expect(result.includes('GPSLatitude')).toBe(false)
      expect(result.includes('irot')).toBe(true)
      const found = await exifr.gps(result).catch(() => undefined)
      expect(found?.latitude).toBeUndefined()
    },
  )

  test('whose table of contents comes last is refused, since it cannot be cleaned in one pass', async () => {
    expect(await refusal(cleanHeic, heic({ metaLast: true }).given)).toBe('layout')
  })

  test('never fails in another way than by being refused, wherever it is cut or spoiled', async () => {
    const { given } = heic()
    for (let at = 0; at < given.length; at += 1) {
      const spoiled = Buffer.from(given)
      spoiled[at] = 255 - (spoiled[at] ?? 0)
      expect(['kept', 'damaged', 'layout']).toContain(
        await refusal(cleanHeic, given.subarray(0, at)),
      )
      expect(['kept', 'damaged', 'layout']).toContain(await refusal(cleanHeic, spoiled))
    }
  })

  test.each([
    ['millions of places that take no bytes', heicClaiming(40, 65_535, 0x00)],
    ['more places than a photo has', heicClaiming(1, 20_000, 0x04)],
  ])('that claims %s is refused at once', async (_what, given) => {
    const [start, room] = [performance.now(), process.memoryUsage().rss]
    expect(await refusal(cleanHeic, given)).toBe('layout')
    expect(performance.now() - start).toBeLessThan(1000)
    expect(process.memoryUsage().rss - room).toBeLessThan(200_000_000)
  })

  test('whose parts claim to be endless ends with the file', async () => {
    const { given } = heic()
    const endless = Buffer.from(given)
    const at = endless.indexOf('mdat') - 4
    endless.writeUInt32BE(0, at)
    expect((await cleaned(cleanHeic, endless)).includes(SECRET)).toBe(false)
  })
})

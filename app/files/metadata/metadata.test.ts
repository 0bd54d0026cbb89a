import exifr from 'exifr'
import { describe, expect, test } from 'vitest'
import {
  heic,
  heicClaiming,
  heicTellingOften,
  jpegWith,
  pngWith,
  SECRET,
} from '#tests/fixtures/images.ts'
import { type Filter, filtered } from '#tests/fixtures/filtered.ts'
import { mutatedPicture } from '#tests/fixtures/faults/mutations.ts'
import { randomFrom } from '#tests/fixtures/faults/random.ts'
import { UnfitFile } from '../unfit.ts'
import { cleanHeic } from './heic.server.ts'
import { cleanJpeg } from './jpeg.server.ts'
import { exifWith } from './orientation.server.ts'
import { cleanPng } from './png.server.ts'

/** What is left of a file that is kept. */
async function cleaned(filter: Filter, given: Buffer, part?: number): Promise<Buffer> {
  const result = await filtered(filter, given, part)
  if (typeof result === 'string') throw new UnfitFile(result)
  return result
}

const refusal = async (filter: Filter, given: Buffer, part?: number) => {
  const result = await filtered(filter, given, part)
  return typeof result === 'string' ? result : 'kept'
}

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

/** Milliseconds of processor time, which other work on the machine does not change. */
async function spent(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** What a filter does with the same few bytes over and over, and how long it takes, in ms. */
async function flooded(filter: Filter, start: Buffer, again: Buffer, end: Buffer) {
  const body = Buffer.alloc(Math.floor((8 * 1024 * 1024) / again.length) * again.length, again)
  let reason = ''
  const ms = await spent(async () => {
    reason = await refusal(filter, Buffer.concat([start, body, end]))
  })
  return { reason, ms }
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
      const found = await flooded(filter, ...file)
      expect(found.reason).toBe(reason)
      expect(found.ms).toBeLessThan(8000)
    },
  )

  test('with a scan in each keep nothing else waiting', async () => {
    // A scan is ended by the next, so each looks at what is left of its piece of the file.
    const scans = Buffer.alloc(9000 * 4, Buffer.of(0xff, 0xda, 0, 2))
    const file = Buffer.concat([Buffer.of(0xff, 0xd8), scans, Buffer.alloc(8 * 1024 * 1024)])
    const ms = await spent(async () => {
      expect((await cleaned(cleanJpeg, file)).length).toBe(file.length + 2)
    })
    expect(ms).toBeLessThan(5000)
  })
})

describe('bytes of ones that fill up a JPEG', () => {
  const { given: whole, left } = jpegWith(6, exifWith)
  const filledUp = (count: number) =>
    Buffer.concat([whole.subarray(0, 2), Buffer.alloc(count, 0xff), whole.subarray(2)])

  test.each([1, 2, 1000])('are left out when there are %i', async (count) => {
    for (const part of [...PARTS, 100_000])
      expect((await cleaned(cleanJpeg, filledUp(count), part)).equals(left)).toBe(true)
  })

  test('make it no picture when there are more than a thousand', async () => {
    for (const part of [...PARTS, 100_000])
      expect(await refusal(cleanJpeg, filledUp(1001), part)).toBe('damaged')
  })

  test('are found at once to be too many, however many there are', async () => {
    const given = filledUp(25 * 1024 * 1024)
    const ms = await spent(async () => {
      expect(await refusal(cleanJpeg, given)).toBe('damaged')
    })
    expect(ms).toBeLessThan(500)
  })
})

/** Of each kind, the same in every run. */
const MUTATED = 300

test.each([
  ['jpg', cleanJpeg],
  ['png', cleanPng],
  ['heic', cleanHeic],
] as const)(
  'a %s with mistakes in it is refused, or cleaned the same in any pieces and when it comes again',
  async (kind, filter) => {
    const kept = new Set<string>()
    for (let seed = 1; seed <= MUTATED; seed += 1) {
      const given = mutatedPicture(kind, seed)
      const result = await filtered(filter, given)
      const inPieces = await filtered(filter, given, 1 + randomFrom(seed)(200))
      expect(inPieces, `seed ${seed}, in pieces`).toEqual(result)
      kept.add(typeof result === 'string' ? result : 'kept')
      if (typeof result === 'string') continue
      const again = await filtered(filter, result)
      expect(again, `seed ${seed}, again`).toEqual(result)
    }
    expect(kept).toContain('kept')
    expect(kept).toContain('damaged')
  },
)

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
    const room = process.memoryUsage().rss
    const ms = await spent(async () => {
      expect(await refusal(cleanHeic, given)).toBe('layout')
    })
    expect(ms).toBeLessThan(1000)
    expect(process.memoryUsage().rss - room).toBeLessThan(200_000_000)
  })

  test('whose table of contents comes in small pieces is read as fast as in large ones', async () => {
    const start = heicClaiming(0, 0, 0x44).subarray(0, 24)
    const meta = Buffer.alloc(2 * 1024 * 1024 - 1)
    meta.writeUInt32BE(meta.length)
    meta.write('meta', 4)
    const ms = await spent(async () => {
      expect(await refusal(cleanHeic, Buffer.concat([start, meta]), 30)).toBe('damaged')
    })
    expect(ms).toBeLessThan(2000)
  })

  test.each([
    ['of the file', 'mdat', 8],
    ['in its table of contents', 'idat', 1.5],
  ] as const)(
    'that says thousands of times which data %s to clear is cleared once',
    async (_which, where, megabytes) => {
      const given = heicTellingOften(9999, megabytes * 1024 * 1024, where)
      const ms = await spent(async () => {
        expect((await cleaned(cleanHeic, given, 65_536)).at(-1)).toBe(0)
      })
      expect(ms).toBeLessThan(300)
    },
  )

  test('whose parts claim to be endless ends with the file', async () => {
    const { given } = heic()
    const endless = Buffer.from(given)
    const at = endless.indexOf('mdat') - 4
    endless.writeUInt32BE(0, at)
    expect((await cleaned(cleanHeic, endless)).includes(SECRET)).toBe(false)
  })
})

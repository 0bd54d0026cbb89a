import { crc32 } from 'node:zlib'
import { UnfitFile } from '../unfit.ts'
import { exifWith, orientationOf } from './orientation.server.ts'
import { ByteReader, drain } from './reader.server.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Parts that show the picture. Required ones start with a capital. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI bKGD pHYs sBIT hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)
const MAX_EXIF = 64 * 1024
const MAX_CHUNKS = 100_000

/**
 * Keeps what shows the picture, and which side is up.
 *
 * @throws UnfitFile ('damaged') when it breaks W3C PNG, third edition
 */
export async function* cleanPng(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(source)
  try {
    const signature = await reader.read(8)
    if (!signature.equals(SIGNATURE)) throw new UnfitFile('damaged')
    yield signature
    for (let [type, count] = ['', 1]; type !== 'IEND'; count += 1) {
      if (count > MAX_CHUNKS) throw new UnfitFile('damaged')
      const head = await reader.read(8)
      const length = head.readUInt32BE()
      type = head.toString('latin1', 4)
      if (!/^[A-Za-z]{4}$/.test(type) || length > 0x7fffffff) throw new UnfitFile('damaged')
      if (KEPT.has(type)) {
        yield head
        yield* reader.pass(length + 4)
      } else if (type === 'eXIf' && length <= MAX_EXIF) {
        yield turned(await reader.read(length))
        await reader.skip(4)
      } else await reader.skip(length + 4)
    }
    await drain(reader)
  } finally {
    await reader.close()
  }
}

function turned(tiff: Buffer): Buffer {
  const orientation = orientationOf(tiff)
  if (!orientation) return Buffer.alloc(0)
  const body = Buffer.concat([Buffer.from('eXIf'), exifWith(orientation)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

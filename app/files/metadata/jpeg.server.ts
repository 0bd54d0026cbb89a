import { UnfitFile } from '../unfit.ts'
import { exifWith, orientationOf } from './orientation.server.ts'
import { ByteReader, drain } from './reader.server.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const COMMENT = 0xfe

const EXIF = 'Exif\0\0'

/** A photo has dozens; one with scans or a large profile, hundreds. */
const MAX_SEGMENTS = 10_000

/** Programs fill up to the next round number of bytes. */
const MAX_FILL = 1000

/**
 * Keeps what shows the picture: tables, colour profile, which side is up.
 *
 * @throws UnfitFile ('damaged') when it breaks ITU T.81, annex B
 */
export async function* cleanJpeg(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(source)
  try {
    const start = await reader.read(2)
    if (start[0] !== 0xff || start[1] !== SOI) throw new UnfitFile('damaged')
    yield start
    let marker = await nextMarker(reader)
    for (let count = 1; marker !== EOI; count += 1) {
      if (count > MAX_SEGMENTS) throw new UnfitFile('damaged')
      const segment = await readSegment(reader, marker)
      yield cleaned(marker, segment)
      marker = marker === SOS ? yield* picture(reader) : await nextMarker(reader)
    }
    yield Buffer.of(0xff, EOI)
    await drain(reader)
  } finally {
    await reader.close()
  }
}

/** A byte of ones, any number of them as fill, and a code. */
async function nextMarker(reader: ByteReader): Promise<number> {
  const ones = await reader.skipRun(0xff, 1 + MAX_FILL)
  const [code = 0] = await reader.read(1)
  const alone = code === 0 || code === 1 || (code >= 0xd0 && code <= SOI) || code === 0xff
  if (ones === 0 || alone) throw new UnfitFile('damaged')
  return code
}

async function readSegment(reader: ByteReader, marker: number): Promise<Buffer> {
  const size = await reader.read(2)
  const length = size.readUInt16BE()
  if (length < 2) throw new UnfitFile('damaged')
  return Buffer.concat([Buffer.of(0xff, marker), size, await reader.read(length - 2)])
}

/** Empty for what tells about the picture instead of showing it. */
function cleaned(marker: number, segment: Buffer): Buffer {
  const says = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text
  if (marker === APP0) return says('JFIF\0') ? withoutPreview(segment) : EMPTY
  if (marker === APP1) return says(EXIF) ? turned(segment.subarray(4 + EXIF.length)) : EMPTY
  if (marker === APP2) return says('ICC_PROFILE\0') ? segment : EMPTY
  if (marker === APP14) return says('Adobe') ? segment : EMPTY
  const about = (marker >= APP0 && marker <= 0xef) || marker === COMMENT
  return about ? EMPTY : segment
}

const EMPTY = Buffer.alloc(0)

/** The 18 bytes in front say that it is 0 by 0. */
function withoutPreview(jfif: Buffer): Buffer {
  const head = Buffer.alloc(18)
  jfif.copy(head, 0, 0, 16)
  head.writeUInt16BE(16, 2)
  return head
}

function turned(tiff: Buffer): Buffer {
  const orientation = orientationOf(tiff)
  if (!orientation) return EMPTY
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), exifWith(orientation)])
  const head = Buffer.of(0xff, APP1, 0, 0)
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/**
 * A byte of ones is followed by zero or a restart marker; another marker ends the picture.
 *
 * @returns that marker; the end of the picture where the file just stops
 */
async function* picture(reader: ByteReader): AsyncGenerator<Buffer, number> {
  let held = false
  while (!(await reader.atEnd())) {
    let part = await reader.some()
    if (held) part = Buffer.concat([Buffer.of(0xff), part])
    held = false
    const { end, marker } = findMarker(part)
    if (marker !== undefined) {
      yield part.subarray(0, end)
      reader.unread(part.length - end - 2)
      return marker
    }
    held = end < part.length
    yield part.subarray(0, end)
  }
  return EOI
}

function findMarker(part: Buffer): { end: number; marker?: number } {
  for (let at = part.indexOf(0xff); at >= 0; at = part.indexOf(0xff, at + 1)) {
    while (part[at + 1] === 0xff) at += 1
    const code = part[at + 1]
    if (code === undefined) return { end: at }
    const inside = code === 0 || (code >= 0xd0 && code <= 0xd7)
    if (!inside) return { end: at, marker: code }
  }
  return { end: part.length }
}

import { UnfitFile } from '../unfit.ts'
import { ByteReader } from './reader.server.ts'

type Range = { from: number; to: number }

/** Bytes; far more than any photo's table of contents. */
const MAX_META = 2 * 1024 * 1024

/** The largest photos have some hundreds of tiles. */
const MAX_PARTS = 10_000

/** All other items tell about them (Exif, XMP). */
const PICTURES = new Set([
  'hvc1',
  'hev1',
  'lhv1',
  'av01',
  'avc1',
  'jpeg',
  'grid',
  'iden',
  'iovl',
  'tmap',
])

const OF_META = new Set(['hdlr', 'pitm', 'iinf', 'iref', 'iprp', 'idat', 'iloc', 'dinf', 'grpl'])

/**
 * Zeros in place of all that is no picture: nothing moves, so every offset stays right.
 *
 * @throws UnfitFile 'damaged' when it breaks ISO/IEC 23008-12, 'layout' when one pass cannot do it
 */
export async function* cleanHeic(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(source)
  let blank: Range[] | undefined
  try {
    for (let count = 1; !(await reader.atEnd()); count += 1) {
      if (count > MAX_PARTS) throw new UnfitFile('layout')
      const { type, head, length } = await readHead(reader)
      if (type === 'ftyp') {
        yield head
        yield* reader.pass(length)
      } else if (type === 'meta' && !blank) {
        if (length > MAX_META) throw new UnfitFile('layout')
        const start = reader.position
        const meta = Buffer.from(await reader.read(length))
        blank = cleanMeta(meta, start)
        yield head
        yield meta
      } else if (type === 'mdat') {
        if (!blank) throw new UnfitFile('layout')
        yield head
        yield* blanked(reader, length, blank)
      } else {
        yield asFree(head)
        yield* blanked(reader, length, EVERYTHING)
      }
    }
    if (!blank) throw new UnfitFile('damaged')
  } finally {
    await reader.close()
  }
}

const EVERYTHING: Range[] = [{ from: 0, to: Number.POSITIVE_INFINITY }]

async function readHead(reader: ByteReader) {
  const head = await reader.read(8)
  const type = head.toString('latin1', 4)
  const size = head.readUInt32BE()
  if (size === 0) return { type, head, length: Number.POSITIVE_INFINITY }
  if (size !== 1) return { type, head, length: checked(size - 8) }
  const large = await reader.read(8)
  const length = checked(Number(large.readBigUInt64BE()) - 16)
  return { type, head: Buffer.concat([head, large]), length }
}

function checked(length: number): number {
  if (length < 0) throw new UnfitFile('damaged')
  return length
}

const asFree = (head: Buffer) => {
  const free = Buffer.from(head)
  free.write('free', 4, 'latin1')
  return free
}

async function* blanked(reader: ByteReader, count: number, ranges: Range[]) {
  let left = count
  let next = 0
  while (left > 0) {
    const start = reader.position
    const part = Buffer.from(await reader.some(left))
    if (part.length === 0) {
      if (left === Number.POSITIVE_INFINITY) return
      throw new UnfitFile('damaged')
    }
    left -= part.length
    const inPart = (place: number) => Math.min(Math.max(0, place - start), part.length)
    let range = ranges[next]
    while (range && range.from < reader.position) {
      part.fill(0, inPart(range.from), inPart(range.to))
      if (range.to > reader.position) break
      next += 1
      range = ranges[next]
    }
    yield part
  }
}

function apart(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else result.push({ from, to })
  }
  return result
}

function cleanMeta(meta: Buffer, start: number): Range[] {
  const boxes = boxesIn(meta, 4)
  for (const { type, head, from, to } of boxes)
    if (!OF_META.has(type)) {
      meta.write('free', head + 4, 'latin1')
      meta.fill(0, from, to)
    }
  const inside = (wanted: string) => boxes.find(({ type }) => type === wanted)
  const [info, places, data] = [inside('iinf'), inside('iloc'), inside('idat')]
  if (!info || !places) throw new UnfitFile('damaged')
  const told = itemsToClear(meta, info)
  const [behind, within]: [Range[], Range[]] = [[], []]
  let count = 0
  for (const { item, method, range } of extentsOf(new Fields(meta, places.from, places.to))) {
    count += 1
    if (count > MAX_PARTS) throw new UnfitFile('layout')
    if (!told.has(item)) continue
    if (method === 0 && range.from >= start + meta.length) behind.push(range)
    else if (method === 1 && data && data.from + range.to <= data.to)
      within.push({ from: data.from + range.from, to: data.from + range.to })
    else throw new UnfitFile('layout')
  }
  for (const { from, to } of apart(within)) meta.fill(0, from, to)
  return apart(behind)
}

type Box = { type: string; head: number; from: number; to: number }

function boxesIn(bytes: Buffer, start: number, end = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let head = start; head < end;) {
    if (head + 8 > end) throw new UnfitFile('damaged')
    const to = head + bytes.readUInt32BE(head)
    if (to < head + 8 || to > end) throw new UnfitFile('damaged')
    if (boxes.length === MAX_PARTS) throw new UnfitFile('layout')
    boxes.push({ type: bytes.toString('latin1', head + 4, head + 8), head, from: head + 8, to })
    head = to
  }
  return boxes
}

/** @throws UnfitFile at the end */
class Fields {
  #bytes: Buffer
  #at: number
  #end: number

  constructor(bytes: Buffer, from: number, to: number) {
    this.#bytes = bytes
    this.#at = from
    this.#end = to
  }

  next(size: number): number {
    if (this.#at + size > this.#end) throw new UnfitFile('damaged')
    const from = this.#at
    this.#at += size
    if (size === 0) return 0
    if (size <= 4) return this.#bytes.readUIntBE(from, size)
    const value = Number(this.#bytes.readBigUInt64BE(from))
    if (value > Number.MAX_SAFE_INTEGER) throw new UnfitFile('damaged')
    return value
  }

  get place(): number {
    return this.#at
  }
}

function itemsToClear(meta: Buffer, info: Box): Set<number> {
  const fields = new Fields(meta, info.from, info.to)
  const version = fields.next(1)
  fields.next(3)
  fields.next(version === 0 ? 2 : 4)
  const items = new Set<number>()
  for (const box of boxesIn(meta, fields.place, info.to)) {
    const entry = new Fields(meta, box.from, box.to)
    const kind = entry.next(1)
    entry.next(3)
    if (box.type !== 'infe' || kind < 2) throw new UnfitFile('layout')
    const id = entry.next(kind === 2 ? 2 : 4)
    entry.next(2)
    const type = Buffer.alloc(4)
    type.writeUInt32BE(entry.next(4))
    if (!PICTURES.has(type.toString('latin1'))) items.add(id)
  }
  return items
}

type Extent = { item: number; method: number; range: Range }

/** In the file (method 0) or here (1). One by one: a few bytes can claim any number of places. */
function* extentsOf(fields: Fields): Generator<Extent> {
  const version = fields.next(1)
  fields.next(3)
  if (version > 2) throw new UnfitFile('layout')
  const [sizes, moreSizes] = [fields.next(1), fields.next(1)]
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, moreSizes >> 4].map(sizeOf)
  const indexSize = version === 0 ? 0 : sizeOf(moreSizes & 15)
  const count = fields.next(version < 2 ? 2 : 4)
  // Each place would be the whole file.
  if (lengthSize === 0) throw new UnfitFile('layout')
  for (let index = 0; index < count; index += 1) {
    const item = fields.next(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : fields.next(2) & 15
    fields.next(2)
    const base = fields.next(baseSize ?? 0)
    const parts = fields.next(2)
    for (let part = 0; part < parts; part += 1) {
      fields.next(indexSize)
      const from = base + fields.next(offsetSize ?? 0)
      // Without a length it is the whole file.
      const length = fields.next(lengthSize ?? 0) || Number.POSITIVE_INFINITY
      yield { item, method, range: { from, to: from + length } }
    }
  }
}

function sizeOf(size: number): number {
  if (size !== 0 && size !== 4 && size !== 8) throw new UnfitFile('damaged')
  return size
}

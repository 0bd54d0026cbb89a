import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import { UnfitFile } from './unfit.ts'

type ByteStream = AsyncIterable<Uint8Array>

const MB = 1024 * 1024

/** A ZIP has its directory at its end; that of a document of a thousand pictures is 100 KB. */
const TAIL = MB
const MAX_ENTRIES = 5000
const MAX_UNPACKED = 250 * MB

const NEEDED = ['[Content_Types].xml', 'word/document.xml']
/** Macros, and controls that run programs. */
const PROGRAMS = /vbaproject|vbadata|\/activex\/|\.(exe|dll|js|vbs|bat|cmd|ps1|jar)$/i

/**
 * A Word document by its directory, without unpacking anything. The directory is at the end, so
 * the contents pass, and what is unfit is known when all has passed.
 */
export async function* onlyDocx(contents: ByteStream): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  let [size, held] = [0, 0]
  for await (const part of contents) {
    size += part.length
    held += part.length
    parts.push(part)
    while (held - (parts[0]?.length ?? held) >= TAIL) held -= parts.shift()?.length ?? 0
    yield part
  }
  const names = await entryNamesIn(new Tail(Buffer.concat(parts), size), size)
  if (NEEDED.some((name) => !names.has(name))) throw new UnfitFile('kind')
  if ([...names].some((name) => PROGRAMS.test(name))) throw new UnfitFile('macros')
}

/** Of a file whose beginning is gone. */
class Tail extends RandomAccessReader {
  readonly #bytes: Buffer
  readonly #start: number

  constructor(bytes: Buffer, size: number) {
    super()
    this.#bytes = bytes
    this.#start = size - bytes.length
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const held = start >= this.#start
    return held
      ? Readable.from([this.#bytes.subarray(start - this.#start, end - this.#start)])
      : new Readable().destroy(new UnfitFile('damaged'))
  }
}

async function entryNamesIn(tail: Tail, size: number): Promise<Set<string>> {
  try {
    const zip = await fromRandomAccessReaderPromise(tail, size, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
    })
    if (zip.entryCount > MAX_ENTRIES) throw new UnfitFile('damaged')
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (unpacked > MAX_UNPACKED || entries.some((entry) => entry.isEncrypted()))
      throw new UnfitFile('damaged')
    return new Set(entries.map(({ fileName }) => fileName))
  } catch (error) {
    throw error instanceof UnfitFile ? error : new UnfitFile('damaged')
  }
}

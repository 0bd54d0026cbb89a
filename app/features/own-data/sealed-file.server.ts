import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RandomAccessReader } from 'yauzl'

/**
 * A ZIP is read from its end, hence on disk: enciphered under a key in memory, and nameless from
 * the start, so that a killed process leaves nothing readable.
 */
export class SealedFile extends RandomAccessReader {
  readonly #file: FileHandle
  readonly #key: Buffer
  size = 0

  private constructor(file: FileHandle, key: Buffer) {
    super()
    this.#file = file
    this.#key = key
  }

  /** @throws what the contents throw */
  static async of(contents: AsyncIterable<Uint8Array>): Promise<SealedFile> {
    const path = join(tmpdir(), `wensenregister-import-${randomBytes(12).toString('hex')}`)
    const file = await open(path, 'wx+', 0o600)
    await rm(path)
    const sealed = new SealedFile(file, randomBytes(32))
    try {
      await pipeline(
        contents,
        sealed.#counted(),
        createCipheriv('aes-256-ctr', sealed.#key, Buffer.alloc(BLOCK)),
        async (parts: AsyncIterable<Buffer>) => {
          for await (const part of parts) await file.appendFile(part)
        },
      )
    } catch (error) {
      await file.close()
      throw error
    }
    return sealed
  }

  #counted() {
    return new Transform({
      transform: (part: Buffer, _encoding, done) => {
        this.size += part.length
        done(null, part)
      },
    })
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough()
    const from = start - (start % BLOCK)
    const decipher = createDecipheriv('aes-256-ctr', this.#key, counterAt(from))
    // The first block begins before what was asked for.
    let skip = start - from
    const skipping = new Transform({
      transform(part: Buffer, _encoding, done) {
        const taken = part.subarray(Math.min(skip, part.length))
        skip -= part.length - taken.length
        done(null, taken)
      },
    })
    pipeline(this.#read(from, end), decipher, skipping, out).catch((error: Error) =>
      out.destroy(error),
    )
    return out
  }

  async *#read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const { buffer, bytesRead } = await this.#file.read(
        Buffer.alloc(Math.min(CHUNK, end - at)),
        0,
        null,
        at,
      )
      if (bytesRead === 0) return
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }

  override close(done: (error: Error | null) => void) {
    void this.#file.close().finally(() => done(null))
  }
}

const BLOCK = 16
const CHUNK = 64 * 1024

function counterAt(byte: number): Buffer {
  const counter = Buffer.alloc(BLOCK)
  counter.writeBigUInt64BE(BigInt(byte / BLOCK), 8)
  return counter
}

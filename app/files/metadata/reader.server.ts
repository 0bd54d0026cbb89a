import { UnfitFile } from '../unfit.ts'

/** By number of bytes, for filters that know how a file is built. */
export class ByteReader {
  #source: AsyncIterator<Uint8Array>
  #chunk: Buffer = Buffer.alloc(0)
  #at = 0
  #position = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  get position(): number {
    return this.#position
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next()
    if (done) return false
    this.#chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    this.#at = 0
    return true
  }

  get #left(): number {
    return this.#chunk.length - this.#at
  }

  #give(count: number): Buffer {
    const given = this.#chunk.subarray(this.#at, this.#at + count)
    this.#at += count
    this.#position += count
    return given
  }

  /** For small counts. @throws UnfitFile when the file ends before */
  async read(count: number): Promise<Buffer> {
    if (this.#left >= count) return this.#give(count)
    const whole = Buffer.allocUnsafe(count)
    let filled = 0
    for await (const part of this.pass(count)) filled += part.copy(whole, filled)
    return whole
  }

  async atEnd(): Promise<boolean> {
    while (this.#left === 0) if (!(await this.#more())) return true
    return false
  }

  async some(most = Number.POSITIVE_INFINITY): Promise<Buffer> {
    if (await this.atEnd()) return Buffer.alloc(0)
    return this.#give(Math.min(this.#left, most))
  }

  async *pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      const part = await this.some(left)
      if (part.length === 0) throw new UnfitFile('damaged')
      left -= part.length
      yield part
    }
  }

  /** @returns how often it came; `most` when it may go on */
  async skipRun(byte: number, most: number): Promise<number> {
    let count = 0
    while (count < most) {
      const part = await this.some(most - count)
      const other = part.findIndex((value) => value !== byte)
      if (other >= 0) {
        this.unread(part.length - other)
        return count + other
      }
      if (part.length === 0) return count
      count += part.length
    }
    return count
  }

  unread(count: number) {
    this.#at -= count
    this.#position -= count
  }

  async skip(count: number): Promise<void> {
    for await (const _ of this.pass(count));
  }

  /** Ends the source: whoever gives it may be waiting for that. */
  async close(): Promise<void> {
    await this.#source.return?.()
  }
}

/** Reads the rest and forgets it. */
export async function drain(reader: ByteReader): Promise<void> {
  while (!(await reader.atEnd())) await reader.some()
}

export type Chunk = { bytes: Buffer; last: boolean }

/** Only the last may be smaller. All are given in the same memory, overwritten by the next. */
export async function* chunksOf(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Chunk, void> {
  const bytes = Buffer.allocUnsafe(size)
  let filled = 0
  for await (const part of source) {
    for (let from = 0; from < part.length;) {
      if (filled === size) {
        yield { bytes, last: false }
        filled = 0
      }
      const taken = part.subarray(from, from + size - filled)
      bytes.set(taken, filled)
      filled += taken.length
      from += taken.length
    }
  }
  yield { bytes: bytes.subarray(0, filled), last: true }
}

/**
 * Reads the beginning of a file before it is decided what to do with it.
 *
 * @param size in bytes
 * @returns `head`: at most so many bytes, fewer of a shorter file; `whole`: all of it, `head` too
 */
export async function peek(
  source: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ head: Buffer; whole: AsyncIterable<Uint8Array> }> {
  const iterator = source[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let length = 0
  while (length < size) {
    const { done, value } = await iterator.next()
    if (done) break
    seen.push(value)
    length += value.length
  }
  const start = Buffer.concat(seen)
  async function* whole() {
    try {
      yield start
      yield* { [Symbol.asyncIterator]: () => iterator }
    } finally {
      await iterator.return?.()
    }
  }
  return { head: start.subarray(0, size), whole: whole() }
}

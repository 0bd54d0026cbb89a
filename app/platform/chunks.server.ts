/** A piece of a stream, and whether it is the last one. */
export type Chunk = { bytes: Buffer; last: boolean }

/**
 * Cuts a stream into pieces of one size, of which only the last may be smaller. An empty stream is
 * one empty piece.
 */
export async function* chunksOf(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Chunk, void> {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const part of source) {
    parts.push(part)
    length += part.length
    if (length <= size) continue
    const all = Buffer.concat(parts)
    let from = 0
    // What is given here is never the last: something is left behind it.
    for (; all.length - from > size; from += size)
      yield { bytes: all.subarray(from, from + size), last: false }
    parts = [all.subarray(from)]
    length = all.length - from
  }
  yield { bytes: Buffer.concat(parts), last: true }
}

/**
 * Looks at the beginning of a stream.
 *
 * @returns the first bytes, fewer only when there are no more, and the whole stream, to be read once
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

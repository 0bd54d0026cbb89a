import { createHash, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { openIfThere, storage } from '#app/platform/storage/storage.server.ts'
import { openStream, sealStream } from './sealed-stream.server.ts'

/** A file in the storage, sealed with a key of its own. */
export type SealedObject = {
  storageKey: string
  /** In base64. It seals these contents and nothing else. */
  key: string
}

type ByteStream = AsyncIterable<Uint8Array>

/**
 * In constant memory. A row with its key must follow, or its removal; the nightly sweep finds the rest.
 *
 * @param belongsTo the row: of another, the object cannot be opened
 * @returns with a hash of the contents, by which the same file is known: to be kept sealed
 * @throws what the contents or the storage threw; then nothing is kept
 */
export async function putSealed(
  contents: ByteStream,
  belongsTo: string,
): Promise<SealedObject & { size: number; digest: string }> {
  const [storageKey, key] = [randomUUID(), randomBytes(32)]
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const bytes of contents) {
      size += bytes.length
      hash.update(bytes)
      yield bytes
    }
  }
  const objects = await storage()
  try {
    await objects.put(storageKey, sealStream(createSecretKey(key), counted(), belongsTo))
  } catch (error) {
    // A storage that failed before it read anything has let go of nothing.
    if (contents instanceof Readable) contents.destroy()
    await objects.remove(storageKey)
    throw error
  }
  return { storageKey, key: key.toString('base64'), size, digest: hash.digest('base64') }
}

/**
 * Opened as it is read, in constant memory; fails where it was tampered with or cut off. To be read or
 * destroyed.
 */
export async function openSealedObject(
  { storageKey, key }: SealedObject,
  belongsTo: string,
): Promise<Readable> {
  const object = await (await storage()).get(storageKey)
  const contents = openStream(createSecretKey(Buffer.from(key, 'base64')), object, belongsTo)
  // Contents of which nothing was read do not know the object yet.
  return Readable.from(contents).once('close', () => object.destroy())
}

/** Whether an object is there: it may be lost while its row is kept. */
export async function isStored(storageKey: string): Promise<boolean> {
  const object = await openIfThere(storageKey)
  object?.destroy()
  return object !== undefined
}

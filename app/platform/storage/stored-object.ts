import type { Readable } from 'node:stream'

export type StoredObject = { key: string; changedAt: Date }

/** Contents of files. Whoever stores seals first. Keys are random UUIDs. */
export type Storage = {
  /**
   * All or nothing; survives a power failure. Pieces must not change: some are written together.
   *
   * @throws StorageFullError, or what the stream threw
   */
  put: (key: string, contents: AsyncIterable<Uint8Array>) => Promise<void>
  /**
   * To be read or destroyed: it holds a file or a connection open.
   *
   * @throws when there is no such object
   */
  get: (key: string) => Promise<Readable>
  remove: (key: string) => Promise<void>
  /** @throws StorageFullError without room; another error when nothing may be written */
  check: () => Promise<void>
  list: () => AsyncIterable<StoredObject>
}

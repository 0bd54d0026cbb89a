import type { Readable } from 'node:stream'
import { env } from './env.server.ts'
import { diskStorage } from './storage-disk.server.ts'

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

let current: Promise<Storage> | undefined

/** S3 when S3_BUCKET is set, else DOCUMENTS_FOLDER. */
export function storage(): Promise<Storage> {
  current ??= env().S3_BUCKET ? s3() : Promise.resolve(diskStorage(env().DOCUMENTS_FOLDER))
  return current
}

/** The client is large, so it is loaded only where S3 is used. */
async function s3(): Promise<Storage> {
  const { s3Storage } = await import('./storage-s3.server.ts')
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env()
  return s3Storage({
    bucket: S3_BUCKET ?? '',
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  })
}

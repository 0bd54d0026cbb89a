import { env } from './env.server.ts'
import { diskStorage } from './storage-disk.server.ts'

/** An object that is kept, for finding those that nothing refers to any more. */
export type StoredObject = { key: string; changedAt: Date }

/**
 * Where contents of files are kept: a folder or an S3 bucket, by setting. It knows nothing of what
 * it keeps; whoever stores seals first. Keys are random UUIDs.
 */
export type Storage = {
  /**
   * Keeps what a stream gives, all or nothing, without holding all of it in memory. Pieces must stay
   * as they are: some are written together. What is there when this resolves survives a power
   * failure.
   *
   * @throws StorageFullError when there is no room; or what the stream itself threw
   */
  put: (key: string, contents: AsyncIterable<Uint8Array>) => Promise<void>
  /** @throws when there is no such object */
  get: (key: string) => Promise<AsyncIterable<Uint8Array>>
  /** Removes an object; one that is not there is no failure. */
  remove: (key: string) => Promise<void>
  /**
   * Looks whether this machine has room for another object.
   *
   * @throws StorageFullError when there is none; another error when nothing may be written
   */
  check: () => Promise<void>
  /** Every object, half-written ones that a killed process left included. */
  list: () => AsyncIterable<StoredObject>
}

let current: Promise<Storage> | undefined

/** The storage of the settings: S3 when S3_BUCKET is set, else the folder DOCUMENTS_FOLDER. */
export function storage(): Promise<Storage> {
  current ??= env().S3_BUCKET ? s3() : Promise.resolve(diskStorage(env().DOCUMENTS_FOLDER))
  return current
}

/** The client is large: only where S3 is used it is loaded. */
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

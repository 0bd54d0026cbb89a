import type { Readable } from 'node:stream'
import { env } from '../env.server.ts'
import { diskStorage } from './storage-disk.server.ts'
import type { Storage } from './stored-object.ts'

let current: Promise<Storage> | undefined

/** Where objects are kept: S3 when S3_BUCKET is set, else DOCUMENTS_FOLDER. */
export function storage(): Promise<Storage> {
  current ??= env().S3_BUCKET ? s3() : Promise.resolve(diskStorage(env().DOCUMENTS_FOLDER))
  return current
}

/** Whether what went wrong in opening an object is that it is not there. */
export const isMissing = (error: unknown): boolean => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey'
}

/** Opens an object; undefined where there is none. Whatever else goes wrong is thrown. */
export async function openIfThere(key: string): Promise<Readable | undefined> {
  try {
    return await (await storage()).get(key)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Removes objects that no row needs any more. */
export async function removeObjects(keys: readonly string[]): Promise<void> {
  const objects = await storage()
  for (const key of keys) await objects.remove(key)
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

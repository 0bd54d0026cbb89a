import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { type S3Access, readObject, s3Client, sendObject } from './s3-client.server.ts'
import { StorageFullError } from './storage-full.server.ts'
import { isUuid } from '../uuid.server.ts'
import type { Storage, StoredObject } from './stored-object.ts'

export type S3Settings = S3Access & { bucket: string }

/** Amazon takes no smaller parts, but for the last. */
const PART = 5 * 1024 * 1024

/** Objects in a bucket of Amazon, or of another that speaks its protocol. */
export function s3Storage({ bucket, ...access }: S3Settings): Storage {
  const client = s3Client(access)
  const place = (key: string) => ({ Bucket: bucket, Key: key })
  return {
    async put(key, contents) {
      try {
        await sendObject(client, place(key), contents, PART)
      } catch (error) {
        throw isFull(error) ? new StorageFullError() : error
      }
    },
    get: (key) => readObject(client, place(key)),
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)))
    },
    // Taking this machine out of service would not mend a bucket.
    check: () => Promise.resolve(),
    list: () => objectsOf(client, bucket),
  }
}

async function* objectsOf(client: S3Client, Bucket: string): AsyncGenerator<StoredObject> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key, LastModified } of Contents)
      if (Key && isUuid(Key) && LastModified) yield { key: Key, changedAt: LastModified }
}

/** 507 is how providers with a limit of their own say so. */
function isFull(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode === 507
}

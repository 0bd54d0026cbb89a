import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { chunksOf } from './chunks.server.ts'
import { StorageFullError } from './storage-full.server.ts'
import { isUuid } from './uuid.server.ts'
import type { Storage, StoredObject } from './storage.server.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Address of another provider than Amazon. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** Amazon takes no smaller parts, but for the last. One is in memory at a time. */
const PART = 5 * 1024 * 1024

/** Keeps objects in a bucket of Amazon S3 or of another provider that speaks it. */
export function s3Storage({ bucket, region, endpoint, ...credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Others than Amazon know neither buckets as names of hosts nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (key: string) => ({ Bucket: bucket, Key: key })

  async function putInParts(key: string, parts: AsyncIterable<{ bytes: Buffer }>) {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(place(key)))
    const upload = { ...place(key), UploadId }
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = []
      for await (const { bytes } of parts) {
        const PartNumber = Parts.length + 1
        const part = new UploadPartCommand({ ...upload, PartNumber, Body: bytes })
        Parts.push({ ETag: (await client.send(part)).ETag, PartNumber })
      }
      await client.send(
        new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
      )
    } catch (error) {
      // What this does not reach, the lifecycle rule of the bucket removes (docs/operations.md).
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
      throw error
    }
  }

  return {
    async put(key, contents) {
      try {
        const parts = chunksOf(contents, PART)
        const first = await parts.next()
        if (first.done) return
        if (first.value.last)
          await client.send(new PutObjectCommand({ ...place(key), Body: first.value.bytes }))
        else await putInParts(key, startingWith(first.value, parts))
      } catch (error) {
        throw isFull(error) ? new StorageFullError() : error
      }
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand(place(key)))
      if (!Body) throw new Error('the storage gave no contents')
      return Body as unknown as AsyncIterable<Uint8Array>
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)))
    },
    // A bucket is no part of this machine: taking the machine out of service would not mend it.
    check: () => Promise.resolve(),
    list: () => objectsOf(client, bucket),
  }
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
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

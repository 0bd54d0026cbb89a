import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { StorageFullError } from './storage-full.server.ts'
import { isUuid } from '../uuid.server.ts'
import type { Storage, StoredObject } from './stored-object.ts'

export type S3Settings = {
  bucket: string
  region: string
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
  answerMs?: number
  stalledMs?: number
}

/** Amazon takes no smaller parts, but for the last. */
const PART = 5 * 1024 * 1024

/** Of the library's 50 connections fifty browsers that do not read on would leave none to others. */
const EACH_ITS_OWN = { maxSockets: Infinity }

/** For an answer to begin, which is asked for three times at most. The library would wait for ever. */
const ANSWER_MS = 15_000

/** For an answer to go on: longer than a browser that does not read on is waited for. */
const STALLED_MS = 300_000

/**
 * Objects in a bucket of Amazon, or of another that speaks its protocol (`endpoint`). Nothing is
 * asked before the first use.
 */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const { answerMs = ANSWER_MS, stalledMs = STALLED_MS } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Others know neither buckets as host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: EACH_ITS_OWN,
      httpsAgent: EACH_ITS_OWN,
      connectionTimeout: answerMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: stalledMs,
    },
  })
  const place = (key: string) => ({ Bucket: bucket, Key: key })

  /** What this misses, the bucket's lifecycle rule removes (docs/operations.md). */
  async function removeParts(key: string, UploadId: string | undefined) {
    const abort = new AbortMultipartUploadCommand({ ...place(key), UploadId })
    if (UploadId) await client.send(abort).catch(() => {})
  }

  return {
    async put(key, contents) {
      const params = { ...place(key), Body: Readable.from(contents, { highWaterMark: 1 }) }
      // Removed here: the library would throw what goes wrong with that instead.
      const sending = { partSize: PART, queueSize: 1, leavePartsOnError: true }
      const upload = new Upload({ client, params, ...sending })
      try {
        await upload.done()
      } catch (error) {
        await removeParts(key, upload.uploadId)
        throw isFull(error) ? new StorageFullError() : error
      }
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand(place(key)))
      if (!Body) throw new Error('the storage gave no contents')
      return Body as Readable
    },
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

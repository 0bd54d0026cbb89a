import { Readable } from 'node:stream'
import { AbortMultipartUploadCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'

export type S3Access = {
  region: string
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
  answerMs?: number
  stalledMs?: number
}

export type ObjectPlace = { Bucket: string; Key: string }

/** Of the library's 50 connections fifty browsers that do not read on would leave none to others. */
const EACH_ITS_OWN = { maxSockets: Infinity }

/** For an answer to begin, which is asked for three times at most. The library would wait for ever. */
const ANSWER_MS = 15_000

/** For an answer to go on: longer than a browser that does not read on is waited for. */
const STALLED_MS = 300_000

/**
 * A client of Amazon's S3, or of another that speaks its protocol (`endpoint`). Nothing is asked
 * before the first use.
 */
export function s3Client(access: S3Access): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey } = access
  const { answerMs = ANSWER_MS, stalledMs = STALLED_MS } = access
  return new S3Client({
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
}

/** Reads an object. @throws where it is not there */
export async function readObject(client: S3Client, place: ObjectPlace): Promise<Readable> {
  const { Body } = await client.send(new GetObjectCommand(place))
  if (!Body) throw new Error('the bucket gave no contents')
  return Body as Readable
}

/**
 * Writes an object, all or nothing.
 *
 * @param partSize in bytes; 10,000 of them are the largest object
 * @throws what the stream threw, or what S3 answered
 */
export async function sendObject(
  client: S3Client,
  place: ObjectPlace,
  contents: AsyncIterable<Uint8Array>,
  partSize: number,
): Promise<void> {
  const params = { ...place, Body: Readable.from(contents, { highWaterMark: 1 }) }
  // Parts are removed here: the library would throw what goes wrong with that instead.
  const upload = new Upload({ client, params, partSize, queueSize: 1, leavePartsOnError: true })
  try {
    await upload.done()
  } catch (error) {
    await removeParts(client, place, upload.uploadId)
    throw error
  }
}

/** What this misses, the bucket's lifecycle rule removes (docs/deploying.md). */
async function removeParts(client: S3Client, place: ObjectPlace, UploadId: string | undefined) {
  const abort = new AbortMultipartUploadCommand({ ...place, UploadId })
  if (UploadId) await client.send(abort).catch(() => {})
}

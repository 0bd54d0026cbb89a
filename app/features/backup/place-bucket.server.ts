import { CopyObjectCommand, DeleteObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import {
  readObject,
  type S3Access,
  s3Client,
  sendObject,
} from '#app/platform/storage/s3-client.server.ts'
import type { Place } from './place.ts'

/** 10,000 of them hold the largest table of ten million people. */
const PART = 32 * 1024 * 1024

/**
 * @param name as the operator gave it
 * @param settings of a bucket, and what stands before all names in it
 */
export function bucketPlace(
  name: string,
  { bucket, prefix, ...access }: S3Access & { bucket: string; prefix: string },
): Place {
  const client = s3Client(access)
  const Bucket = bucket
  const keyOf = (path: string) => [prefix, path].filter(Boolean).join('/')
  const at = (path: string) => ({ Bucket, Key: keyOf(path) })

  /** Keys that begin so; up to the next slash only where `Delimiter` is one. */
  async function* below(Prefix: string, Delimiter?: '/') {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter })
    for await (const { Contents = [], CommonPrefixes = [] } of pages) {
      for (const { Key } of Contents) if (Key) yield Key
      for (const { Prefix: folder } of CommonPrefixes) if (folder) yield folder
    }
  }

  return {
    name,
    async names(path) {
      const start = keyOf(path) && `${keyOf(path)}/`
      const names: string[] = []
      for await (const key of below(start, '/'))
        names.push(key.slice(start.length).replace(/\/$/, ''))
      return names
    },
    read: (path) => readObject(client, at(path)),
    write: (path, contents) => sendObject(client, at(path), contents, PART),
    async rename(from, to) {
      const CopySource = encodeURI(`${bucket}/${keyOf(from)}`)
      await client.send(new CopyObjectCommand({ ...at(to), CopySource }))
      await client.send(new DeleteObjectCommand(at(from)))
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(at(path)))
      for await (const Key of below(`${keyOf(path)}/`))
        await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}

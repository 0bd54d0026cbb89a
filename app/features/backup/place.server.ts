import { env } from '#app/platform/env.server.ts'
import { BrokenBackup } from './broken.ts'
import type { Place } from './place.ts'
import { folderPlace } from './place-folder.server.ts'

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/

/**
 * @param target a folder, or `s3://bucket/prefix`
 * @throws BrokenBackup for a bucket without its name or its keys
 */
export async function placeAt(target: string): Promise<Place> {
  if (!target.startsWith('s3:')) return folderPlace(target)
  const [, bucket, path = ''] = BUCKET.exec(target) ?? []
  if (!bucket) throw new BrokenBackup(`${target} is no bucket: it looks like s3://bucket/prefix.`)
  const settings = env()
  const { BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } = settings
  if (!BACKUP_S3_ACCESS_KEY_ID || !BACKUP_S3_SECRET_ACCESS_KEY)
    throw new BrokenBackup(
      'A bucket needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
    )
  // The client is large, so it is loaded only where S3 is used.
  const { bucketPlace } = await import('./place-bucket.server.ts')
  return bucketPlace(target, {
    bucket,
    prefix: path.split('/').filter(Boolean).join('/'),
    region: settings.BACKUP_S3_REGION,
    endpoint: settings.BACKUP_S3_ENDPOINT,
    accessKeyId: BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: BACKUP_S3_SECRET_ACCESS_KEY,
  })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/**
 * Starts a server that speaks S3. Its keys are fixed by that server.
 *
 * @param kept where it keeps what it has, at which port; without it a new folder, which goes with it
 */
export async function startS3(kept?: { folder: string; port: number }) {
  const directory = kept?.folder ?? (await mkdtemp(join(tmpdir(), 'wensenregister-s3-')))
  const bucket = 'bestanden'
  const server = new S3rver({
    port: kept?.port ?? 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      if (!kept) await rm(directory, { recursive: true, force: true })
    },
  }
}

import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { addressesOf, TEST_SETTINGS } from './settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that each test file copies, as its owner. */
    templateUrl: string
  }
}

/**
 * A test's database may be lost, so it need not wait for the disk, nor keep what a copy elsewhere would be
 * made from; and its passwords be guessed. None lives long enough to be tidied: with 200 of them somebody
 * would be at it all the time. Most queries are asked a few times of a connection: a plan for any values is
 * made once, where each of the first five would get one of its own, which is a quarter of all that it does.
 */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'scram_iterations=1',
  'plan_cache_mode=force_generic_plan',
]

/** One PostgreSQL for the whole run, migrated once; gone afterwards. */
export default async function cluster(project: TestProject) {
  const { url, stop } = await startTestCluster()
  project.provide('templateUrl', url)
  return async () => {
    await stop()
    await rm(TEST_SETTINGS.DOCUMENTS_FOLDER, { recursive: true, force: true })
  }
}

/** Starts a PostgreSQL in a folder of its own and migrates it. `stop` removes the folder too. */
export async function startTestCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'wensenregister-test-'))
  await chmod(folder, 0o755) // as root, PostgreSQL runs as another user
  const flags = [...FAST, 'max_connections=300'].flatMap((setting) => ['-c', setting])
  const password = randomBytes(32).toString('hex')
  const server = await startEmbeddedDatabase(folder, password, { keep: false, flags })
  await migrate(addressesOf(server.url))
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

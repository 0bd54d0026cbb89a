import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Settings of every test run: fixed values, no secrets. The database's address comes from the run. */
export const TEST_SETTINGS = {
  NODE_ENV: 'test',
  LOCAL: 'true',
  PORT: '0',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_ROLE_SECRET: 'role secret of the tests of 32 characters or more',
  MASTER_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  COOKIE_SECRETS: 'cookie secret of the tests of 32 characters or more',
  // One folder a run, which the workers hear of; it goes with the cluster.
  DOCUMENTS_FOLDER:
    process.env.DOCUMENTS_FOLDER ?? join(tmpdir(), `wensenregister-documents-${process.pid}`),
  LOG_LEVEL: 'error',
}

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { derivedAddresses } from '#app/platform/database/database-roles.ts'

/** Settings of every test run: fixed values, no secrets. The database's address comes from the run. */
export const TEST_SETTINGS = {
  NODE_ENV: 'test',
  LOCAL: 'true',
  PORT: '0',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  TRUSTED_PROXIES: '127.0.0.1',
  MASTER_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  SEARCH_KEYS: `search:${Buffer.alloc(32, 8).toString('base64')}`,
  SIGNING_KEY: `test:2026-01-01:${Buffer.alloc(32, 9).toString('base64')}`,
  // Of 32 bytes that are all 10.
  OTHER_SIGNING_KEYS: 'former:2025-01-01:2025-12-31:Q6cucUQBdi32a2jCbfvfJoKq7J8kdOykYT5CSg-6_Tw',
  COOKIE_SECRETS: 'cookie secret of the tests of 32 characters or more',
  // One folder a run, which the workers hear of; it goes with the cluster.
  DOCUMENTS_FOLDER:
    process.env.DOCUMENTS_FOLDER ?? join(tmpdir(), `wensenregister-documents-${process.pid}`),
  // As on a server; sessions of the office in tests have two factors.
  SECOND_FACTOR_REQUIRED: 'yes',
  // Tests run side by side; those of who has to wait have a site of their own.
  NEWCOMERS_AT_ONCE: '100',
  LOG_LEVEL: 'error',
}

/** The addresses of a database of the tests, given its owner's. */
export const addressesOf = (ownerUrl: string) => derivedAddresses(ownerUrl, 'of the tests')

/** The same as settings of the application. */
export function databaseSettings(ownerUrl: string) {
  const { app, jobs } = addressesOf(ownerUrl)
  return { APP_DATABASE_URL: app, JOBS_DATABASE_URL: jobs }
}

/** For a test that asks nothing of a database. */
export const NO_DATABASE = addressesOf('postgres://127.0.0.1:1/none').app

/**
 * A real database for a test file. Importing this module makes the file's own copy of the template,
 * so that the application's `withActor(…)` and `ask(…)` work. Tests in one file share it, and the
 * http tests share that of the site, so they make people of their own with `testUser()`.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Role } from '#app/access/capabilities.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'
import { createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { copyTemplate } from './databases.ts'
import { databaseSettings } from './settings.ts'
import type { Site } from './site.ts'

// The http tests share the database and the files of the running site.
const own = `test_${randomUUID().replaceAll('-', '')}`
const site = inject('site') as Site | undefined
const url = site?.databaseUrl ?? (await copyTemplate(inject('templateUrl'), own))
Object.assign(process.env, { DATABASE_URL: url }, databaseSettings(url))
if (!site) process.env.DOCUMENTS_FOLDER = join(process.env.DOCUMENTS_FOLDER ?? '', own)

/** The owner of the database, whom no policy stops: for arranging and inspecting only. */
export const owner = postgres(url, { max: 2, onnotice: () => {} })

afterAll(async () => {
  await closeDatabase()
  await owner.end()
})

export { TEST_PASSWORD, type TestUser } from '#tests/fixtures/people/people.ts'

/** A verified person with a session, and an address that nobody else has. */
export const testUser = (...roles: Role[]) => createPerson(newEmail(), roles)

/** For a file that changes what there is one of: those that change the same wait for each other's end. */
export function changesAlone(what: string) {
  let held: postgres.ReservedSql
  beforeAll(async () => {
    held = await owner.reserve()
    await held`select pg_advisory_lock(hashtextextended(${`tests change ${what}`}, 0))`
  }, 180_000)
  afterAll(async () => {
    await held`select pg_advisory_unlock_all()`
    held.release()
  })
}

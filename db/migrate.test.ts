import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owner, testUser } from '#tests/setup/database.ts'
import { addressesOf } from '#tests/setup/settings.ts'
import {
  withActor,
  ask,
  asPerson,
  asSystem,
  refuseSuperuser,
} from '#app/platform/database/sql.server.ts'
import { migrate } from './migrate.ts'
import { APP_ROLE, JOBS_ROLE } from '../app/platform/database/database-roles.ts'

describe('migrate', () => {
  test('does nothing when everything was applied before', async () => {
    const url = process.env.DATABASE_URL ?? ''
    expect(await migrate(addressesOf(url))).toEqual([])
  })

  test('may run from several processes at once', async () => {
    const url = process.env.DATABASE_URL ?? ''
    const runs = [1, 2, 3].map(() => migrate(addressesOf(url)))
    expect(await Promise.all(runs)).toEqual([[], [], []])
  })

  test('may run for several databases of one server at once, which share the roles', async () => {
    const names = [1, 2, 3, 4].map((number) => `side_by_side_${number}`)
    for (const name of names) await owner.unsafe(`create database ${name}`)
    const runs = names.map((name) => {
      const url = new URL(process.env.DATABASE_URL ?? '')
      url.pathname = `/${name}`
      return migrate(addressesOf(url.href))
    })
    const outcomes = await Promise.allSettled(runs)
    for (const name of names) await owner.unsafe(`drop database ${name}`)
    expect(outcomes.map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'))
  })

  test('refuses a file that was changed after it was applied', async () => {
    const [row] = await owner`select checksum from migrations where name = '0001_platform.sql'`
    await owner`update migrations set checksum = 'other' where name = '0001_platform.sql'`
    try {
      await expect(migrate(addressesOf(process.env.DATABASE_URL ?? ''))).rejects.toThrow(
        '0001_platform.sql was changed',
      )
    } finally {
      await owner`update migrations set checksum = ${row?.checksum} where name = '0001_platform.sql'`
    }
  })
})

describe('an owner who is no superuser, as in production,', () => {
  const name = `owner_${randomUUID().slice(0, 8)}`
  const password = 'abc123'
  const address = new URL(process.env.DATABASE_URL ?? '')
  Object.assign(address, { username: name, password, pathname: `/${name}` })

  beforeAll(async () => {
    await owner.unsafe(`create role ${name} login createrole password '${password}'`)
    await owner.unsafe(`grant ${APP_ROLE}, ${JOBS_ROLE} to ${name} with admin option`)
    await owner.unsafe(`create database ${name} owner ${name}`)
  })
  afterAll(async () => {
    // Waits a moment for connections that are being closed.
    await owner.unsafe(`drop database ${name}`)
    await owner.unsafe(`drop owned by ${name}`)
    await owner.unsafe(`drop role ${name}`)
  })

  test('brings an empty database up to date', async () => {
    const applied = await migrate(addressesOf(address.href))
    expect(applied).toContain('0001_platform.sql')
    expect(await migrate(addressesOf(address.href))).toEqual([])
  })
})

describe('the application role', () => {
  // Rights on a database are not copied with it.
  beforeAll(() => migrate(addressesOf(process.env.DATABASE_URL ?? '')))

  test.each([
    ['temporary table', 'create temporary table users ()'],
    ['temporary view', 'create temporary view users as select 1'],
    ['temporary sequence', 'create temporary sequence users_id'],
  ])('makes no %s', async (_what, statement) => {
    await expect(ask((sql) => sql.unsafe(statement))).rejects.toMatchObject({ code: '42501' })
  })

  test('is accepted at the start', () => expect(refuseSuperuser()).resolves.toBeUndefined())

  test('sees a person only on behalf of someone who may', async () => {
    const { id } = await testUser()
    const count = () => ask(async (sql) => (await sql`select 1 from users where id = ${id}`).length)
    expect(await count()).toBe(0)
    const seen = await withActor(asPerson(id), (sql) => sql`select 1 from users where id = ${id}`)
    expect(seen).toHaveLength(1)
    const byMail = await withActor(
      asSystem('mail'),
      (sql) => sql`select 1 from users where id = ${id}`,
    )
    expect(byMail).toHaveLength(0)
  })
})

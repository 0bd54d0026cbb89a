/** A feature that is made up: all that others do for one follows from its manifest. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { renderMail } from '#app/features/mail/render.server.tsx'
import { crontabOf } from '#app/platform/jobs.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { overviewParts } from '#app/features/own-data/overview.server.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { cleanUp } from './cleaning.server.ts'
import { gather } from '#app/features/feature/gather.ts'
import { defineFeature } from '#app/features/feature/manifest.ts'
import { manifests } from './manifests.server.ts'
import { sweepObjects } from './sweep.server.ts'

const bicycles = defineFeature({
  systems: ['cleaning'],
  tables: {
    bicycles: {
      actor: 'person',
      owner: 'user_id',
      retention: {
        ends: 'a day after it was made',
        because: 'it is made up',
        clean: (sql) => sql`delete from bicycles where made_at < now() - interval '1 day'`,
      },
      bytes: { sealed: 'application' },
      objects: ['storage_key'],
      exported: 'content.bicycles',
      backup: 'people',
    },
  },
  jobs: { 'mend-bicycles': { run: async () => {}, at: '3 3 * * *', alone: true } },
  exports: { account: { bicycles: { read: async () => [], schema: {} as never } as never } },
  posts: { large: { '/fietsen/*/foto': 5000 }, long: ['/fietsen'] },
  overview: [
    { place: 1.5, read: async () => ({ address: '/fietsen', name: 'Fietsen', state: 'één' }) },
  ],
  withdrawn: { health: (sql) => sql`delete from bicycles` },
  mails: { expire: ['wishes-confirmed'] },
})

const before = gather(manifests)
const after = gather([...manifests, bicycles])

beforeAll(async () => {
  await owner`
    create table bicycles (
      user_id uuid, made_at timestamptz, sealed bytea, storage_key uuid primary key)`
  await owner`alter table bicycles enable row level security`
  await owner`create policy cleaning on bicycles using (actor_system() = 'cleaning')`
  await owner`grant select, delete on bicycles to wensenregister_app`
})

const newBicycle = (key: string, days: number) => owner`
  insert into bicycles (storage_key, made_at) values (${key}, now() - make_interval(days => ${days}))`

test('its job starts by itself', () => {
  const added = crontabOf(after.scheduled).split('\n')
  expect(added.filter((line) => !crontabOf(before.scheduled).includes(line))).toEqual([
    '3 3 * * * mend-bicycles',
  ])
})

test('its rows are cleaned, and those of a day stay', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()]
  await newBicycle(old, 2)
  await newBicycle(fresh, 0)
  await cleanUp(after.tables)
  expect(await owner`select storage_key as key from bicycles`).toEqual([{ key: fresh }])
})

test('its files stay as long as their rows, and would go without its manifest', async () => {
  const objects = await storage()
  const [kept, orphan] = [randomUUID(), randomUUID()]
  await newBicycle(kept, 0)
  for (const key of [kept, orphan]) await objects.put(key, Readable.from([Buffer.from('wiel')]))
  const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of objects.list()) if (key === kept || key === orphan) keys.push(key)
    return keys
  }
  await sweepObjects(tomorrow, after.storageKeys)
  expect(await stored()).toEqual([kept])
  await sweepObjects(tomorrow, before.storageKeys)
  expect(await stored()).toEqual([])
})

test('its sealed column is made anew with another key, and its fact stands in an export', () => {
  expect(after.columnsOf('application')).toContainEqual({ table: 'bicycles', column: 'sealed' })
  expect(after.exported.account).toHaveProperty('bicycles')
})

test.each([
  ['/fietsen/1/foto', 5000],
  ['/fietsen//foto', undefined],
  ['/fietsen/1/2/foto', undefined],
  ['/fietsen/1/foto.data', undefined],
])('%s takes %s bytes in as a stream', (path, bytes) => {
  expect(after.posts.large.find(({ matches }) => matches(path))?.bytes).toBe(bytes)
  expect(after.posts.long).toContain('/fietsen')
})

test('it stands in its place in the overview, and goes with the consent that it rests on', async () => {
  const { id } = await testUser()
  const lines = await readOnly(asPerson(id), (sql) => overviewParts(sql, id, after.overview))
  expect(lines.map(({ name }) => name)).toEqual([
    'Wilsverklaring',
    'Fietsen',
    'Documenten',
    'Herinnering',
  ])
  await newBicycle(randomUUID(), 0)
  for (const follow of after.consequencesOf('health').slice(-1))
    await withActor(asSystem('cleaning'), (sql) => follow(sql, id))
  expect(await owner`select from bicycles`).toHaveLength(0)
})

test('its mail says how long the link works', async () => {
  const mail = {
    kind: 'wishes-confirmed',
    firstName: 'Nel',
    to: 'x@example.nl',
    facts: [],
    follows: '',
    link: 'https://x.nl',
  } as const
  const [without, within] = await Promise.all([
    renderMail(mail, before.mailTraits),
    renderMail(mail, after.mailTraits),
  ])
  expect(within.text.length).toBeGreaterThan(without.text.length)
})

test('two features with one table or job are refused', () => {
  expect(() => gather([bicycles, bicycles])).toThrow('bicycles: stands in two manifests')
})

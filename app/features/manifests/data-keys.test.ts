import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { personKeys } from '#app/access/keys.server.ts'
import {
  describeDocument,
  listDocuments,
  readWords,
} from '#app/features/documents/documents.server.ts'
import { codeOfVersion, lookUpCode } from '#app/features/signatures/codes.server.ts'
import { readSection, sealSection } from '#app/features/wishes/file/sections.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { verifyVersions } from '#app/features/wishes/versions/verify-versions.server.ts'
import { openSealed, sealJson } from '#app/platform/keys/crypto.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import {
  contentOf,
  entriesOf,
  exportOf,
  fill,
  inStorage,
  jsonOf,
  store,
} from '#tests/fixtures/exports.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { replaceDataKeys } from './data-keys.server.ts'
import { columnsOf, tables } from './manifests.server.ts'

vi.mock(import('#app/paper/print.server.ts'), async (original) => ({
  ...(await original()),
  print: () => Promise.resolve({ ok: true, pdf: Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n') }),
}))

let person: TestUser
let before: unknown

/** Filling takes seconds: who was helped, whole or killed, is asked again for the next test. */
beforeAll(async () => {
  person = await testUser()
  await fill(person)
  await fillTheRest(person.id)
  before = await contents()
})

beforeEach(async () => {
  await owner`update person_keys set step = null where user_id <> ${person.id}`
  await askFor(person)
})

const askFor = ({ id }: { id: string }) =>
  owner`update person_keys set step = 'asked', asked_at = now() where user_id = ${id}`

/** What no export has. */
async function fillTheRest(id: string) {
  const passkey = randomUUID()
  const { personal } = await keysNow()
  const sealed = (belongsTo: string) => sealJson(personal, 'iets', belongsTo)
  await owner`
    insert into second_factors (user_id, sealed, sealed_new)
    values (${id}, ${sealed(`second_factors ${id}`)}, ${sealed(`second_factors ${id}`)})`
  await owner`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
    values (${passkey}, ${id}, ${Buffer.from(passkey)}, '', 0, '{}', ${sealed(`passkeys ${passkey}`)})`
  for (const token of ['a', 'b'])
    await owner`
      insert into pending_posts (user_id, form, token, sealed, expires_at)
      values (${id}, 'veer', ${Buffer.from(token)}, ${sealed(`pending_posts ${id} veer`)},
              now() + interval '1 hour')`
}

const asOwner = <T>(run: (sql: Sql) => Promise<T>) => readOnly(asPerson(person.id), run)
const keysNow = () => asOwner((sql) => personKeys(sql, person.id))

/** All that the person can take along, files as well. */
async function contents() {
  const entries = await entriesOf(await exportOf(person))
  const files = [...entries].filter(([name]) => /^documenten|bestanden/.test(name))
  return { ...contentOf(jsonOf(entries)), files }
}

type SealedValue = { table: string; column: string; belongsTo: string; value: Buffer }

/** Everything of the person that one of the keys seals. */
async function sealedValues(): Promise<SealedValue[]> {
  const kinds = ['personal', 'secret', 'personal or secret'] as const
  const found = await Promise.all(
    kinds.flatMap(columnsOf).map(async ({ table, column }) => {
      const { bound = ['id'], owner: whose = '' } = tables[table] ?? {}
      const rows = await owner<Record<string, string>[] & { value: Buffer }[]>`
        select ${owner(column)} as value, ${owner(bound as string[])} from ${owner(table)}
         where ${owner(column)} is not null and ${
           whose === 'wish_id'
             ? owner`wish_id in (select id from wishes where user_id = ${person.id})`
             : owner`${owner(whose)} = ${person.id}`
         }`
      expect(rows.length, `${table}.${column}`).toBeGreaterThan(0)
      return rows.map(({ value, ...row }) => ({
        table,
        column,
        belongsTo: [table, ...bound.map((name) => (row as Record<string, string>)[name])].join(' '),
        value: value as unknown as Buffer,
      }))
    }),
  )
  return found.flat()
}

const opens = (key: Parameters<typeof openSealed>[0], { value, belongsTo }: SealedValue) => {
  try {
    return openSealed(key, value, belongsTo).length > 0
  } catch {
    return false
  }
}

const objectsOf = async () => {
  const rows = await owner<DbRow<'documents', 'storage_key as key'>[]>`
    select storage_key as key from documents where user_id = ${person.id}`
  return rows.map(({ key }) => key)
}

const stepsNow = async () => {
  const rows = await owner<DbRow<'person_keys', 'step'>[]>`
    select distinct step from person_keys where user_id = ${person.id}`
  return rows.map(({ step }) => step)
}

const REPLACE = `
  const { replaceDataKeys } = await import('${join(import.meta.dirname, 'data-keys.server.ts')}')
  await replaceDataKeys(async (step) => {
    console.log(step)
    if (step === process.argv[1]) await new Promise((resolve) => setTimeout(resolve, 60_000))
  })
  process.exit()`

/**
 * A process of its own, killed when it says that it begins this step: it waits there, since a short
 * step could be over before the signal comes.
 *
 * @returns by which signal it ended
 */
async function killedAt(wanted: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', REPLACE, wanted], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  for await (const step of createInterface({ input: child.stdout }))
    if (step === wanted) child.kill('SIGKILL')
  const [, signal] = await ended
  return signal
}

test('the old key opens nothing any more, and everything is as it was', async () => {
  const old = await keysNow()
  const [objects, about] = [await objectsOf(), { ...ABOUT, version: 1 }]
  const code = await codeOfVersion(person.id, about)
  expect(
    (await sealedValues()).every((one) => opens(old.personal, one) || opens(old.secret, one)),
  ).toBe(true)

  expect(await replaceDataKeys()).toEqual({ replaced: 1, left: 0 })

  const now = await keysNow()
  for (const one of await sealedValues()) {
    expect([opens(old.personal, one), opens(old.secret, one)], one.table).toEqual([false, false])
    expect(opens(now.personal, one) || opens(now.secret, one), one.table).toBe(true)
  }
  const kept = await objectsOf()
  expect(kept.filter((key) => objects.includes(key))).toEqual([])
  const stored = await inStorage()
  expect(kept.filter((key) => !stored.has(key))).toEqual([])
  expect(await contents()).toEqual(before)
  expect((await verifyVersions()).tampered).toEqual([])
  // A code on paper is found, and printed again it is the same.
  expect(await codeOfVersion(person.id, about)).toBe(code)
  expect(await lookUpCode(code ?? '')).toEqual(about)
  expect(await stepsNow()).toEqual([null])
  expect(await replaceDataKeys()).toEqual({ replaced: 0, left: 0 })
})

const ABOUT = { format: 1, name: 'Anna', number: 'WR00000001' } as unknown as Parameters<
  typeof codeOfVersion
>[1]

test('a second time, the hashes are those of the first key', async () => {
  await replaceDataKeys()
  const code = await codeOfVersion(person.id, { ...ABOUT, version: 2 })
  await askFor(person)
  expect(await replaceDataKeys()).toEqual({ replaced: 1, left: 0 })
  expect(await codeOfVersion(person.id, { ...ABOUT, version: 2 })).toBe(code)
  expect(await contents()).toEqual(before)
})

const STEPS = [
  'add',
  'wait for who does not know it',
  'turn',
  'wait for who seals by the old one',
  'seal',
  'seal rows',
  ...new Set(
    (['personal', 'secret', 'personal or secret'] as const)
      .flatMap(columnsOf)
      .map(({ table }) => `sealed ${table}`),
  ),
  'wait for who reads what the old one sealed',
  'drop',
]

/** Between two tables it is as between two others. */
const KILLED = STEPS.filter((step) => !/^sealed (?!documents|wish_sections)/.test(step))

describe('killed', () => {
  test.each(KILLED)('at: %s', async (step) => {
    const now = await contents()
    expect(await killedAt(step)).toBe('SIGKILL')
    expect(await contents()).toEqual(now)
    await write('na de klap')
    expect(await replaceDataKeys()).toEqual({ replaced: 1, left: 0 })
    expect(await written()).toBe('na de klap')
    await write('weer heel')
    expect(await stepsNow()).toEqual([null])
  })
})

/** Answers and describes, as the pages do. */
async function write(text: string) {
  const { revision } = await asOwner((sql) => readSection(sql, person.id, 'veer'))
  const save = { section: 'veer', id: randomUUID(), revision, final: false } as const
  expect(await saveSection(person, { ...save, data: { energy: text } })).toMatchObject({ ok: true })
  const { documents } = await listDocuments(person.id, 'document')
  for (const { id } of documents) {
    const read = await readWords(person.id, id)
    const words = { id: randomUUID(), revision: 0, opened: readFingerprints(read?.opened) }
    const described = await describeDocument(person.id, id, {
      ...words,
      data: { description: text },
    })
    expect(described).toMatchObject({ ok: true })
  }
}

async function written() {
  const { data } = await asOwner((sql) => readSection(sql, person.id, 'veer'))
  const { documents } = await listDocuments(person.id, 'document')
  const said = new Set([data.energy, ...documents.map(({ description }) => description)])
  return [...said].join(' | ')
}

test('who writes and reads at every step loses nothing', async () => {
  const done = await replaceDataKeys(async (step) => {
    await write(`bij ${step}`)
    expect(await written()).toBe(`bij ${step}`)
    expect(jsonOf(await entriesOf(await exportOf(person))).content.livingWills).toHaveLength(2)
  })
  expect(done).toEqual({ replaced: 1, left: 0 })
  expect(await written()).toBe('bij drop')
  expect((await verifyVersions()).tampered).toEqual([])
})

test.each([
  ['that began before the new key was there', 'add', 'wait for who does not know it'],
  ['that began before the new key sealed', 'turn', 'wait for who seals by the old one'],
])('a write %s is waited for', async (_, begins, waits) => {
  const { wish } = await fileNow()
  const [letGo, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let slow: Promise<unknown> | undefined
  const replacing = replaceDataKeys(async (step) => {
    if (step === begins) {
      const knows = Promise.withResolvers<void>()
      slow = withActor(asPerson(person.id), async (sql) => {
        const { personal } = await personKeys(sql, person.id)
        knows.resolve()
        await letGo.promise
        const sealed = sealSection(personal, wish, 'veer', { energy: 'traag' })
        await sql`
          update wish_sections set sealed = ${sealed} where wish_id = ${wish} and section = 'veer'`
      })
      await knows.promise
    }
    if (step === waits) waiting.resolve()
  })
  await waiting.promise
  expect(await Promise.race([replacing, 'waits'])).toBe('waits')
  letGo.resolve()
  await slow
  expect(await replacing).toEqual({ replaced: 1, left: 0 })
  const { data } = await asOwner((sql) => readSection(sql, person.id, 'veer'))
  expect(data.energy).toBe('traag')
})

const fileNow = async () => {
  const [row] = await owner<DbRow<'wishes', 'id as wish'>[]>`
    select id as wish from wishes where user_id = ${person.id}`
  return { wish: row?.wish ?? '' }
}

describe('an account that is deleted', () => {
  test.each(STEPS)('at: %s', async (step) => {
    await owner`update person_keys set step = null`
    const other = await testUser()
    await store(other, 'een.txt', Buffer.from('tekst'))
    await askFor(other)
    const done = await replaceDataKeys(async (at) => {
      if (at === step) await owner`delete from users where id = ${other.id}`
    })
    expect(done.left).toBe(0)
    expect(await owner`select 1 from person_keys where user_id = ${other.id}`).toEqual([])
  })
})

test('something that neither key opens keeps both, and stops nobody else', async () => {
  const { wish } = await fileNow()
  await owner`
    update wish_sections set sealed = ${Buffer.alloc(40, 1)}
     where wish_id = ${wish} and section = 'steen'`
  await askFor(await testUser())
  expect(await replaceDataKeys()).toEqual({ replaced: 1, left: 1 })
  expect(await stepsNow()).toEqual(['turned'])
  const { data } = await asOwner((sql) => readSection(sql, person.id, 'veer'))
  expect(data.energy).toBe('traag')
})

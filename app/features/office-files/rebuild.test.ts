import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import postgres from 'postgres'
import type { DbRow } from '#db/row.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { copyTemplate } from '#tests/setup/databases.ts'
import { databaseSettings } from '#tests/setup/settings.ts'

// A database of its own: what other tests leave behind was made with other keys.
const url = await copyTemplate(inject('templateUrl'), 'search_rebuild')
Object.assign(process.env, databaseSettings(url))
const owner = postgres(url, { max: 2, onnotice: () => {} })
afterAll(() => owner.end())

const [OLD, NEW] = [1, 2].map((byte) => `s${byte}:${Buffer.alloc(32, byte).toString('base64')}`)

/** The application as it starts with these search keys. */
async function startedWith(keys: string) {
  vi.resetModules()
  process.env.SEARCH_KEYS = keys
  const { rebuildIndex } = await import('./rebuild.server.ts')
  const { openCard } = await import('#app/features/file-index/index.server.ts')
  const { writeProfile } = await import('#app/features/accounts/profile.server.ts')
  const { asPerson, closeDatabase, withActor } =
    await import('#app/platform/database/sql.server.ts')
  const { lockWishFile } = await import('#app/features/wishes/file/file.server.ts')
  const { searchFiles } = await import('./search.server.ts')
  const { createPerson } = await import('#tests/fixtures/people/people.ts')
  const rename = (id: string, lastName: string) =>
    withActor(asPerson(id), (sql) => writeProfile(sql, id, { firstName: 'Zoë', lastName }))
  const card = async (id: string) => {
    const [row] = await owner<DbRow<'file_index', 'sealed!'>[]>`
      select sealed from file_index where user_id = ${id}`
    return row && openCard(id, row.sealed)
  }
  /** Addresses of those who are found. */
  const found = async (text: string) => {
    const actor = actorOf({ id: admin }, 'admin')
    return (await searchFiles(actor, text, undefined)).rows.map(({ email }) => email)
  }
  const withFile = async (email: string) => {
    const { id } = await createPerson(email)
    await withActor(asPerson(id), (sql) => lockWishFile(sql, id))
    return id
  }
  const { clientWithoutAddress } = await import('#tests/fixtures/people/clients.ts')
  const withoutAddress = async () =>
    (await clientWithoutAddress(await createPerson('medewerker@example.nl', ['staff']))).id
  return {
    rebuildIndex,
    card,
    found,
    rename,
    createPerson,
    withFile,
    withoutAddress,
    closeDatabase,
  }
}

type Started = Awaited<ReturnType<typeof startedWith>>
let admin: string
let one: string

beforeAll(async () => {
  const before = await startedWith(OLD ?? '')
  admin = (await before.createPerson('beheer@example.nl', ['admin'])).id
  one = await before.withFile('een@example.nl')
  await before.withFile('ander@example.nl')
  await before.withoutAddress()
  await before.rename(one, 'Vermeulen')
  await before.closeDatabase()
})

const during = async (run: (site: Started) => Promise<void>) => {
  const site = await startedWith(`${NEW},${OLD}`)
  await run(site)
  await site.closeDatabase()
}

test('while a search key is replaced everybody is found, by the old one or the new one', () =>
  during(async ({ found, rename }) => {
    expect(await found('vermeulen')).toEqual(['een@example.nl'])
    await rename(one, 'Hofstra')
    expect([await found('vermeulen'), await found('hofs zoe')]).toEqual([[], ['een@example.nl']])
    expect(await found('proef ander')).toEqual(['ander@example.nl'])
  }))

test('after the command, broken off or not, the new key is enough', async () => {
  await during(async ({ rebuildIndex }) => {
    expect([await rebuildIndex(false), await rebuildIndex(false)]).toEqual([5, 0])
    expect(await rebuildIndex(true)).toBe(5)
  })
  const { found, card, closeDatabase } = await startedWith(NEW ?? '')
  expect(await found('zoe een')).toEqual(['een@example.nl'])
  expect(await found('proef ander')).toEqual(['ander@example.nl'])
  expect(await found('bep visser')).toEqual([null])
  expect(await card(one)).toEqual({ firstName: 'Zoë', lastName: 'Hofstra' })
  await closeDatabase()
})

test('an account from before there was an index is found after it', async () => {
  await owner`
    update file_index set made_with = null, sealed = null, by_words = '{}', by_email = '{}'
     where user_id = ${one}`
  const { found, rebuildIndex, closeDatabase } = await startedWith(NEW ?? '')
  expect(await rebuildIndex(false)).toBeGreaterThan(0)
  expect(await found('hofstra een')).toEqual(['een@example.nl'])
  await closeDatabase()
})

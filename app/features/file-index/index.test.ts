import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { profile as exportedProfile } from '#app/features/accounts/export.server.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { readDetails, saveDetails } from '#app/features/own-data/details.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { hashesBy, openCard } from './index.server.ts'
import { searchQueryIn } from './terms.ts'

let user: TestUser
/** A name that nobody else has. */
let name: string

beforeEach(async () => {
  user = await testUser()
  name = `Naam${randomUUID().replaceAll(/[^a-f]/g, '')}`
})

const isFound = async (text: string) => {
  const [hashes = []] = hashesBy(searchQueryIn(text).terms)
  const found = await owner<DbRow<'file_index', 'user_id as id'>[]>`
    select user_id as id from file_index where (by_words || by_email) @> ${hashes}::bigint[]`
  return found.some(({ id }) => id === user.id)
}

const card = async () => {
  const [row] = await owner<DbRow<'file_index', 'sealed!'>[]>`
    select sealed from file_index where user_id = ${user.id}`
  return row && openCard(user.id, row.sealed)
}

test('whoever has an account is found by its address, and by the name that was given with it', async () => {
  expect([await isFound(user.email), await isFound('tess proef')]).toEqual([true, true])
  expect(await card()).toEqual({ firstName: 'Tess', lastName: 'Proef' })
})

const signedIn = async () => {
  const found = await findSession(user.token)
  if (!found) throw new Error('no session')
  return found
}

/** Every way in which someone's name changes, the answer of the interview among them. */
const WAYS: [string, () => Promise<unknown>][] = [
  [
    'step 6, by itself',
    () =>
      saveSection(user, {
        section: 'naw',
        id: randomUUID(),
        revision: 0,
        data: { firstName: 'Gé', lastName: name, phone: '06-87654321', city: 'Zwolle' },
        final: false,
        automatic: true,
        sequence: 2,
      }),
  ],
  [
    'the account page, without a file',
    async () => {
      const { revision } = await readDetails(await signedIn())
      const data = { firstName: 'Gé', lastName: name, phone: '06-87654321', city: 'Zwolle' }
      return saveDetails(await signedIn(), {
        id: randomUUID(),
        revision,
        opened: undefined,
        data,
        wrong: [],
      })
    },
  ],
  [
    'an import',
    () =>
      withActor(asPerson(user.id), (sql) => {
        const value = {
          firstName: 'Gé',
          lastName: name,
          phone: '06-87654321',
          address: ', , Zwolle',
        }
        const importing = { sql, userId: user.id, health: true, stored: new Map(), undo: () => {} }
        const open = () => Promise.reject(new Error('no files'))
        return exportedProfile.write({ ...importing, open }, value)
      }),
  ],
]

describe.each(WAYS)('a name that changes by %s', (_way, change) => {
  test('is found from then on, and the one before no more', async () => {
    await change()
    expect(await isFound(`ge ${name.slice(0, 5)}`)).toBe(true)
    expect(await isFound(name)).toBe(true)
    expect(await isFound(`${name} 4321`)).toBe(true)
    expect(await isFound('tess')).toBe(false)
    expect(await isFound(user.email)).toBe(true)
    expect(await card()).toMatchObject({ firstName: 'Gé', lastName: name, phone: '06-87654321' })
    expect((await card())?.address).toContain('Zwolle')
  })
})

test('goes with the change, or not at all', async () => {
  const changing = withActor(asPerson(user.id), async (sql) => {
    await writeProfile(sql, user.id, { firstName: 'Gé', lastName: name })
    throw new Error('after all not')
  })
  await expect(changing).rejects.toThrow('after all not')
  expect([await isFound(name), await isFound('tess')]).toEqual([false, true])
})

test('goes with the account', async () => {
  await owner`delete from users where id = ${user.id}`
  expect(await owner`select 1 from file_index where user_id = ${user.id}`).toEqual([])
})

test('a name that was moved to the row of another does not open', async () => {
  const other = await testUser()
  await owner`
    update file_index set sealed = (select sealed from file_index where user_id = ${other.id})
     where user_id = ${user.id}`
  await expect(card()).rejects.toThrow('unable to authenticate')
})

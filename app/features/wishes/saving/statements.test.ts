/** How often a save asks the database; each time is a round trip that the person waits for. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ADDRESS, askForCards } from '#tests/fixtures/people/cards.ts'
import { statementsOf } from '#tests/fixtures/statements.ts'
import { type TestUser, testUser } from '#tests/setup/database.ts'
import { sectionByLaw } from '#app/features/interview/legal.server.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { SectionData } from '#app/forms/values.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { lockWishFile } from '../file/file.server.ts'
import { readSection } from '../file/sections.server.ts'
import { saveSection } from './save.server.ts'
import type { WishSave } from './save-in-transaction.server.ts'

let user: TestUser
const FORM = randomUUID()

beforeEach(async () => {
  user = await testUser()
  await withActor(asPerson(user.id), (sql) => lockWishFile(sql, user.id))
})

const save = async (section: FileSectionKey, changes: Partial<WishSave>) => {
  const { revision } = await readOnly(asPerson(user.id), (sql) =>
    readSection(sql, user.id, section),
  )
  return saveSection(user, {
    section,
    id: randomUUID(),
    revision,
    data: {},
    final: false,
    ...changes,
  })
}

/** What the routes ask for a save: the questions as the law is now, and the save. */
async function saving(section: FileSectionKey, data: SectionData, changes: Partial<WishSave> = {}) {
  const { revision } = await readOnly(asPerson(user.id), (sql) =>
    readSection(sql, user.id, section),
  )
  const sent = await statementsOf(async () => {
    await sectionByLaw(section)
    const given = { section, id: FORM, revision, data, fromPage: true, final: false, ...changes }
    expect(await saveSection(user, given)).toMatchObject({ ok: true })
  })
  expect(sent, 'all are seen').toContain('commit')
  return sent
}

const contacts = [{ firstName: 'An', lastName: 'Vos', email: 'an@example.nl' }]

const SAVES: [FileSectionKey, SectionData][] = [
  ['veer', { energy: 'zwemmen' }],
  ['rituelen', { musicSpecifications: [{ artist: 'a', title: 'b' }] }],
  ['praktisch', { burial: 'Cremeren' }],
  ['naw', { ...ADDRESS, contacts }],
  ['formulier', { relationshipNotes: 'rustig' }],
  ['secret', { caution: 'stil' }],
]

/** Whoever is named in it gets a row: they are looked up, and added together. */
const besides = (section: FileSectionKey) => (section === 'naw' ? 2 : 0)

test.each(SAVES)('an automatic save of %s takes at most 7 statements', async (section, data) => {
  const most = 7 + besides(section)
  const automatic = { automatic: true, sequence: 2, after: randomUUID() }
  const first = await saving(section, data, automatic)
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(most)
  const next = await saving(section, {}, { ...automatic, sequence: 4 })
  expect(next.length, next.join('\n')).toBeLessThanOrEqual(most)
})

test('a final save takes at most 16 statements, also when it orders cards', async () => {
  await save('veer', { data: { energy: 'zwemmen' } })
  const plain = await saving('secret', { caution: 'stil' }, { final: true })
  expect(plain.length, plain.join('\n')).toBeLessThanOrEqual(16)
  await askForCards(user)
  const again = { id: randomUUID(), final: true }
  const ordering = await saving('secret', { caution: 'anders' }, again)
  expect(ordering.length, ordering.join('\n')).toBeLessThanOrEqual(16)
  const form = await saving(
    'formulier',
    { relationshipNotes: 'x' },
    { id: randomUUID(), final: true },
  )
  expect(form.length, form.join('\n')).toBeLessThanOrEqual(16)
})

/**
 * Looking for the file travels along with its lock, and finds none; then what the account knows is read,
 * where the section asks that.
 */
const first = (section: FileSectionKey) => (section === 'naw' ? 2 : 1)

describe('the first save of a person, which makes the wish file and its number,', () => {
  beforeEach(async () => {
    user = await testUser()
  })

  test.each(SAVES)(
    'takes at most 8 statements when it is an automatic one of %s, two more of the contacts',
    async (...of) => {
      const sent = await saving(...of, { automatic: true, sequence: 2 })
      expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(7 + first(of[0]) + besides(of[0]))
    },
  )

  test.each(SAVES)(
    'takes at most 18 statements when it is a final one of %s, one of them whether the account goes',
    async (...of) => {
      const sent = await saving(...of, { final: true })
      expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(17 + first(of[0]) + besides(of[0]))
    },
  )
})

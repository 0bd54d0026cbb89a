import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { SHARED_PARTS, type SharedPart } from '#app/access/audit.ts'
import { readAsRelative } from '#app/access/read-as.server.ts'
import { type Relative, relativesOf } from '#app/features/contacts/people.server.ts'
import { cancelDeletion, requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { type Moment, PARTS, type Rules } from '#app/features/contacts/rules.ts'
import {
  asPerson,
  asRelative,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { fileNow, readNow, stopAt, stoppedAt } from './reading.server.ts'
import { rehearsalOf } from './readable.server.ts'

const REQUEST = '0badcafe'
const PEOPLE = [
  { firstName: 'Lisa', lastName: 'de Vries', email: 'lisa@example.nl' },
  { firstName: 'Mark', lastName: 'de Vries', phone: '06-12345678' },
]

let gerda: TestUser
let letter: string
let lisa: string

beforeAll(async () => {
  gerda = await testUser()
  letter = (await fillForRelatives(gerda.id, PEOPLE)).letter
  lisa = await confirmedRelative(owner, gerda.id, 'Lisa', {})
})

async function reader(parts: Rules['parts'], documents: Rules['documents'] = {}) {
  await owner`
    update relatives set rules = ${owner.json({ parts, documents })} where id = ${lisa}`
  const all = await readOnly(asPerson(gerda.id), (sql) => relativesOf(sql, gerda.id))
  return { ...(all.find(({ id }) => id === lisa) as Relative), ownerId: gerda.id }
}

/** All that is in sight, asked for without a `where` on whose it is. */
async function inSight(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select 'profile' as name from profiles
    union all select section from wish_sections
    union all select 'document' from documents
    union all select 'living will' from wilsverklaringen
    union all select 'versions' from wish_versions
    union all select 'contacts' from trusted_contacts
    union all select 'relatives' from relatives
    union all select 'account' from users
    union all select 'key' from person_keys`
  return rows.map(({ name }) => name).toSorted()
}

const noted = () =>
  owner<DbRow<'audit_log', 'actor_id! as actor' | 'acted_as as actedAs' | 'detail!'>[]>`
    select actor_id as actor, acted_as as "actedAs", detail from audit_log
     where subject_id = ${gerda.id} and action = 'file.read' order by id`

const look = (parts: readonly SharedPart[]) =>
  readAsRelative({ id: lisa, ownerId: gerda.id, request: REQUEST }, parts, inSight)

describe('a contact', () => {
  test('sees nothing without noting it', async () => {
    await reader(Object.fromEntries(PARTS.map((part) => [part, 'now'])))
    expect(await readOnly(asRelative(lisa), inSight)).toEqual([])
  })

  test('sees the part that was given, and leaves a row for it', async () => {
    await reader({ veer: 'now' })
    const before = (await noted()).length
    expect(await look(SHARED_PARTS)).toEqual(['veer'])
    expect((await noted()).slice(before)).toEqual([
      { actor: lisa, actedAs: 'relative', detail: 'veer' },
    ])
  })

  test('leaves no row for a part of which there is nothing', async () => {
    const given = await reader({ veer: 'now', 'living will': 'now' })
    const before = (await noted()).length
    await readNow(given, REQUEST)
    expect((await noted()).slice(before).map(({ detail }) => detail)).toEqual(['veer'])
  })

  test('leaves none for the living will where they open a document', async () => {
    const given = await reader({ documents: 'now', 'living will': 'now' })
    const before = (await noted()).length
    await fileNow(given, letter, REQUEST)
    expect((await noted()).slice(before).map(({ detail }) => detail)).toEqual(['documents'])
  })

  test.each([
    ['details', ['profile']],
    ['naw', ['naw']],
    ['documents', ['document']],
    ['living will', null],
  ] as const)('with %s sees no more than that', async (part, seen) => {
    await reader({ [part]: 'now' })
    expect(await look(SHARED_PARTS)).toEqual(seen)
  })

  test('never sees the confidential part, whatever is given', async () => {
    await reader(Object.fromEntries(PARTS.map((part) => [part, 'now'])))
    expect(
      await look([...SHARED_PARTS, 'confidential' as SharedPart, 'sections' as SharedPart]),
    ).not.toContain('secret')
    expect(await look(['confidential' as SharedPart, 'sections' as SharedPart])).toBeNull()
  })

  test.each(['after', 'never'] as const)('reads nothing of what is for %s', async (moment) => {
    await reader(Object.fromEntries(PARTS.map((part) => [part, moment])))
    expect(await look(SHARED_PARTS)).toBeNull()
  })

  test('reads one document of them, where that one is given', async () => {
    const given = await reader({}, { [letter]: 'now' })
    expect((await fileNow(given, letter, REQUEST))?.description).toBe('Brief aan Lisa')
    const taken = await reader({ documents: 'now' }, { [letter]: 'never' })
    expect(await fileNow(taken, letter, REQUEST)).toBeNull()
  })

  test('reads nothing in the file of somebody else', async () => {
    await reader({ veer: 'now' })
    const other = await testUser()
    await fillForRelatives(other.id, [])
    const read = readAsRelative(
      { id: lisa, ownerId: other.id, request: REQUEST },
      ['veer'],
      inSight,
    )
    expect(await read).toBeNull()
  })

  test('changes nothing', async () => {
    await reader({ veer: 'now' })
    const change = readAsRelative(
      { id: lisa, ownerId: gerda.id, request: REQUEST },
      ['veer'],
      async (sql) => (await sql`update wish_sections set revision = revision`).count,
    )
    expect(await change).toBe(0)
  })

  test.each(['invited', 'accepted', 'declined', 'withdrawn'])(
    'who is %s reads nothing',
    async (state) => {
      const ria = await testUser()
      await fillForRelatives(ria.id, PEOPLE)
      const id = await confirmedRelative(owner, ria.id, 'Lisa', { veer: 'now' })
      // A row of the same, in that state.
      await owner`alter table relatives disable trigger user`
      await owner`update relatives set state = ${state} where id = ${id}`
      await owner`alter table relatives enable trigger user`
      expect(
        await readAsRelative({ id, ownerId: ria.id, request: REQUEST }, ['veer'], inSight),
      ).toBeNull()
    },
  )

  test('what is taken back is gone with the next page', async () => {
    const before = await reader({ veer: 'now' })
    expect((await readNow(before, REQUEST)).chapters).toHaveLength(1)
    await reader({})
    // Who holds the page of before knows the former decision only.
    expect((await readNow(before, REQUEST)).chapters).toEqual([])
  })

  test('reads nothing once the owner deletes their account, and again when that is taken back', async () => {
    await reader({ veer: 'now' })
    await requestDeletion(gerda)
    expect(await look(SHARED_PARTS)).toBeNull()
    await cancelDeletion(gerda.id)
    expect(await look(SHARED_PARTS)).toEqual(['veer'])
  })

  test('cannot note by hand that they read', async () => {
    const note = withActor(
      asRelative(lisa),
      (sql) =>
        sql`select note_audit('file.read', ${gerda.id}, 'veer', 'shared-by-owner', ${REQUEST})`,
    )
    await expect(note).rejects.toMatchObject({ code: '42501' })
  })

  test('goes on where they stopped', async () => {
    const given = await reader({ veer: 'now' })
    expect(await stoppedAt(given)).toBeNull()
    await stopAt(given, 'verhaal')
    await stopAt(given, 'brieven')
    expect(await stoppedAt(given)).toBe('brieven')
  })
})

const moment = fc.constantFrom<Moment>('now', 'after', 'never')

test('a contact reads now what its owner sees in the rehearsal, field by field', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(Object.fromEntries(PARTS.map((part) => [part, moment])), { requiredKeys: [] }),
      fc.option(moment, { nil: undefined }),
      async (parts, ofLetter) => {
        const given = await reader(parts as Rules['parts'], ofLetter ? { [letter]: ofLetter } : {})
        expect(await readNow(given, REQUEST)).toEqual(await rehearsalOf(gerda.id, given, 'now'))
      },
    ),
    { numRuns: 60, seed: 20261125 },
  )
}, 60_000)

/** What relatives read after a death is what its owner saw in the rehearsal, whatever was decided. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Moment, PARTS, type Rules } from '#app/features/contacts/rules.ts'
import { rehearsalOf } from '#app/features/relatives/reading/readable.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { readForCopy } from './copy.server.ts'

let gerda: TestUser
let contacts: Reader[]
let letter: string

beforeAll(async () => {
  gerda = await testUser()
  const people = ['Lisa', 'Mark'].map((firstName) => ({
    firstName,
    lastName: 'de Vries',
    email: newEmail(),
  }))
  ;({ letter } = await fillForRelatives(gerda.id, people))
  for (const { firstName } of people) await confirmedRelative(owner, gerda.id, firstName, {})
  contacts = [await readerOf(gerda.id, 'Lisa'), await readerOf(gerda.id, 'Mark')]
  const report = await reported(contacts[0] as Reader)
  await saysSo(contacts[1] as Reader, report)
  // The grant by which copies are made, without a copy: it ends with the last of them.
  await owner`
    update death_reports
       set state = 'first', first_at = now(), all_at = now() + interval '12 hours',
           copies_until = now() + interval '1 year'
     where id = ${report}`
}, 120_000)

const moment = fc.constantFrom<Moment>('now', 'after', 'never')
const anyParts = fc.record(Object.fromEntries(PARTS.map((part) => [part, moment])), {
  requiredKeys: [],
})

test('what is copied for a contact is what was rehearsed, field by field, at both stages', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyParts,
      fc.option(moment, { nil: undefined }),
      fc.constantFrom(0, 1),
      async (parts, ofLetter, which) => {
        const rules = { parts, documents: ofLetter ? { [letter]: ofLetter } : {} } as Rules
        const decided = { ...(contacts[which] as Reader), rules }
        const copied = await readForCopy(gerda.id, decided)
        for (const stage of ['first', 'all'] as const)
          expect(copied?.[stage]).toEqual(await rehearsalOf(gerda.id, decided, stage))
        expect(copied?.files.map(({ id }) => id)).toEqual(copied?.all.documents)
      },
    ),
    { numRuns: 1000, seed: 20261125 },
  )
}, 600_000)

/** What relatives read after a death is what its owner saw in the rehearsal, whatever was decided. */
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Moment, PARTS, type Rules } from '#app/features/contacts/rules.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { rehearsalOf } from '#app/features/relatives/reading/readable.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { signWill } from '#tests/fixtures/people/to-ask-for.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { readForCopy } from './copy.server.ts'

let gerda: TestUser
let contacts: Reader[]
let documents: { id: string; description: string }[]

beforeAll(async () => {
  gerda = await testUser()
  const people = ['Lisa', 'Mark'].map((firstName) => ({
    firstName,
    lastName: 'de Vries',
    email: newEmail(),
  }))
  const { letter } = await fillForRelatives(gerda.id, people)
  const photo = await storeDocument(gerda.id, {
    purpose: 'document',
    name: 'boot.txt',
    nameWhenEmpty: 'boot',
    description: 'De boot op zondag',
    contents: Readable.from([Buffer.from('Een boot')]),
  })
  if (!photo.ok) throw new Error(photo.reason)
  documents = [
    { id: letter, description: 'Brief aan Lisa' },
    { id: photo.id, description: 'De boot op zondag' },
  ]
  await signWill(gerda)
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

/** What stands in each part, in words that stand in no other. */
const WORDS: Partial<Record<(typeof PARTS)[number], string>> = {
  kaars: 'te hard lachte',
  veer: 'schaatsen',
  steen: 'ongeluk',
  rituelen: 'blauwe jurk',
  praktisch: '4481.223.907',
  'living will': 'Laat mij gaan',
}

/** Whether it stands there, and whether it should: by the rules alone, not by the code that reads. */
function standsAsDecided(text: string, { parts, documents: ofDocuments }: Rules) {
  const told = Object.entries(WORDS).map(([part, words]) => [
    part,
    text.includes(words),
    parts[part as keyof typeof WORDS] !== 'never',
  ])
  const files = documents.map(({ id, description }) => [
    description,
    text.includes(description),
    (ofDocuments[id] ?? parts.documents) !== 'never',
  ])
  return { wrong: [...told, ...files].filter(([, is, should]) => is !== should) }
}

test('what is copied for a contact is what was rehearsed, field by field, at both stages', async () => {
  const one = fc.option(moment, { nil: undefined })
  await fc.assert(
    fc.asyncProperty(
      anyParts,
      fc.tuple(one, one),
      fc.constantFrom(0, 1),
      async (parts, ofDocuments, which) => {
        const chosen = documents.flatMap(({ id }, index) => {
          const from = ofDocuments[index]
          return from ? [[id, from]] : []
        })
        const rules = { parts, documents: Object.fromEntries(chosen) } as Rules
        const decided = { ...(contacts[which] as Reader), rules }
        const copied = await readForCopy(gerda.id, decided)
        for (const stage of ['first', 'all'] as const) {
          expect(copied?.[stage]).toEqual(await rehearsalOf(gerda.id, decided, stage))
          // As it comes out of the copy, which is sealed as JSON.
          expect(JSON.parse(JSON.stringify(copied?.[stage]))).toEqual(copied?.[stage])
        }
        expect(copied?.files.map(({ id }) => id).toSorted()).toEqual(
          copied?.all.documents.toSorted(),
        )
        const text = JSON.stringify(copied)
        expect(standsAsDecided(text, rules)).toEqual({ wrong: [] })
        expect(text).not.toContain('geheim')
      },
    ),
    { numRuns: 1000, seed: 20261125 },
  )
}, 600_000)

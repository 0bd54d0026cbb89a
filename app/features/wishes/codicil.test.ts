import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { testUser } from '#tests/setup/database.ts'
import { saveSection } from './saving/save.server.ts'
import type { SectionData } from '#app/forms/values.ts'
import { readCodicil } from './codicil.server.ts'

test.each<[string, SectionData, string[]]>([
  ['no choice', { burialDetails: 'onder de linde' }, ['Ik wil ______________________________.']],
  [
    'burial at a place, in own words',
    { burial: 'Begraven', burialLocation: 'Natuurbegraafplaats', burialDetails: 'onder de linde' },
    ['Ik wil worden begraven.', 'Begraafplaats: Natuurbegraafplaats.', 'onder de linde'],
  ],
  [
    'burial at another place',
    { burial: 'Begraven', burialLocation: 'Anders', burialLocationOther: 'Op ons landgoed' },
    ['Ik wil worden begraven.', 'Begraafplaats: Op ons landgoed.'],
  ],
  [
    'cremation, without what was written for burial',
    { burial: 'Cremeren', burialDetails: 'onder de linde', cremationDetails: 'as in zee' },
    ['Ik wil worden gecremeerd.', 'as in zee'],
  ],
  [
    'what the law does not allow yet, with a second choice',
    { burial: 'Resomeren', burialSecondChoice: 'Cremeren' },
    [
      'Ik wil worden geresomeerd, zodra dat in Nederland mag.',
      'Kan dat dan nog niet? Ik wil worden gecremeerd.',
    ],
  ],
])('the text to copy by hand: %s', async (_name, data, wishes) => {
  const user = await testUser()
  const save = { section: 'praktisch', id: randomUUID(), revision: 0, data, final: false } as const
  await saveSection(user, save)
  const { lines, chosen } = await readCodicil(user.id)
  expect(lines).toEqual([
    'Codicil',
    expect.stringMatching(/^Ik, Tess Proef, geboren op _+ in _+, leg hier vast/),
    ...wishes,
    'Plaats, datum en handtekening:',
  ])
  expect(chosen).toBe('burial' in data)
})

test('the text to copy by hand says when they were born, once that is known', async () => {
  const user = await testUser()
  const person = { firstName: 'Tess', lastName: 'Proef', dateOfBirth: '1950-12-31' }
  await withActor(asPerson(user.id), (sql) => writeProfile(sql, user.id, person))
  expect((await readCodicil(user.id)).lines[1]).toMatch(
    /^Ik, Tess Proef, geboren op 31\sdecember 1950 in _+, leg hier vast/,
  )
})

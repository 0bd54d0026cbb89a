/** The booklet that a contact keeps of what they read after a death. */
import { expect, test } from 'vitest'
import type { ReadableWishes } from '#app/features/relatives/reading/contents.ts'
import { bookletOfCopy } from './booklet.ts'

const WISHES: ReadableWishes = {
  stage: 'all',
  name: 'Dirk Bakker',
  firstName: 'Dirk',
  dateOfBirth: '1946-04-23',
  confirmedOn: '2026-01-31',
  isDraft: false,
  quote: null,
  closing: null,
  first: null,
  chapters: [],
  documents: [],
}

test.each([
  ['is a sentence where there is one', ['Kies de kleding.'], 'Kies de kleding.'],
  [
    'is a list where there are more',
    ['Vraag de arts.', 'Kies de kleding.'],
    ['Vraag de arts.', 'Kies de kleding.'],
  ],
])('what nobody wrote down %s', (_what, open, printed) => {
  const wishes = { ...WISHES, first: { entries: [], open } }
  const booklet = bookletOfCopy(wishes, '2026-11-24', 'voorbeeld.nl/controleer')
  expect(booklet.first?.entries).toEqual([['Niet vastgelegd', printed]])
})

/** The booklet that a contact keeps of what they read after a death. */
import { expect, test } from 'vitest'
import type {
  ReadableChapter,
  ReadableEntry,
  ReadableWishes,
} from '#app/features/relatives/reading/readable.ts'
import type { WishesBooklet } from '#app/paper/documents.ts'
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
  const booklet = bookletOfCopy(wishes, '2026-11-24', 'voorbeeld.nl/controleer', null)
  expect(booklet.first?.entries).toEqual([['Niet vastgelegd', printed]])
})

const PHOTO = { kind: 'jpg' as const, width: 60, height: 40, words: 'Op de boot' }
const text = (label: string) =>
  ({ label, answer: { kind: 'text', text: 'x', isOwn: true } }) satisfies ReadableEntry
const file = (title: string) => ({ id: title, title, kind: 'jpg' as const, size: 1 })

test('the photo that was chosen has its own page, and the living will comes last', () => {
  const files = [{ ...file('Op de boot'), inBooklet: true as const }, file('Bij de haven')]
  const will = { title: 'Wilsverklaring', isWill: true as const, entries: [text('Het papier')] }
  const chapters: ReadableChapter[] = [
    {
      name: 'pijn-en-zorg',
      title: 'Pijn en zorg',
      about: '',
      groups: [{ title: null, entries: [text('Wat moeilijk was')] }, will],
    },
    {
      name: 'brieven',
      title: 'Brieven en foto’s',
      about: '',
      groups: [
        { title: null, entries: [{ label: 'Om te zien', answer: { kind: 'files', files } }] },
      ],
    },
  ]
  const wishes = { ...WISHES, quote: 'Als iemand met tijd.', chapters }
  const withPhoto = bookletOfCopy(wishes, '2026-11-24', '', PHOTO)
  expect(withPhoto.photo).toMatchObject({ file: 'photo.jpg', quote: { text: wishes.quote } })
  expect(withPhoto.chapters.map(({ title }) => title)).toEqual([
    'Pijn en zorg',
    'Brieven en foto’s',
    'Wilsverklaring',
  ])
  const letters = (booklet: WishesBooklet) => booklet.chapters[1]?.groups[0]?.entries
  expect(letters(withPhoto)).toEqual([['Om te zien', ['Bij de haven']]])
  const without = bookletOfCopy(wishes, '2026-11-24', '', null)
  expect(letters(without)).toEqual([['Om te zien', ['Op de boot', 'Bij de haven']]])
})

test.each([
  ['says where the others are', 2, 'Alle contactpersonen staan vanaf bladzijde {page}.'],
  ['says nothing where these are all', 1, undefined],
])('who is called first %s', (_what, count, others) => {
  const people = (named: number) => ({
    label: 'Bel als eerste',
    answer: {
      kind: 'people' as const,
      people: Array.from({ length: named }, () => ({
        name: 'An',
        about: '',
        phone: null,
        lines: [],
      })),
    },
  })
  const chapter = { name: 'mensen' as const, title: '', about: '' }
  const chapters = [{ ...chapter, groups: [{ title: null, entries: [people(count)] }] }]
  const wishes = { ...WISHES, first: { entries: [people(1)], open: [] }, chapters }
  const [[, answer] = []] = bookletOfCopy(wishes, '2026-11-24', '', null).first?.entries ?? []
  expect(answer).toMatchObject(others ? { others } : { people: [{ name: 'An' }] })
  if (!others) expect(answer).not.toHaveProperty('others')
})

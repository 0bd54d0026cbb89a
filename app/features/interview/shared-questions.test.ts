import { describe, expect, test } from 'vitest'
import type { AnswersTo, FileData } from './sections/index.ts'
import {
  answeredTwice,
  answeredElsewhere,
  olderFormAnswers,
  united,
  withAnswers,
} from './shared-questions.ts'

type Form = AnswersTo<'formulier'>
type Steps = Pick<FileData, 'rituelen' | 'praktisch'>

const song = (artist: string, title: string, link = '') => ({ artist, title, link })
const LONG_LINE = 'Iets van Bach, '.repeat(20).trim()

/** What the form says, and what the steps then hold; both ways. */
const SAME: [string, Form, Steps][] = [
  ['burial', { ceremonyType: 'begraven' }, { praktisch: { burial: 'Begraven' } }],
  ['cremation', { ceremonyType: 'cremeren' }, { praktisch: { burial: 'Cremeren' } }],
  [
    'more about the cremation',
    { ceremonyType: 'cremeren', ceremonyPreferences_graveOrCremation: 'as op zee' },
    { praktisch: { burial: 'Cremeren', cremationDetails: 'as op zee' } },
  ],
  ['no donor', { personalInfo_donorCard: 'nee' }, { praktisch: { hasDonation: 'Nee' } }],
  [
    'a donor, and why',
    { personalInfo_donorCard: 'ja', personalInfo_organDonation: 'alles' },
    { praktisch: { hasDonation: 'Ja', donationDetails: 'alles' } },
  ],
  ['the place', { ceremonyLocation: 'de kerk' }, { rituelen: { serviceLocation: 'de kerk' } }],
  ['flowers', { personalTouches_flowers: 'rozen\nwit' }, { rituelen: { flowers: 'rozen\nwit' } }],
  ['a style', { ceremonyStyle: 'religieus' }, { rituelen: { stylePreference: ['Religieus'] } }],
  [
    'a style in other words',
    { ceremonyStyle: 'seculier' },
    { rituelen: { stylePreference: ['Anders'], stylePreferenceOther: 'Niet religieus' } },
  ],
  [
    'kinds of music',
    { musicPreferences_style: 'Jazz, Pop' },
    { rituelen: { music: ['Jazz', 'Pop'] } },
  ],
  [
    'music in a sentence',
    { musicPreferences_style: 'Jazz, maar rustig' },
    { rituelen: { music: ['Anders'], musicOther: 'Jazz, maar rustig' } },
  ],
  [
    'songs',
    { musicPreferences_songs: 'ABBA – Waterloo\nDe zee\nhttps://example.nl/lied' },
    {
      rituelen: {
        musicSpecifications: [
          song('ABBA', 'Waterloo'),
          song('', 'De zee'),
          song('', '', 'https://example.nl/lied'),
        ],
      },
    },
  ],
  [
    'clothing and jewelry',
    { ceremonyPreferences_clothing: 'mijn jas', ceremonyPreferences_jewelry: 'de ring' },
    { rituelen: { clothingJewelryWishes: 'mijn jas\nSieraden: de ring' } },
  ],
]

describe('an answer to what both ask', () => {
  test.each(SAME)('%s: the form says it, the interview holds it', (_, form, steps) => {
    const file = withAnswers({}, 'formulier', form)
    expect(file).toEqual(steps)
    expect(olderFormAnswers(file)).toEqual(form)
  })

  test.each(SAME)('%s: the interview says it, the form shows it', (_, form, steps) => {
    expect(olderFormAnswers(united(steps))).toEqual(form)
  })

  test.each(SAME)('%s: taken away on the form it is gone', (_, _form, steps) => {
    const file = withAnswers(steps, 'formulier', {})
    expect(olderFormAnswers(file)).toEqual({})
    expect(answeredTwice(file)).toEqual([])
  })

  test.each(SAME)('%s: moves from an older form to the interview', (_, form, steps) => {
    const file = united({ formulier: { ...form, relationshipNotes: 'rust' } })
    expect(file).toEqual({ ...steps, formulier: { relationshipNotes: 'rust' } })
  })

  test.each(SAME)('%s: on both sides it stands there once', (_, form, steps) => {
    expect(united({ ...steps, formulier: form })).toEqual({ ...steps, formulier: {} })
  })
})

describe('what only one of them can say', () => {
  test.each<[string, Form, Steps]>([
    ['no preference', { ceremonyType: 'geen-voorkeur' }, { praktisch: { burial: 'Begraven' } }],
    ['the family', { personalInfo_donorCard: 'familie' }, { praktisch: { hasDonation: 'Ja' } }],
  ])('on the form, %s, takes the place of the interview’s', (_, form, steps) => {
    const file = withAnswers(steps, 'formulier', form)
    expect(file).toEqual({ praktisch: {}, formulier: form })
    expect(answeredElsewhere('praktisch', file)).toMatchObject([{ section: 'formulier' }])
    const [step] = Object.values(steps)
    expect(withAnswers(file, 'praktisch', step ?? {})).toEqual({ ...steps, formulier: {} })
  })

  test.each<[string, Steps, string, Form]>([
    [
      'resomation',
      { praktisch: { burial: 'Resomeren' } },
      'ceremonyType',
      { ceremonyType: 'begraven' },
    ],
    [
      'two styles',
      { rituelen: { stylePreference: ['Intiem', 'Groots'] } },
      'ceremonyStyle',
      { ceremonyStyle: 'religieus' },
    ],
    [
      'clothing in many words',
      { rituelen: { clothingJewelryWishes: 'een jas\neen das' } },
      'ceremonyPreferences_clothing',
      { ceremonyPreferences_clothing: 'een jas' },
    ],
  ])('in the interview, %s, stays until the form says something else', (_, steps, key, form) => {
    expect(olderFormAnswers(united(steps))).toEqual({})
    expect(answeredElsewhere('formulier', steps)).toMatchObject([{ here: key }])
    expect(withAnswers(steps, 'formulier', {})).toEqual(steps)
    expect(olderFormAnswers(withAnswers(steps, 'formulier', form))).toEqual(form)
  })

  test('a song in too many words stays on the form, and takes the place of the list', () => {
    const form = { musicPreferences_songs: LONG_LINE }
    const before = { rituelen: { musicSpecifications: [song('', 'x')] } }
    const file = withAnswers(before, 'formulier', form)
    expect(file).toEqual({ rituelen: {}, formulier: form })
    expect(olderFormAnswers(file)).toEqual(form)
  })

  test('why someone is no donor stays on the form', () => {
    const form: Form = { personalInfo_donorCard: 'nee', personalInfo_organDonation: 'geloof' }
    const file = withAnswers({}, 'formulier', form)
    expect(file).toEqual({
      praktisch: { hasDonation: 'Nee' },
      formulier: { personalInfo_organDonation: 'geloof' },
    })
    expect(olderFormAnswers(file)).toEqual(form)
  })
})

test('a song keeps its link while its line on the form stays', () => {
  const link = 'https://example.nl/lied'
  const before = { rituelen: { musicSpecifications: [song('ABBA', 'Waterloo', link)] } }
  const says = { musicPreferences_songs: 'De zee\nABBA – Waterloo' }
  expect(withAnswers(before, 'formulier', says).rituelen?.musicSpecifications).toEqual([
    song('', 'De zee'),
    song('ABBA', 'Waterloo', link),
  ])
})

test('music that was ticked stays so when words are added', () => {
  const before: Steps = { rituelen: { music: ['Jazz', 'Anders'], musicOther: 'een koor' } }
  expect(olderFormAnswers(before).musicPreferences_style).toBe('Jazz, een koor')
  const says = { musicPreferences_style: 'Jazz, een koor, een orgel' }
  expect(withAnswers(before, 'formulier', says)).toEqual({
    rituelen: { music: ['Jazz', 'Anders'], musicOther: 'een koor, een orgel' },
  })
})

test('another choice on the form loses no text that its question hid', () => {
  const praktisch: AnswersTo<'praktisch'> = {
    burial: 'Begraven',
    burialDetails: 'onder de eik',
    cremationDetails: 'as op zee',
  }
  const says = { ...olderFormAnswers({ praktisch }), ceremonyType: 'cremeren' as const }
  expect(withAnswers({ praktisch }, 'formulier', says).praktisch).toEqual({
    ...praktisch,
    burial: 'Cremeren',
    cremationDetails: 'as op zee\nonder de eik',
  })
})

describe('a file that has both, each otherwise', () => {
  const file = united({
    praktisch: { burial: 'Begraven' },
    rituelen: { flowers: 'rozen' },
    formulier: { ceremonyType: 'cremeren', personalTouches_flowers: 'geen' },
  })

  test('keeps both until its owner chooses', () => {
    expect(answeredTwice(file)).toEqual(['ceremonyType', 'personalTouches_flowers'])
    expect(file.formulier).toEqual({ ceremonyType: 'cremeren', personalTouches_flowers: 'geen' })
    expect(olderFormAnswers(file)).toEqual({
      ceremonyType: 'begraven',
      personalTouches_flowers: 'rozen',
    })
  })

  test.each<[string, Form, Steps]>([
    [
      'the interview’s',
      olderFormAnswers(file),
      { praktisch: { burial: 'Begraven' }, rituelen: { flowers: 'rozen' } },
    ],
    [
      'the form’s',
      file.formulier ?? {},
      { praktisch: { burial: 'Cremeren' }, rituelen: { flowers: 'geen' } },
    ],
  ])('has %s once the form says so', (_, form, steps) => {
    expect(withAnswers(file, 'formulier', form)).toEqual({ ...steps, formulier: {} })
  })

  test('a choice in the interview settles it; a text on the form stays', () => {
    const step = withAnswers(file, 'praktisch', { burial: 'Cremeren' })
    expect(answeredTwice(step)).toEqual(['personalTouches_flowers'])
    const other = withAnswers(step, 'rituelen', { flowers: 'tulpen' })
    expect(other.formulier).toEqual({ personalTouches_flowers: 'geen' })
  })

  test('another answer in the step leaves both', () => {
    const says = { ...file.praktisch, cardWishes: 'wit' }
    expect(answeredTwice(withAnswers(file, 'praktisch', says))).toEqual(answeredTwice(file))
  })
})

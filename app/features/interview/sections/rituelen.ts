import { type Definition, LONG, type OfKind, type RowOf, SHORT } from '#app/forms/fields.ts'

const ACCESS = ['alleen_familie', 'familie_vrienden', 'vrienden', 'iedereen'] as const

/** The page of documents shows and changes this list as well. */
export const musicList = {
  key: 'musicSpecifications',
  kind: 'rows',
  maxRows: 100,
  fields: [
    { key: 'artist', kind: 'text', maxLength: SHORT },
    { key: 'title', kind: 'text', maxLength: SHORT },
    { key: 'link', kind: 'text', maxLength: 500, format: 'link' },
  ],
} as const satisfies OfKind<'rows'>

/** A piece of music; nobody has to know all of it. */
export type Song = RowOf<typeof musicList>

/** Vorm, ritueel en Beleving. */
export const rituelen = {
  key: 'rituelen',
  fields: [
    {
      key: 'colors',
      kind: 'choices',
      options: ['Wit', 'Paars', 'Blauw', 'Roze', 'Zwart', 'Groen', 'Rood', 'Anders'],
    },
    {
      key: 'colorsOther',
      kind: 'text',
      maxLength: SHORT,
      showIf: { field: 'colors', is: ['Anders'] },
      required: true,
    },
    {
      key: 'music',
      kind: 'choices',
      options: [
        'Klassiek',
        'Jazz',
        'Pop',
        'Rock',
        'Gospel',
        'Wereldmuziek',
        'Geen muziek',
        'Anders',
      ],
    },
    {
      key: 'musicOther',
      kind: 'text',
      maxLength: SHORT,
      showIf: { field: 'music', is: ['Anders'] },
      required: true,
    },
    musicList,
    {
      key: 'stylePreference',
      kind: 'choices',
      options: ['Informeel', 'Intiem', 'Groots', 'Spiritueel', 'Religieus', 'Anders'],
    },
    {
      key: 'stylePreferenceOther',
      kind: 'text',
      maxLength: SHORT,
      showIf: { field: 'stylePreference', is: ['Anders'] },
      required: true,
    },
    { key: 'flowers', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'clothingJewelryWishes', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'condoleanceLocation', kind: 'longText', rows: 2, maxLength: SHORT },
    { key: 'condoleanceCasketOpen', kind: 'choice', options: ['open', 'dicht'] },
    { key: 'condoleanceFlowers', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'condoleanceAccess', kind: 'choice', options: ACCESS },
    { key: 'cateringWishes', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'serviceLocation', kind: 'longText', rows: 2, maxLength: SHORT },
    { key: 'serviceLocationDetails', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'funeralCasketOpen', kind: 'choice', options: ['open', 'dicht', 'sluiten_tijdens'] },
    { key: 'funeralFlowers', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'funeralAccess', kind: 'choice', options: ACCESS },
    { key: 'funeralCateringWishes', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'speakerWishes', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'familyRole', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'personalAdditions', kind: 'longText', rows: 4, maxLength: LONG },
  ],
} as const satisfies Definition

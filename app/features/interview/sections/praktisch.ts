import { LONG, SHORT, type Definition } from '#app/forms/fields.ts'

const burial = { field: 'burial', is: ['Begraven'] } as const
const cremation = { field: 'burial', is: ['Cremeren'] } as const

/** The spelling of 'vearaardingDetails' is the specification's. */
export const praktisch = {
  key: 'praktisch',
  fields: [
    {
      key: 'burial',
      kind: 'choice',
      options: ['Begraven', 'Cremeren', 'Resomeren', 'Veraarden'],
    },
    {
      key: 'burialSecondChoice',
      kind: 'choice',
      options: ['Begraven', 'Cremeren'],
      showIf: { field: 'burial', is: ['Resomeren', 'Veraarden'] },
      secondChoice: true,
    },
    {
      key: 'casketType',
      kind: 'choice',
      options: [
        'Houten kist',
        'Natuurlijke kist (karton, schimmel)',
        'Mand',
        'Doek/Wade',
        'Anders',
      ],
      showIf: burial,
    },
    {
      key: 'casketMaterial',
      kind: 'text',
      maxLength: SHORT,
      showIf: {
        field: 'casketType',
        is: ['Houten kist', 'Natuurlijke kist (karton, schimmel)', 'Mand', 'Anders'],
      },
    },
    {
      key: 'shroudType',
      kind: 'choice',
      options: ['Katoen', 'Linnen', 'Wol', 'Zijde', 'Anders'],
      showIf: { field: 'casketType', is: ['Doek/Wade'] },
    },
    {
      key: 'shroudOther',
      kind: 'text',
      maxLength: SHORT,
      showIf: { field: 'shroudType', is: ['Anders'] },
      required: true,
    },
    {
      key: 'burialLocation',
      kind: 'choice',
      options: [
        'Gemeentelijke begraafplaats',
        'Natuurbegraafplaats',
        'Kerkelijke begraafplaats',
        'Anders',
      ],
      showIf: burial,
    },
    {
      key: 'burialLocationOther',
      kind: 'text',
      maxLength: SHORT,
      showIf: { field: 'burialLocation', is: ['Anders'] },
      required: true,
    },
    {
      key: 'hasGrave',
      kind: 'choice',
      options: ['Nee', 'Ja ik heb een eigen graf', 'Ja ik heb al een plek in gedachten'],
      showIf: burial,
    },
    { key: 'burialDetails', kind: 'longText', rows: 3, maxLength: LONG, showIf: burial },
    {
      key: 'casketType2',
      kind: 'choice',
      options: ['Houten kist', 'Mand', 'Doek/Wade'],
      showIf: cremation,
    },
    { key: 'cremationDetails', kind: 'longText', rows: 3, maxLength: LONG, showIf: cremation },
    {
      key: 'resomationDetails',
      kind: 'longText',
      rows: 3,
      maxLength: LONG,
      showIf: { field: 'burial', is: ['Resomeren'] },
    },
    {
      key: 'vearaardingDetails',
      kind: 'longText',
      rows: 3,
      maxLength: LONG,
      showIf: { field: 'burial', is: ['Veraarden'] },
    },
    { key: 'hasDonation', kind: 'choice', options: ['Ja', 'Nee'] },
    {
      key: 'donationDetails',
      kind: 'longText',
      rows: 3,
      maxLength: LONG,
      showIf: { field: 'hasDonation', is: ['Ja'] },
    },
    { key: 'hasInsurance', kind: 'yesNo' },
    {
      key: 'insuranceProvider',
      kind: 'choice',
      options: [
        'Ardanta',
        'a.s.r.',
        'DELA',
        'Monuta',
        'Nationale-Nederlanden',
        'PC Uitvaart',
        'Univé',
        'Yarden',
        'Anders',
      ],
      showIf: { field: 'hasInsurance', is: ['true'] },
    },
    {
      key: 'insuranceOther',
      kind: 'text',
      maxLength: SHORT,
      showIf: { field: 'insuranceProvider', is: ['Anders'] },
      required: true,
    },
    {
      key: 'insurancePolicyNumber',
      kind: 'text',
      maxLength: SHORT,
      showIf: { field: 'insuranceProvider', is: 'any' },
    },
    { key: 'cardWishes', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'newspaperAds', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'transportationWishes', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'digitalLegacy', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'socialMediaAccounts', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'onlineServices', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'digitalInstructions', kind: 'longText', rows: 3, maxLength: LONG },
  ],
} as const satisfies Definition

import { describe, expect, test } from 'vitest'
import { optionsOf } from '#tests/fixtures/people/interview.ts'
import type { Field, Definition } from '#app/forms/fields.ts'
import { sectionTexts } from './section-texts.ts'
import { fileSections } from './sections/index.ts'

/** The fields of the specification (section 3), in its order. */
const SPECIFIED: Record<string, string[]> = {
  veer: ['lifeMoments', 'energy', 'values', 'traditions', 'sensory', 'wondering'],
  steen: ['difficulties', 'familyIssues', 'avoidTopics', 'handlingMemories', 'reconciliation'],
  kaars: ['remembered', 'stories', 'corememory', 'liveon', 'ideals', 'objects'],
  rituelen: [
    'colors',
    'colorsOther',
    'music',
    'musicOther',
    'musicSpecifications',
    'stylePreference',
    'stylePreferenceOther',
    'flowers',
    'clothingJewelryWishes',
    'condoleanceLocation',
    'condoleanceCasketOpen',
    'condoleanceFlowers',
    'condoleanceAccess',
    'cateringWishes',
    'serviceLocation',
    'serviceLocationDetails',
    'funeralCasketOpen',
    'funeralFlowers',
    'funeralAccess',
    'funeralCateringWishes',
    'speakerWishes',
    'familyRole',
    'personalAdditions',
  ],
  praktisch: [
    'burial',
    // Not in the list of the specification: asked after a choice that is not allowed yet.
    'burialSecondChoice',
    'casketType',
    'casketMaterial',
    'shroudType',
    'shroudOther',
    'burialLocation',
    'burialLocationOther',
    'hasGrave',
    'burialDetails',
    'casketType2',
    'cremationDetails',
    'resomationDetails',
    'vearaardingDetails',
    'hasDonation',
    'donationDetails',
    'hasInsurance',
    'insuranceProvider',
    'insuranceOther',
    'insurancePolicyNumber',
    'cardWishes',
    'newspaperAds',
    'transportationWishes',
    'digitalLegacy',
    'socialMediaAccounts',
    'onlineServices',
    'digitalInstructions',
  ],
  // 'address' is the old combined address, split when it is read; 'cardRequestedWithWilsverklaring'
  // is the variant of a request for cards. Neither is a question.
  naw: [
    'firstName',
    'lastName',
    'dateOfBirth',
    'email',
    'phone',
    'street',
    'postalCode',
    'city',
    'receiveCards',
    'reminderFrequency',
    'reminderMonths',
    'contacts',
  ],
  // The older form: dots of the specification are underscores, and the order is that of its cards.
  // 'profile' is what the form for a profile asks besides.
  formulier: [
    'personalInfo_donorCard',
    'personalInfo_organDonation',
    'personalInfo_autopsyWish',
    'personalInfo_lastWill',
    'profile_relationshipStatus',
    'profile_importantContacts',
    'profile_communicationPreference',
    'profile_specialCircumstances',
    'ceremonyType',
    'ceremonyPreferences_graveOrCremation',
    'ceremonyPreferences_graveType',
    'ceremonyLocation',
    'ceremonyPreferences_location',
    'ceremonyStyle',
    'ceremonyPreferences_clothing',
    'ceremonyPreferences_jewelry',
    'ceremonyPreferences_viewingLocation',
    'ceremonyPreferences_viewingStyle',
    'ceremonyPreferences_notification_type',
    'ceremonyPreferences_notification_content',
    'ceremonyPreferences_notification_dresscode',
    'musicPreferences_songs',
    'musicPreferences_style',
    'musicPreferences_liveMusic',
    'musicPreferences_specificRequests',
    'personalTouches_flowers',
    'personalTouches_decorations',
    'personalTouches_photos',
    'personalTouches_rituals',
    'personalTouches_readings',
    'familyDynamics_importantRelationships',
    'familyDynamics_difficulties',
    'familyDynamics_specialConsiderations',
    'relationshipNotes',
    'specialConsiderations',
  ],
  secret: ['extraAttention', 'caution'],
}

/** The cards of the older form (specification 2.6). */
const CARDS = [
  'Persoonlijke Gegevens',
  'Ceremonie Voorkeuren',
  'Muziek Voorkeuren',
  'Persoonlijke Wensen & Familieverhoudingen',
]

const TITLES = [
  ['veer', 'Licht en Vreugde', 'Veer Licht & Vreugde'],
  ['steen', 'Pijn en Zorg', 'Steen Pijn & Zorg'],
  ['kaars', 'Herinneringen en sociale Erfenis', 'Kaars Herinneringen & Erfenis'],
  ['rituelen', 'Vorm, ritueel en Beleving', 'Rituelen Vorm & Beleving'],
  ['praktisch', 'Praktisch, Regie en Keuzes', 'Praktisch Regie & Keuzes'],
  ['naw', 'Contacten en relaties', 'NAW & Contacten'],
  ['formulier', 'Persoonlijke Wensen Vastleggen', 'Persoonlijke Wensen'],
  ['secret', 'Geheimen, Vertrouwen en Veiligheid', 'Secret Vertrouwen & Veiligheid'],
]

const ACCESS = ['alleen_familie', 'familie_vrienden', 'vrienden', 'iedereen']

/** The choices of the specification, by section and field. */
const CHOICES: Record<string, string[]> = {
  'rituelen.colors': ['Wit', 'Paars', 'Blauw', 'Roze', 'Zwart', 'Groen', 'Rood', 'Anders'],
  'rituelen.music': [
    'Klassiek',
    'Jazz',
    'Pop',
    'Rock',
    'Gospel',
    'Wereldmuziek',
    'Geen muziek',
    'Anders',
  ],
  'rituelen.stylePreference': [
    'Informeel',
    'Intiem',
    'Groots',
    'Spiritueel',
    'Religieus',
    'Anders',
  ],
  'rituelen.condoleanceCasketOpen': ['open', 'dicht'],
  'rituelen.condoleanceAccess': ACCESS,
  'rituelen.funeralCasketOpen': ['open', 'dicht', 'sluiten_tijdens'],
  'rituelen.funeralAccess': ACCESS,
  'praktisch.burial': ['Begraven', 'Cremeren', 'Resomeren', 'Veraarden'],
  'praktisch.burialSecondChoice': ['Begraven', 'Cremeren'],
  'praktisch.casketType': [
    'Houten kist',
    'Natuurlijke kist (karton, schimmel)',
    'Mand',
    'Doek/Wade',
    'Anders',
  ],
  // The specification names the field, not its choices.
  'praktisch.shroudType': ['Katoen', 'Linnen', 'Wol', 'Zijde', 'Anders'],
  'praktisch.burialLocation': [
    'Gemeentelijke begraafplaats',
    'Natuurbegraafplaats',
    'Kerkelijke begraafplaats',
    'Anders',
  ],
  'praktisch.hasGrave': ['Nee', 'Ja ik heb een eigen graf', 'Ja ik heb al een plek in gedachten'],
  'praktisch.casketType2': ['Houten kist', 'Mand', 'Doek/Wade'],
  'praktisch.hasDonation': ['Ja', 'Nee'],
  'naw.reminderFrequency': ['never', 'yearly', 'custom'],
  'formulier.personalInfo_donorCard': ['ja', 'nee', 'familie'],
  'formulier.personalInfo_autopsyWish': ['ja', 'nee', 'familie'],
  'formulier.profile_communicationPreference': ['phone', 'email', 'home-visit', 'office-visit'],
  'formulier.ceremonyType': ['begraven', 'cremeren', 'geen-voorkeur'],
  'formulier.ceremonyStyle': ['formeel', 'informeel', 'religieus', 'seculier'],
}

const all: Definition[] = [...fileSections]
const allFields = all.flatMap((section) =>
  section.fields.map((field) => ({ section, field, name: `${section.key}.${field.key}` })),
)
const textsOf = (section: Definition) => sectionTexts(section.key as 'veer')

describe('the interview', () => {
  test('has the seven sections in the specified order and the older form, with the specified titles', () => {
    const titles = all.map((section) => {
      const { title, summaryTitle } = textsOf(section)
      return [section.key, title, summaryTitle]
    })
    expect(titles).toEqual(TITLES)
  })

  test.each(all)('$key has exactly the specified fields', ({ key, fields }) => {
    expect(fields.map((field) => field.key)).toEqual(SPECIFIED[key])
  })

  test('has the specified choices', () => {
    const choices = allFields.flatMap(({ field, name }) =>
      'options' in field && name !== 'praktisch.insuranceProvider' ? [[name, field.options]] : [],
    )
    expect(Object.fromEntries(choices)).toEqual(CHOICES)
  })

  test('has the cards of the older form, in their order', () => {
    const texts = Object.values(sectionTexts('formulier').fields)
    expect(texts.flatMap(({ group }) => group ?? [])).toEqual(CARDS)
  })

  test('names eight insurers and one that is not listed', () => {
    const field = allFields.find(({ name }) => name === 'praktisch.insuranceProvider')?.field
    const options = (field as Extract<Field, { kind: 'choice' }>).options
    expect(options).toHaveLength(9)
    expect(options.at(-1)).toBe('Anders')
  })

  test('asks for text areas of two to four rows', () => {
    const rows = allFields.flatMap(({ field }) => (field.kind === 'longText' ? [field.rows] : []))
    expect(rows.filter((count) => count < 2 || count > 4)).toEqual([])
  })
})

test.each(allFields.filter(({ field }) => field.showIf))(
  '$name depends on an earlier question and on answers that it can have',
  ({ section, field }) => {
    const earlier = section.fields.slice(0, section.fields.indexOf(field))
    const parent = earlier.find(({ key }) => key === field.showIf?.field)
    if (!parent || !field.showIf) throw new Error(`no earlier ${field.showIf?.field}`)
    const possible = optionsOf(parent)
    const { is } = field.showIf
    if (is !== 'any') expect(is.length).toBeGreaterThan(0)
    expect(is === 'any' ? [] : is.filter((value) => !possible.includes(value))).toEqual([])
    expect(textsOf(section).fields[field.key]?.when).toBeTruthy()
  },
)

test.each(allFields)('$name has a text for itself and all its parts', ({ section, field }) => {
  const text = textsOf(section).fields[field.key]
  expect(text?.label).toBeTruthy()
  if ('options' in field)
    for (const option of field.options) expect(text?.options?.[option], option).toBeTruthy()
  if (field.kind !== 'rows') return
  expect([text?.row, text?.add, text?.remove].every(Boolean)).toBe(true)
  for (const sub of field.fields) expect(text?.fields?.[sub.key]?.label, sub.key).toBeTruthy()
})

test.each(allFields.filter(({ field }) => 'options' in field && field.options.includes('Anders')))(
  '$name reveals one free text after "Anders"',
  ({ section, field }) => {
    const free = section.fields.filter(
      ({ kind, showIf }) =>
        kind === 'text' &&
        showIf?.field === field.key &&
        showIf.is !== 'any' &&
        showIf.is.includes('Anders'),
    )
    expect(free).toHaveLength(1)
  },
)

test.each(all)('the boxes of $key need fields that exist', ({ fields }) => {
  const needs = fields.flatMap((field) => (field.kind === 'yesNo' ? (field.needs ?? []) : []))
  expect(needs.filter((key) => !fields.some((other) => other.key === key))).toEqual([])
})

test.each(all)('the question and option texts of $key are unique', (section) => {
  const fields = Object.values(textsOf(section).fields)
  const labels = fields.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  for (const { options = {} } of fields) {
    const shown = Object.values(options)
    expect(new Set(shown).size, shown.join()).toBe(shown.length)
  }
})

test('answers about a grave read as the specification has them', () => {
  const { options = {} } =
    textsOf(all.find(({ key }) => key === 'praktisch') as Definition).fields.hasGrave ?? {}
  expect(Object.values(options)).toEqual(Object.keys(options))
})

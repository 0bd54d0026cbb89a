/** What stands in the booklet. */
import { describe, expect, test } from 'vitest'
import { conditionsOf, samplesOf } from '#tests/fixtures/people/interview.ts'
import type { Field } from '#app/forms/fields.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { AnswersTo, FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { Summary } from '#app/features/wishes/file/summary.server.ts'
import { isShown } from '#app/forms/values.ts'
import { short } from '#app/features/interview/short.nl.ts'
import { bookletOf, confidentialOf, type Variant } from './contents.ts'
import {
  DIED,
  LATE,
  NUMBER,
  NORMAL,
  all,
  answered,
  asked,
  answering,
  belonging,
  made,
  pagesOf,
  apartOf,
  bare,
  summaryOf,
  textOf,
} from '#tests/fixtures/booklet.ts'

const VARIANTS: Variant[] = [NORMAL, { large: true }, { large: false, folded: true }]

/** This word again and again, up to so many letters. */
const longText = (word: string, letters: number) =>
  `${word} `.repeat(letters).slice(0, letters).trim()

/** What the register is set to is no wish. */
const SETTINGS = ['receiveCards', 'reminderFrequency', 'reminderMonths']

/**
 * Who arranges it stands on the first page, below words of its own; the others in their chapter. Name and
 * address are a line each. The flowers of the service stand below its head.
 */
const HEADS: Record<string, string> = {
  contacts: 'Regelt de uitvaart',
  firstName: 'Naam',
  lastName: 'Naam',
  street: 'Adres',
  postalCode: 'Adres',
  city: 'Adres',
  funeralFlowers: 'Bloemen',
}

const isOwnWords = ({ kind, showIf }: Field) => kind === 'text' && String(showIf?.is) === 'Anders'

describe('every answer is found again in the booklet', () => {
  const cases = all.flatMap((section) =>
    section.fields
      .filter(({ key }) => !SETTINGS.includes(key))
      .flatMap((field) =>
        samplesOf(section, field).map((sample) => ({
          name: `${section.key}.${field.key}, ${sample.name}`,
          section,
          field,
          sample,
        })),
      ),
  )

  test.each(cases)('$name', async ({ section, field, sample }) => {
    const key = section.key as FileSectionKey
    const data = { ...conditionsOf(section, field), [field.key]: sample.value }
    expect(isShown(section, field, data)).toBe(true)
    const text = bare(await textOf([asked(key, data)]))
    // What is written at 'Anders' stands in its place.
    const said = isOwnWords(field) ? field.showIf?.field : field.key
    const question = sectionTexts(key).fields[said ?? '']?.label ?? 'no label'
    const labels: Record<string, string> = key === 'formulier' ? {} : short[key]
    // Songs that are a programme stand below its title.
    const isProgramme = said === 'musicSpecifications' && text.includes(bare('De muziek'))
    const asIs = HEADS[said ?? ''] ?? labels[said ?? ''] ?? question
    expect(text).toContain(bare(isProgramme ? 'De muziek' : asIs))
    // Word by word: lines with right-to-left text are in the order of the paper. An address of a
    // page is where its song leads.
    const words = sample.seen.filter((one) => !one.startsWith('https://'))
    for (const word of words.join(' ').split(/\s/)) expect(text).toContain(bare(word))
  })
})

test('name and address are a line each', () => {
  const given = { firstName: 'Gerda', lastName: 'de Vries', street: 'Dijkweg 12' }
  const told = (answers: AnswersTo<'naw'>) =>
    bookletOf(belonging(summaryOf([asked('naw', answers)])), NORMAL).chapters[0]?.groups[0]?.entries
  expect(told({ ...given, postalCode: '8011 AB', city: 'Zwolle', phone: '038-1234567' })).toEqual([
    ['Naam', 'Gerda de Vries'],
    ['Adres', 'Dijkweg 12, 8011 AB Zwolle'],
    ['Telefoonnummer', '038-1234567'],
  ])
  expect(told({ city: 'Zwolle' })).toEqual([['Adres', 'Zwolle']])
})

test("what is written at 'Anders' stands among the choices, in its place", async () => {
  const text = await textOf([
    asked('rituelen', { colors: ['Blauw', 'Anders'], colorsOther: 'geel als narcissen' }),
    asked('praktisch', {
      burial: 'Begraven',
      burialLocation: 'Anders',
      burialLocationOther: 'bij de kapel',
    }),
  ])
  expect(text).toContain('Blauw en geel als narcissen')
  expect(text).toContain('bij de kapel')
  expect(text.toLowerCase()).not.toContain('ander')
})

describe('a chapter', () => {
  const groupsOf = (...sections: Summary['sections']) =>
    bookletOf(belonging(summaryOf(sections)), NORMAL).chapters[0]?.groups

  test('of the farewell has condolences and service apart, in the order in which one reads them', () => {
    const given = asked('rituelen', {
      colors: ['Blauw'],
      condoleanceLocation: 'Het clubhuis',
      condoleanceCasketOpen: 'dicht',
      condoleanceAccess: 'iedereen',
      funeralFlowers: 'Wilgentakken',
      funeralAccess: 'vrienden',
      familyRole: 'De kist dragen',
      flowers: 'Uit de tuin',
    })
    expect(groupsOf(given)).toEqual([
      {
        title: null,
        entries: [
          ['Kleuren', 'Blauw'],
          ['Bloemen', 'Uit de tuin'],
        ],
      },
      {
        title: 'De condoleance',
        entries: [
          ['Plek', 'Het clubhuis'],
          ['Welkom', 'Iedereen'],
          ['Open of dicht', 'Dicht'],
        ],
      },
      {
        title: 'De dienst',
        entries: [
          ['Welkom', 'Vrienden'],
          ['Bloemen', 'Wilgentakken'],
          ['Wat mijn familie doet', 'De kist dragen'],
        ],
      },
    ])
    expect(groupsOf(asked('rituelen', { funeralAccess: 'vrienden' }))).toHaveLength(1)
  })

  test('says with whom one is insured, and no yes beside it', () => {
    const insured = (given: AnswersTo<'praktisch'>) =>
      groupsOf(asked('praktisch', { hasInsurance: true, ...given }))?.[0]?.entries
    expect(insured({ insuranceProvider: 'DELA', insurancePolicyNumber: '4481' })).toEqual([
      ['Uitvaartverzekering', 'DELA'],
      ['Polisnummer', '4481'],
    ])
    expect(insured({})).toEqual([['Uitvaartverzekering', 'Ja']])
  })

  test('repeats in letters of its own what stands large before it', () => {
    const remembered = 'Als iemand die altijd tijd had, voor wie dan ook.'
    const largest = (...sections: Summary['sections']) =>
      bookletOf(belonging(summaryOf(sections)), NORMAL).chapters[0]?.largest
    const words = asked('kaars', { remembered })
    expect(largest(words)).toBe(0)
    expect(largest(words, asked('praktisch', { burial: 'Cremeren' }))).toBeNull()
  })
})

test('an answer that does not apply is not in the booklet', async () => {
  const sections = [asked('praktisch', { burial: 'Cremeren', burialDetails: 'onder de linde' })]
  expect(await textOf(sections)).not.toContain('linde')
})

describe('the cover', () => {
  test('says whose wishes they are, of when, and where they are kept', async () => {
    const sections = [asked('naw', { firstName: 'Gerda', lastName: 'de Vries', city: 'Zwolle' })]
    const profile = { firstName: 'G.', lastName: 'Vries', dateOfBirth: '1951-03-12' }
    const [cover, ...rest] = await pagesOf(belonging(summaryOf(sections), { profile }))
    expect(cover).toMatch(/De wensen van\s+Gerda de Vries/)
    expect(cover).toContain('Geboren op 12 maart 1951, woont in Zwolle')
    expect(cover).toContain('Versie 3, bevestigd op 6 maart 2026')
    // What was confirmed is what was changed last.
    expect(cover).not.toContain('Laatst gewijzigd')
    expect(cover).toContain(`Dossiernummer ${NUMBER}`)
    for (const [i, page] of rest.entries()) {
      expect(page).toContain('De wensen van Gerda de Vries')
      expect(page).toContain(`Dossier ${NUMBER} · Bladzijde ${i + 2} van ${rest.length + 1}`)
    }
  })

  test.each([
    ['is no day of a confirmation', {}],
    ['was followed by changes', { isCompleted: false }],
  ])('says when it was changed last, where that %s', async (_when, changes) => {
    const confirmed = { number: 3, confirmedAt: new Date('2026-02-01T12:00:00Z') }
    const summary = summaryOf(answering('Zingen.'), { confirmed, ...changes })
    expect((await pagesOf(belonging(summary)))[0]).toContain('Laatst gewijzigd op 6 maart 2026')
  })

  test('takes the name of the account when the interview has none, or none at all', async () => {
    const summary = summaryOf(answering('Zingen.'))
    const profile = { firstName: 'Tess', lastName: 'Proef' }
    expect((await pagesOf(belonging(summary, { profile })))[0]).toMatch(
      /De wensen van\s+Tess Proef/,
    )
    expect((await pagesOf(belonging(summary)))[0]).toContain('Mijn wensen')
  })

  test('is one page for the longest name there can be, and so is its foot one line', async () => {
    const naw = { firstName: 'W'.repeat(100), lastName: 'Wilhelmina '.repeat(9), city: 'Wijhe' }
    const draft = { isCompleted: false, confirmed: null, stillRightAt: LATE }
    const summary = summaryOf([asked('naw', naw)], draft)
    for (const large of [false, true]) {
      const [cover, ...rest] = await pagesOf(belonging(summary), { large })
      for (const text of ['Wilhelmina', `Dossiernummer ${NUMBER}`, 'Dit is een concept'])
        expect(cover).toContain(text)
      expect(rest[0]).toContain('Gegevens en contacten')
      expect(rest.at(-1)).toContain(`Bladzijde ${rest.length + 1} van ${rest.length + 1}`)
    }
  })

  test('says when its owner last found all still right, and only then', async () => {
    expect(await textOf(answering('x'), { stillRightAt: LATE })).toContain(
      'Nagelezen op 6 maart 2026: alles klopt nog',
    )
    expect(await textOf(answering('x'))).not.toContain('kloppend')
  })

  test('of a draft says that it is one; confirmed wishes do not', async () => {
    const draft = await textOf(answering('x'), { isCompleted: false, confirmed: null })
    expect(draft).toContain('Dit is een concept')
    expect(draft).not.toContain('Laatst bevestigd')
    expect(await textOf(answering('x'))).not.toContain('concept')
  })

  test('says what changed after wishes were confirmed, and calls the rest no draft', async () => {
    const changed = ['rituelen', 'naw', 'secret'] as const
    const pages = await pagesOf(
      belonging(summaryOf(answering('x'), { isCompleted: false, changed: [...changed] })),
    )
    const told = pages.map((page) => page.replaceAll(/\s+/g, ' '))
    expect(told[0]).toContain('Laatst bevestigd: versie 3, op 6 maart 2026')
    for (const page of [told[0], told.at(-1)])
      expect(page).toContain(
        'Deze wensen zijn bevestigd op 6 maart 2026. Daarna veranderde: ‘Vorm, ritueel en beleving’. Dat is nog niet bevestigd.',
      )
    expect(told.join(' ')).not.toMatch(/concept|Vertrouwen en veiligheid/)
  })

  test('is of confirmed wishes still where only a contact has another number', async () => {
    const cover = await textOf(answering('x'), { isCompleted: false, changed: ['naw'] })
    expect(cover).toContain('Gegevens en contacten bijgewerkt op 6 maart 2026')
    expect(cover).toContain('Ze zijn bevestigd op 6 maart 2026.')
    expect(cover).not.toMatch(/concept|nog niet bevestigd/)
  })
})

describe('what comes first', () => {
  const first = (...sections: Summary['sections']) =>
    bookletOf(belonging(summaryOf(sections)), NORMAL).first

  test('is what others need at once, from the answers that exist', async () => {
    const pages = await pagesOf(
      belonging(
        summaryOf([
          asked('steen', { avoidTopics: 'Niet over de boerderij.' }),
          asked('kaars', { remembered: 'Als iemand die kon luisteren.' }),
          asked('rituelen', {
            serviceLocation: 'De Dorpskerk',
            funeralAccess: 'iedereen',
            funeralCasketOpen: 'dicht',
          }),
          asked('praktisch', {
            burial: 'Cremeren',
            hasDonation: 'Ja',
            hasInsurance: true,
            insuranceProvider: 'DELA',
            insurancePolicyNumber: '40 123',
          }),
          asked('naw', {
            firstName: 'Gerda',
            contacts: [{ firstName: 'Sanne', relation: 'dochter', phone: '06-23456789' }],
          }),
        ]),
      ),
    )
    for (const text of [
      'Eerst dit',
      'Cremeren',
      'DELA, polisnummer 40 123',
      'Sanne',
      'dochter',
      '06-23456789',
      'De Dorpskerk',
      'Welkom: iedereen.',
      'Kist: dicht.',
      'Het Donorregister gaat voor.',
      'Niet over praten',
      'Niet over de boerderij.',
      '‘Als iemand die kon luisteren.’',
      'Zo wil Gerda herinnerd worden',
      'Wie over de uitvaart beslist',
      'Waar mijn papieren liggen',
    ])
      expect(pages[1]?.replace(/\s+/g, ' ')).toContain(text)
  })

  test('has in large print how the first are called, and all of them in their chapter', () => {
    const sanne = { firstName: 'Sanne', phone: '06-23456789', email: 'sanne@example.nl' }
    const summary = summaryOf([asked('naw', { contacts: [sanne, { email: 'wim@example.nl' }] })])
    const told = (large: boolean) => {
      const { first: page, chapters } = bookletOf(belonging(summary), { large })
      return [page?.entries, chapters[0]?.groups[0]?.entries]
    }
    const known = { name: 'Sanne', about: '', lines: ['06-23456789', 'sanne@example.nl'] }
    const wim = { name: 'wim@example.nl', about: '', lines: [] }
    const inChapter = [['Contactpersonen', { people: [known, wim] }]]
    expect(told(false)).toEqual([[['Bel als eerste', { people: [known, wim] }]], inChapter])
    expect(told(true)).toEqual([
      [['Bel als eerste', { people: [{ ...known, lines: ['06-23456789'] }, wim] }]],
      inChapter,
    ])
  })

  test('has who can be called before who can be written to, nobody else, and where the others are', async () => {
    const contacts: Record<string, string>[] = [
      { firstName: 'Anneke', email: 'anneke@example.nl' },
      { firstName: 'Corrie', relation: 'zus' },
      { firstName: 'Henk', address: 'Dijk 2, Kampen' },
      { firstName: 'Wim', lastName: 'Smit', phone: '038-4211111' },
    ]
    const belongings = belonging(summaryOf([asked('naw', { contacts })]))
    const [entry] = bookletOf(belongings, NORMAL).first?.entries ?? []
    expect(entry).toEqual([
      'Bel als eerste',
      {
        people: [
          { name: 'Wim Smit', about: '', lines: ['038-4211111'] },
          { name: 'Anneke', about: '', lines: ['anneke@example.nl'] },
          { name: 'Henk', about: '', lines: ['Dijk 2, Kampen'] },
        ],
        others: 'Alle contactpersonen staan vanaf bladzijde {page}.',
      },
    ])
  })

  test.each(VARIANTS)(
    'says on which page all people begin, which is not always that of their chapter: %j',
    async (variant) => {
      const named = ['Anneke', 'Corrie', 'Henk', 'Wim'].map((firstName) => ({ firstName }))
      for (const lines of [1, 12, 24]) {
        const own = { firstName: 'Gerda', street: longText('Dijk', lines * 40) }
        const belongings = belonging(summaryOf([asked('naw', { ...own, contacts: named })]))
        const [, page2, ...chapters] = await pagesOf(belongings, variant)
        const page = chapters.findIndex((text) => text.includes('Anneke')) + 3
        expect(page2?.replace(/\s+/g, ' ')).toContain(
          `Alle contactpersonen staan vanaf bladzijde ${page}.`,
        )
      }
    },
  )

  test.each(VARIANTS)('loses nobody, however much is said of each: %j', async (variant) => {
    for (const letters of [20, 75, 100])
      for (const count of [1, 3, 4]) {
        const contacts = Array.from({ length: count }, (_, index) => ({
          firstName: longText(`Naam${index}`, letters),
          lastName: longText('van', letters),
          relation: longText('zus', letters),
          email: `${'naam'.repeat(letters / 3)}@example${index}.nl`,
          phone: '038-4211111',
          address: longText('Dijk', 2 * letters),
        }))
        const last = asked('praktisch', { hasDonation: 'Ja' })
        const pages = await pagesOf(
          belonging(summaryOf([last, asked('naw', { contacts })])),
          variant,
        )
        const text = pages.join(' ').replaceAll(/\s+/g, '')
        for (const [index] of contacts.entries()) expect(text).toContain(`example${index}.nl`)
        expect(text).toContain('Handtekening')
      }
  })

  test('has who arranges the funeral before all else, and no line to write that on', () => {
    const mark = { firstName: 'Mark', relation: 'zoon', phone: '06-12345678', arranges: 'true' }
    const contacts = [{ firstName: 'Lisa' }, mark, { firstName: 'Ria' }, { firstName: 'Wim' }]
    const donation = asked('praktisch', { hasDonation: 'Ja' })
    const page = first(asked('naw', { contacts }), donation)
    const named = (name: string) => ({ name, about: '', lines: [] })
    expect(page?.entries.slice(0, 3)).toEqual([
      ['Regelt de uitvaart', { people: [{ name: 'Mark', about: 'zoon', lines: ['06-12345678'] }] }],
      ['Bel ook', { people: [named('Lisa'), named('Ria')], others: expect.any(String) }],
      ['Organen of weefsel doneren', 'Ja. Het Donorregister gaat voor.'],
    ])
    expect(page?.blanks).toEqual(['Waar mijn papieren liggen'])
    const { chapters } = bookletOf(belonging(summaryOf([asked('naw', { contacts })])), NORMAL)
    expect(chapters[0]?.groups[0]?.entries).toEqual([
      [
        'Contactpersonen',
        {
          people: [
            { name: 'Mark', about: 'zoon', lines: ['06-12345678'] },
            ...['Lisa', 'Ria', 'Wim'].map(named),
          ],
        },
      ],
    ])
  })

  test('has two who arrange the funeral together, and nobody else to call where there is nobody', () => {
    const contacts = ['Mark', 'Lisa'].map((firstName) => ({ firstName, arranges: 'true' }))
    expect(first(asked('naw', { contacts }))?.entries).toEqual([
      [
        'Regelt de uitvaart',
        { people: ['Mark', 'Lisa'].map((name) => ({ name, about: '', lines: [] })) },
      ],
    ])
  })

  test('is in the order of the hours in which it is needed', async () => {
    const sections = [
      asked('steen', { avoidTopics: 'De verkoop van de boot.' }),
      asked('rituelen', {
        clothingJewelryWishes: 'Mijn blauwe jurk.',
        condoleanceLocation: 'Thuis in de voorkamer',
        condoleanceCasketOpen: 'open',
        serviceLocation: 'De Dorpskerk',
      }),
      asked('praktisch', {
        burial: 'Cremeren',
        hasDonation: 'Ja',
        hasInsurance: true,
        insuranceProvider: 'DELA',
      }),
      asked('naw', { contacts: [{ firstName: 'Sanne' }] }),
      asked('formulier', { personalInfo_lastWill: 'Bij notaris Smit' }),
    ]
    const page = (await pagesOf(belonging(summaryOf(sections))))[1]?.replaceAll(/\s+/g, ' ') ?? ''
    const places = [
      'Organen of weefsel doneren',
      'Bel als eerste Sanne',
      'Uitvaartverzekering DELA',
      'Kleding en sieraden Mijn blauwe jurk.',
      'Begraven of cremeren Cremeren',
      'Condoleance Thuis in de voorkamer Kist: open.',
      'De dienst De Dorpskerk',
      'Niet over praten De verkoop van de boot.',
      'Testament Bij notaris Smit',
    ].map((part) => [part, page.indexOf(part)] as const)
    expect(places.filter(([, at]) => at < 0)).toEqual([])
    expect(places.toSorted(([, a], [, b]) => a - b)).toEqual(places)
  })

  test('never takes the place of the condolences for where the dead is laid out', () => {
    const condolences = asked('rituelen', {
      condoleanceLocation: 'Het clubhuis',
      condoleanceCasketOpen: 'dicht',
      condoleanceAccess: 'iedereen',
    })
    expect(first(condolences)?.entries).toEqual([
      ['Condoleance', 'Het clubhuis\nWelkom: iedereen. Kist:\u00a0dicht.'],
    ])
    const form = asked('formulier', { ceremonyPreferences_viewingLocation: 'Thuis' })
    expect(first(condolences, form)?.entries).toContainEqual(['Opbaren', 'Thuis'])
  })

  test('has the second choice where the first is not allowed yet', () => {
    // As the law of the table makes the question apply.
    const given = answered('praktisch', [
      { key: 'burial', question: '', answer: 'Resomeren' },
      { key: 'burialSecondChoice', question: '', answer: 'Begraven' },
    ])
    expect(first(given)?.entries).toContainEqual([
      'Begraven of cremeren',
      'Resomeren. Mag dat nog niet? Dan begraven.',
    ])
  })

  test('takes from the older form what the interview cannot say', () => {
    const form = asked('formulier', {
      ceremonyType: 'geen-voorkeur',
      personalInfo_lastWill: 'Bij notaris Smit',
      personalInfo_donorCard: 'familie',
    })
    expect(first(form)?.entries.map(([, answer]) => answer)).toEqual([
      'Mijn familie beslist. Het Donorregister gaat voor.',
      'Geen voorkeur',
      'Bij notaris Smit',
    ])
  })

  test('is not there without such answers, and leaves long ones to their chapter', () => {
    expect(first(...answering('Zingen.'))).toBeNull()
    expect(first(asked('steen', { avoidTopics: 'lang '.repeat(100) }))).toBeNull()
    const said = belonging(summaryOf([asked('steen', { avoidTopics: 'lang '.repeat(40) })]))
    expect(bookletOf(said, NORMAL).first).not.toBeNull()
    expect(bookletOf(said, { large: true }).first).toBeNull()
  })
})

test('names the living will that counts, and says that the paper holds', async () => {
  const wills = [
    [{ dates: { signed: '2019-05-03' }, title: 'Behandelverbod NVVE' }, 'Behandelverbod NVVE'],
    [{ dates: { signed: '2019-05-03' } }, 'Wilsverklaring'],
  ] as const
  for (const [livingWill, name] of wills) {
    const { chapters } = bookletOf(belonging(summaryOf([]), { livingWill }), NORMAL)
    expect(chapters[0]?.groups[0]?.entries).toEqual([
      [name, 'Ondertekend op 3\u00a0mei 2019. Het papier met de handtekening geldt.'],
      ['Waar het papier ligt', { line: true }],
    ])
  }
})

describe('the confidential part', () => {
  const summary = summaryOf([...answering('Zingen.'), asked('secret', { caution: 'Stil' })])

  test('is a document of its own, with its note below a plain dark cover', async () => {
    const [cover, ...rest] = (await apartOf(belonging(summary))) ?? []
    expect(cover).toContain('Vertrouwelijk')
    expect(cover).toContain('dichte envelop')
    expect(cover).toContain(NUMBER)
    expect(cover).not.toMatch(/Stil|Zingen/)
    expect(rest).toHaveLength(1)
    expect(rest[0]).toContain('Alleen voor de uitvaartondernemer, niet voor de familie.')
    expect(rest[0]).toContain('Stil')
    expect(rest[0]).not.toContain('Zingen')
    expect(confidentialOf(belonging(summary), NORMAL)?.dark).toBe(true)
    expect(bookletOf(belonging(summary), NORMAL).dark).toBe(false)
  })

  test('is not made where nothing was written there', async () => {
    expect(await apartOf(belonging(summaryOf(answering('Zingen.'))))).toBeNull()
  })

  test.each([
    [true, false],
    [false, false],
    [false, true],
  ])('is in no booklet (large: %s, delivered: %s)', async (large, isDelivered) => {
    const variant = { large, ...(isDelivered && { diedOn: DIED }) }
    const text = (await pagesOf(belonging(summary), variant)).join('\n')
    expect(text).toContain('Zingen')
    for (const word of [
      'Stil',
      'Vertrouwen en veiligheid',
      'Vertrouwelijk',
      'niet voor de familie',
    ])
      expect(text).not.toContain(word)
  })

  test('in large print is as large as the rest', async () => {
    const caution = 'Zomeravond in Zeeland. '.repeat(150)
    const long = belonging(summaryOf([asked('secret', { caution })]))
    const [normal, large] = await Promise.all(
      [false, true].map((one) => apartOf(long, { large: one })),
    )
    expect(large?.length).toBeGreaterThan(normal?.length ?? 0)
  })
})

describe('a copy that is handed over after the death', () => {
  const DELIVERED: Variant = { large: false, diedOn: DIED }
  const TO_FILL_IN = ['Ondertekening', 'Handtekening', 'Wie over de uitvaart beslist', 'papieren']

  test('has nothing that the dead would fill in or sign; the one of who lives does', async () => {
    const belongings = belonging(summaryOf([asked('praktisch', { burial: 'Cremeren' })]))
    const text = (await pagesOf(belongings, DELIVERED)).join('\n')
    expect(text).toContain('Cremeren')
    for (const line of TO_FILL_IN) expect(text).not.toContain(line)
    const own = (await pagesOf(belongings)).join('\n')
    for (const line of TO_FILL_IN) expect(own).toContain(line)
  })

  test('speaks of somebody who died', async () => {
    const given = [
      asked('naw', { firstName: 'Gerda', lastName: 'de Vries', city: 'Zwolle' }),
      asked('kaars', { remembered: 'Als iemand die altijd tijd had.' }),
      asked('praktisch', { burial: 'Cremeren' }),
    ]
    const profile = { dateOfBirth: '1951-03-12' }
    const documents = [{ name: 'brief.txt', description: 'Brief aan Lisa' }]
    const handedOver = (changes: Partial<Summary> = {}) =>
      pagesOf(belonging(summaryOf(given, changes), { profile, documents }), DELIVERED)
    const pages = await handedOver({ stillRightAt: LATE })
    const [cover, first] = pages
    expect(cover).toContain('12 maart 1951 – 19 november 2026')
    expect(cover).not.toMatch(/Geboren|woont/)
    expect(cover).toContain('Nagelezen op 6 maart 2026: alles klopte nog')
    expect(first).toContain('Zo wilde Gerda herinnerd worden')
    expect(pages.join(' ')).not.toContain('Bestanden in het Wensenregister')
    const last = pages.at(-1)?.replaceAll(/\s+/g, ' ')
    expect(last).toContain(
      'Dit zijn de wensen van Gerda de Vries. Het Wensenregister gaf ze na het overlijden aan de uitvaartondernemer. Ze zijn voor het laatst bevestigd op 6 maart 2026. Dit is versie 3.',
    )
    for (const question of ['nieuwste versie', 'opvragen', 'Is er net iemand'])
      expect(last).not.toContain(question)
    const draft = await handedOver({ isCompleted: false, confirmed: null })
    expect(draft.join(' ')).not.toContain('nog veranderen')
    const changed = await handedOver({ isCompleted: false, changed: ['veer'] })
    expect(changed[0]?.replaceAll(/\s+/g, ' ')).toContain(
      'Daarna veranderde nog: ‘Licht en vreugde’. Dat is niet bevestigd, en staat apart achterin.',
    )
  })

  test('does not tell whose hands the confidential part belongs in an envelope for', async () => {
    const summary = summaryOf([asked('secret', { caution: 'Stil' })])
    const cover = (await apartOf(belonging(summary), DELIVERED))?.[0]
    expect(cover).toContain('Alleen voor de uitvaartondernemer')
    expect(cover).not.toContain('envelop')
  })
})

describe('on paper', () => {
  test('settings of the register are no wishes', async () => {
    const text = await textOf([
      asked('naw', { city: 'Zwolle', receiveCards: true, reminderFrequency: 'yearly' }),
    ])
    expect(text).toContain('Zwolle')
    for (const setting of ['kaartjes', 'Herinnering', 'jaar']) expect(text).not.toContain(setting)
  })

  test('a chapter with nothing else is not there', () => {
    const given = asked('naw', { reminderFrequency: 'yearly' })
    expect(bookletOf(belonging(summaryOf([given])), NORMAL).chapters).toEqual([])
  })

  test('an address of a page is no text, but where its song leads; alone, it is all there is', async () => {
    const link = 'https://open.spotify.com/track/1234567890abc'
    const songs = [
      { artist: 'Boudewijn de Groot', title: 'Avond', link },
      { artist: '', title: '', link },
    ]
    const given = belonging(summaryOf([asked('rituelen', { musicSpecifications: songs })]))
    const text = (await pagesOf(given)).join('\n')
    expect(text.match(/open\.spotify/g)).toHaveLength(1)
    expect(text).toContain('Boudewijn de Groot')
    expect(made(given).toString('latin1')).toMatch(
      /\/URI ?\(https:\/\/open\.spotify\.com\/track\/1234567890abc\)/,
    )
  })

  test('who is called first stands in the chapter too, with who else there is', async () => {
    const contacts = ['Mark', 'Lisa', 'Ria', 'Wim'].map((firstName) => ({ firstName }))
    const text = await textOf([asked('naw', { city: 'Zwolle', contacts })])
    for (const { firstName } of contacts)
      expect(text.match(new RegExp(firstName, 'g'))).toHaveLength(firstName === 'Wim' ? 1 : 2)
    expect(text).toMatch(
      /Bel als eerste[^]*Mark[^]*Lisa[^]*Ria[^]*Contactpersonen[^]*Mark[^]*Lisa[^]*Ria[^]*Wim/,
    )
  })

  test.each([
    ['praktisch', { hasDonation: 'Ja' }, 'Ja'],
    ['formulier', { personalInfo_donorCard: 'familie' }, 'Mijn familie beslist'],
  ] as const)('a choice about donation says in a sentence what it means: %s', (key, data, said) => {
    const { chapters } = bookletOf(belonging(summaryOf([asked(key, data)])), NORMAL)
    expect(chapters[0]?.groups[0]?.entries[0]?.[1]).toBe(`${said}. Het Donorregister gaat voor.`)
  })

  test('own words with a capital are a sentence of their own', async () => {
    const text = await textOf([
      asked('rituelen', {
        music: ['Klassiek', 'Pop', 'Anders'],
        musicOther: 'Een smartlap mag best',
      }),
    ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Klassiek en pop. Een smartlap mag best')
  })
})

describe('what closes the booklet', () => {
  const full = belonging(summaryOf([asked('naw', { firstName: 'Gerda', lastName: 'de Vries' })]), {
    profile: { dateOfBirth: '1951-03-12' },
  })

  test('is a page of lines for the family, and one that says what this is', async () => {
    const pages = await pagesOf(full)
    const [family, last] = pages.slice(-2).map((page) => page.replaceAll(/\s+/g, ' '))
    expect(family).toContain('Wat wij ons van Gerda herinneren')
    for (const part of [
      'Over dit boekje',
      'Dit zijn de wensen van Gerda de Vries',
      'Ze zijn bevestigd op 6 maart 2026. Dit is versie 3.',
      `dossiernummer ${NUMBER}`,
      'Hoe dat gaat, leest u op: voorbeeld.nl/dossieropvragen',
      'Is er net iemand overleden? Wie u belt en wat kan wachten, leest u op: voorbeeld.nl/overleden',
    ])
      expect(last).toContain(part)
  })

  test('names contacts before a funeral director, where they read themselves', async () => {
    for (const large of [false, true]) {
      const pages = await pagesOf(
        { ...full, promises: { directors: true, relatives: true } },
        { large },
      )
      const last = pages.at(-1)?.replaceAll(/\s+/g, ' ')
      expect(last).toMatch(
        /Over dit boekje.*Contactpersonen laten ons het overlijden weten, en lezen dan zelf.*Of een uitvaartondernemer vraagt de wensen op, met dossiernummer WR12345678\. Hoe dat gaat/,
      )
    }
    expect((await pagesOf(full)).at(-1)).not.toContain('Contactpersonen')
  })

  test.each([true, false])(
    'names no funeral director who cannot ask yet (contacts: %s)',
    async (relatives) => {
      const pages = await pagesOf({ ...full, promises: { directors: false, relatives } })
      const last = pages.at(-1)?.replaceAll(/\s+/g, ' ')
      expect(last).toContain('Over dit boekje')
      expect(last?.includes('Contactpersonen laten ons een overlijden weten')).toBe(relatives)
      expect(last).not.toMatch(/uitvaartondernemer|dossieropvragen/)
    },
  )

  test('says when somebody answers the telephone, and its number by itself', async () => {
    const telephone = {
      phone: '038 - 123 45 67',
      days: 'op maandag',
      opens: '9.00',
      closes: '12.00',
    }
    const last = (await pagesOf({ ...full, telephone })).at(-1)
    expect(last).toMatch(/Of bel, op maandag van 9\.00 tot 12\.00\s+uur:\n038-1234567\n/)
  })

  test('says of a draft that it is one, and knows no name that was not given', async () => {
    const [, last] = (
      await pagesOf(
        belonging(summaryOf(answering('Zingen.'), { isCompleted: false, confirmed: null })),
      )
    ).slice(-2)
    expect(last).toContain('Deze wensen zijn nog niet bevestigd.')
    expect(last).not.toContain('Dit is versie')
    expect(last).toContain('Dit zijn wensen uit het Wensenregister.')
  })

  test.each([10, 20, 30, 40])(
    'a signature is never without what was signed, below %d lines',
    async (count) => {
      const energy = Array.from({ length: count }, (_, line) => `regel ${line}`).join('\n')
      const pages = await pagesOf({
        ...full,
        summary: summaryOf([asked('veer', { energy }), ...full.summary.sections]),
      })
      const signed = pages.filter((page) => page.includes('Handtekening\n'))
      expect(signed).toHaveLength(1)
      expect(signed[0]?.replaceAll(/\s+/g, ' ')).toContain(
        `Ik, Gerda de Vries, geboren op 12 maart 1951, onderteken mijn wensen. Dossiernummer ${NUMBER}, versie 3, bevestigd op`,
      )
    },
  )

  test('is not there where nothing was written, nor in the confidential part', async () => {
    expect(bookletOf(belonging(summaryOf([])), NORMAL)).toMatchObject({ family: null, last: null })
    const secret = belonging(summaryOf([asked('secret', { caution: 'Stil' })]))
    expect(confidentialOf(secret, NORMAL)).toMatchObject({ family: null, last: null, photo: null })
  })
})

test('music and documents come along; paper to sign closes the booklet', async () => {
  const song = { artist: 'Ramses Shaffy', title: 'Zing, vecht', link: 'https://voorbeeld.nl/a' }
  const summary = summaryOf([asked('rituelen', { musicSpecifications: [song] })])
  const documents = [{ name: 'grafakte.pdf', description: 'Bij de notaris' }]
  const text = (await pagesOf(belonging(summary, { documents }))).join('\n')
  expect(text.match(/Zing, vecht/g)).toHaveLength(1)
  for (const part of [
    'Zing, vecht',
    'Ramses Shaffy',
    'Eén bestand.',
    'Ondertekening',
    'Handtekening',
    'weten uw naasten zeker dat dit van u is',
    'geen testament en geen codicil',
    'Sieraden, kleding of meubels laat u na in een codicil',
    'dat schrijft u zelf met de pen, met datum en handtekening',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
  // It may be for one of those who read this.
  for (const told of ['grafakte.pdf', 'Bij de notaris']) expect(text).not.toContain(told)
})

test('contacts are told where they find files, once they read', () => {
  const documents = [{ name: 'brief.pdf', description: 'Brief aan Lisa' }]
  const summary = summaryOf(answering('x'))
  const said = (relatives: boolean) =>
    bookletOf(
      belonging(summary, { documents, promises: { directors: true, relatives } }),
      NORMAL,
    ).chapters.at(-1)?.groups[0]?.entries
  expect(said(false)).toEqual([['Bestanden in het Wensenregister', 'Eén bestand.']])
  const where = 'Contactpersonen vinden wat voor hen is op:\nvoorbeeld.nl/contactpersoon'
  expect(said(true)).toEqual([['Bestanden in het Wensenregister', `Eén bestand. ${where}`]])
})

test('of very many documents that were handed over the first are named', async () => {
  const documents = Array.from({ length: 202 }, (_, i) => ({
    name: `foto-${i + 1}.jpg`,
    description: '',
  }))
  const given = belonging(summaryOf(answering('x')), { documents })
  const text = (await pagesOf(given, { large: false, diedOn: DIED })).join('\n')
  expect(text).toContain('foto-200.jpg')
  expect(text).not.toContain('foto-201.jpg')
  expect(text).toContain('En nog 2 andere bestanden.')
})

test('a file without answers gives a booklet that says so', async () => {
  const text = await textOf([])
  expect(text).toContain('In dit boekje staat nog niets.')
  expect(text).not.toContain('Ondertekening')
})

import { PDFParse } from 'pdf-parse'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { conditionsOf, samplesOf } from '#tests/fixtures/people/interview.ts'
import { answers } from '#app/forms/answers.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { Definition, Field } from '#app/forms/fields.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, fileSections } from '#app/features/interview/sections/index.ts'
import type { Summary } from '#app/features/wishes/file/summary.server.ts'
import { isShown, type SectionData } from '#app/forms/values.ts'
import { short } from '#app/features/interview/short.nl.ts'
import { createPress } from '#app/paper/compiler.ts'
import { type Belongings, bookletOf, confidentialOf, type Variant } from './contents.ts'

// In Amsterdam the next day has begun.
const LATE = new Date('2026-03-05T23:30:00Z')
const NUMBER = 'WR12345678'
const NORMAL: Variant = { large: false, delivered: false }

const all: Definition[] = [...fileSections]
// Hundreds of booklets that are alike but for one answer.
const { compile, fold } = createPress({ remembers: 3 })

function summaryOf(sections: Summary['sections'], changes: Partial<Summary> = {}): Summary {
  return {
    number: NUMBER,
    title: 'Wensengesprek Vragenlijst',
    isCompleted: true,
    updatedAt: LATE,
    stillRightAt: null,
    confirmed: { number: 3, confirmedAt: LATE },
    sections,
    isDisputed: false,
    ...changes,
  }
}

const answered = (key: FileSectionKey, given: Answer[]) => ({
  key,
  title: sectionTexts(key).summaryTitle,
  answers: given,
})

const asked = (key: FileSectionKey, data: SectionData) =>
  answered(
    key,
    answers(all.find((section) => section.key === key) as Definition, sectionTexts(key), data),
  )

const answering = (answer: Answer['answer']) => [
  answered('veer', [{ key: 'energy', question: 'Waar krijgt u energie van?', answer }]),
]

const belonging = (summary: Summary, changes: Partial<Belongings> = {}): Belongings => ({
  summary,
  profile: null,
  documents: [],
  livingWill: null,
  askAt: 'https://www.voorbeeld.nl/dossieropvragen',
  lostAt: 'https://www.voorbeeld.nl/overleden',
  ...changes,
})

const made = (belongings: Belongings, variant = NORMAL) =>
  compile('wishes', bookletOf(belongings, variant), LATE)

async function pagesIn(pdf: Buffer): Promise<string[]> {
  const parser = new PDFParse({ data: new Uint8Array(pdf) })
  const { pages } = await parser.getText()
  await parser.destroy()
  return pages.map((page) => page.text)
}

const pagesOf = (belongings: Belongings, variant = NORMAL) => pagesIn(made(belongings, variant))

/** Of the part that is a document of its own. */
const apartOf = (belongings: Belongings, variant = NORMAL) => {
  const content = confidentialOf(belongings, variant)
  return content ? pagesIn(compile('wishes', content, LATE)) : null
}

/** Of both documents. */
async function textOf(sections: Summary['sections'], changes: Partial<Summary> = {}) {
  const belongings = belonging(summaryOf(sections, changes))
  return [...(await pagesOf(belongings)), ...((await apartOf(belongings)) ?? [])].join('\n')
}

/** Without the feet, and without white space: where lines break does not count. */
const bare = (text: string) =>
  text
    .replace(/(De wensen van .*|Mijn wensen)\s+Dossiernummer WR\d+ · Pagina \d+ van \d+/g, '')
    .replace(/[\s\u200b]/g, '')
    .toLowerCase()

/** What the register is set to is no wish. */
const SETTINGS = ['receiveCards', 'reminderFrequency', 'reminderMonths']

/** Who is called stands on the first page, below words of its own; the others in their chapter. */
const HEADS: Record<string, string> = { contacts: 'Bel als eerste' }

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
    expect(text).toContain(bare(HEADS[said ?? ''] ?? labels[said ?? ''] ?? question))
    // Word by word: lines with right-to-left text are in the order of the paper. An address of a
    // page is where its song leads.
    const words = sample.seen.filter((one) => !one.startsWith('https://'))
    for (const word of words.join(' ').split(/\s/)) expect(text).toContain(bare(word))
  })
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
    expect(cover).toContain('Laatst gewijzigd op 6 maart 2026')
    expect(cover).toContain(`Dossiernummer ${NUMBER}`)
    for (const [i, page] of rest.entries()) {
      expect(page).toContain('De wensen van Gerda de Vries')
      expect(page).toContain(`Dossiernummer ${NUMBER} · Pagina ${i + 2} van ${rest.length + 1}`)
    }
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
    const summary = summaryOf([asked('naw', naw)], { isCompleted: false, stillRightAt: LATE })
    for (const large of [false, true]) {
      const [cover, ...rest] = await pagesOf(belonging(summary), { large, delivered: false })
      for (const text of ['Wilhelmina', `Dossiernummer ${NUMBER}`, 'Dit is een concept'])
        expect(cover).toContain(text)
      expect(rest[0]).toContain('Gegevens en contacten')
      expect(rest.at(-1)).toContain(`Pagina ${rest.length + 1} van ${rest.length + 1}`)
    }
  })

  test('says when its owner last found all still right, and only then', async () => {
    expect(await textOf(answering('x'), { stillRightAt: LATE })).toContain(
      'Nagelezen op 6 maart 2026: alles klopt nog',
    )
    expect(await textOf(answering('x'))).not.toContain('kloppend')
  })

  test('of a draft says that it is one; confirmed wishes do not', async () => {
    const draft = await textOf(answering('x'), { isCompleted: false })
    expect(draft).toContain('Dit is een concept')
    expect(draft).toContain('Laatst bevestigd: versie 3, op 6 maart 2026')
    expect(await textOf(answering('x'), { isCompleted: false, confirmed: null })).not.toContain(
      'Laatst bevestigd',
    )
    expect(await textOf(answering('x'))).not.toContain('concept')
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
      'Donorregister is leidend',
      'Niet over praten',
      'Niet over de boerderij.',
      '‘Als iemand die kon luisteren.’',
      'Zo wil Gerda herinnerd worden',
      'Wie over de uitvaart beslist',
      'Waar mijn papieren liggen',
    ])
      expect(pages[1]?.replace(/\s+/g, ' ')).toContain(text)
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
      'Opbaren Thuis in de voorkamer Kist: open.',
      'Begraven of cremeren Cremeren',
      'De dienst De Dorpskerk',
      'Niet over praten De verkoop van de boot.',
      'Testament Bij notaris Smit',
    ].map((part) => [part, page.indexOf(part)] as const)
    expect(places.filter(([, at]) => at < 0)).toEqual([])
    expect(places.toSorted(([, a], [, b]) => a - b)).toEqual(places)
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
      'Mijn familie beslist. De keuze in het Donorregister is leidend.',
      'Geen voorkeur',
      'Bij notaris Smit',
    ])
  })

  test('is not there without such answers, and leaves long ones to their chapter', () => {
    expect(first(...answering('Zingen.'))).toBeNull()
    expect(first(asked('steen', { avoidTopics: 'lang '.repeat(100) }))).toBeNull()
  })
})

test('names the living will that counts, and says that the paper holds', async () => {
  const wills = [
    [{ dates: { signed: '2019-05-03' }, title: 'Behandelverbod NVVE' }, 'Behandelverbod NVVE'],
    [{ dates: { signed: '2019-05-03' } }, 'Wilsverklaring'],
  ] as const
  for (const [livingWill, name] of wills) {
    const { chapters } = bookletOf(belonging(summaryOf([]), { livingWill }), NORMAL)
    expect(chapters[0]?.entries).toEqual([
      [name, 'Ondertekend op 3\u00a0mei 2019. Het papier met de handtekening geldt.'],
    ])
  }
})

const CONTACTS = ['Mark', 'Lotte', 'Wim'].map((firstName) => ({
  firstName,
  lastName: 'de Vries',
  relation: 'uit het koor',
  phone: '0612345678',
  email: `${firstName}@example.nl`,
  address: 'Dijkweg 12, 8011 AB Zwolle',
}))

test('what is needed first stays on one page, with room to write', async () => {
  const long = 'Eerst het eten en dan het zingen, in die volgorde. '.repeat(5)
  const [, first = ''] = await pagesOf(
    belonging(
      summaryOf([
        asked('praktisch', { burial: 'Begraven', hasInsurance: true, insuranceProvider: 'DELA' }),
        asked('naw', { contacts: CONTACTS }),
        asked('steen', { avoidTopics: long }),
        asked('rituelen', { serviceLocation: long }),
        asked('kaars', { remembered: 'Als iemand die altijd tijd had.' }),
      ]),
    ),
  )
  for (const part of ['Eerst dit', 'Begraven', 'Wim', 'Waar mijn papieren liggen'])
    expect(first).toContain(part)
})

test.each([12, 16, 20, 24])('contacts stay together below %d lines', async (count) => {
  const energy = Array.from({ length: count }, (_, line) => `regel ${line}`).join('\n')
  const called = ['Ab', 'Bea', 'Cor'].map((firstName) => ({ firstName, phone: '0612345678' }))
  const sections = [asked('veer', { energy }), asked('naw', { contacts: [...called, ...CONTACTS] })]
  const pages = await pagesOf(belonging(summaryOf(sections)))
  const withContacts = pages.slice(2).filter((page) => /Mark|Lotte|Wim/.test(page))
  expect(withContacts).toEqual([expect.stringMatching(/Mark[^]*Lotte[^]*Wim/)])
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
    expect(rest[0]).toContain('Dit deel is alleen zichtbaar voor de uitvaartondernemer.')
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
  ])('is in no booklet (large: %s, delivered: %s)', async (large, delivered) => {
    const text = (await pagesOf(belonging(summary), { large, delivered })).join('\n')
    expect(text).toContain('Zingen')
    for (const word of ['Stil', 'Vertrouwen en veiligheid', 'Vertrouwelijk', 'alleen zichtbaar'])
      expect(text).not.toContain(word)
  })

  test('in large print is as large as the rest', async () => {
    const caution = 'Zomeravond in Zeeland. '.repeat(150)
    const long = belonging(summaryOf([asked('secret', { caution })]))
    const [normal, large] = await Promise.all(
      [false, true].map((one) => apartOf(long, { large: one, delivered: false })),
    )
    expect(large?.length).toBeGreaterThan(normal?.length ?? 0)
  })
})

describe('a copy that is handed over after the death', () => {
  const DELIVERED: Variant = { large: false, delivered: true }
  const TO_FILL_IN = ['Ondertekening', 'Handtekening', 'Wie over de uitvaart beslist', 'papieren']

  test('has nothing that the dead would fill in or sign; the one of who lives does', async () => {
    const belongings = belonging(summaryOf([asked('praktisch', { burial: 'Cremeren' })]))
    const text = (await pagesOf(belongings, DELIVERED)).join('\n')
    expect(text).toContain('Cremeren')
    for (const line of TO_FILL_IN) expect(text).not.toContain(line)
    const own = (await pagesOf(belongings)).join('\n')
    for (const line of TO_FILL_IN) expect(own).toContain(line)
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

  test('who is called first is named once, and who else there is in the chapter', async () => {
    const contacts = ['Mark', 'Lisa', 'Ria', 'Wim'].map((firstName) => ({ firstName }))
    const text = await textOf([asked('naw', { city: 'Zwolle', contacts })])
    for (const { firstName } of contacts)
      expect(text.match(new RegExp(firstName, 'g')), firstName).toHaveLength(1)
    expect(text).toMatch(/Bel als eerste[^]*Mark[^]*Lisa[^]*Ria[^]*Andere contactpersonen[^]*Wim/)
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

test('the book opens in larger letters, and what hurts never does', async () => {
  const said = 'woord '.repeat(60).trim()
  const lines = (text: string) => text.split('\n').filter((line) => line.includes('woord')).length
  const [good, hurts, remembered, stories] = await Promise.all([
    textOf([asked('veer', { energy: said })]),
    textOf([asked('steen', { difficulties: said })]),
    textOf([asked('kaars', { remembered: said })]),
    textOf([asked('kaars', { stories: said })]),
  ])
  expect(lines(good)).toBeGreaterThan(lines(hurts))
  expect(lines(remembered)).toBe(lines(good))
  expect(lines(stories)).toBe(lines(hurts))
})

describe('chapters', () => {
  const pageWith = (pages: string[], text: string) => pages.findIndex((page) => page.includes(text))

  test.each([8, 14, 20])('that fit on a page are never divided, after %d lines', async (count) => {
    const long = (from: string) =>
      Array.from({ length: count }, (_, line) => `${from} ${line}`).join('\n')
    const pages = await pagesOf(
      belonging(
        summaryOf([
          asked('veer', { energy: long('zingen') }),
          asked('steen', { difficulties: long('verlies') }),
          asked('kaars', { remembered: long('licht'), stories: 'kort' }),
        ]),
      ),
    )
    for (const [title, start] of [
      ['Licht en vreugde', 'zingen'],
      ['Pijn en zorg', 'verlies'],
      ['Herinneringen en erfenis', 'licht'],
    ] as const) {
      const at = pageWith(pages, title)
      expect(pages.filter((page) => page.includes(`${start} `))).toHaveLength(1)
      expect(pageWith(pages, `${start} 0\n`)).toBe(at)
      expect(pageWith(pages, `${start} ${count - 1}`)).toBe(at)
    }
  })

  test('have what was asked above what was said', async () => {
    const given = belonging(summaryOf([asked('veer', { energy: 'Zingen in het koor.' })]))
    expect((await pagesOf(given)).join('\n')).toMatch(
      /Licht en vreugde\s*\nWaar ik energie van krijg\s*\nZingen in het koor\./,
    )
  })
})

describe('the programme of music', () => {
  const songs = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      artist: `Zanger ${i}.`,
      title: `Lied ${i}.`,
      link: `https://voorbeeld.nl/lied/${i}`,
    }))
  const programmeOf = async (count: number, variant = NORMAL) => {
    const music = asked('rituelen', { colors: ['Blauw'], musicSpecifications: songs(count) })
    const pages = await pagesOf(belonging(summaryOf([music])), variant)
    return pages.filter((page) => page.includes('Lied '))
  }

  test.each([
    [1, NORMAL],
    [4, NORMAL],
    [14, NORMAL],
    [10, { large: true, delivered: false }],
    [10, { large: false, folded: true, delivered: false }],
  ])('of %d songs is one page, with nothing else', async (count, variant) => {
    const [page = '', ...more] = await programmeOf(count, variant)
    expect(more).toEqual([])
    for (const { artist, title } of songs(count)) {
      expect(page).toContain(artist)
      expect(page).toContain(title)
    }
    expect(page).toContain('De muziek')
    for (const other of ['voorbeeld.nl', 'Kleuren', 'Blauw', 'Ondertekening'])
      expect(page).not.toContain(other)
  })

  test('has all songs of a long list, none of them divided', async () => {
    const pages = await programmeOf(60)
    for (const { artist, title } of songs(60))
      expect(pages.filter((page) => page.includes(title))).toEqual([
        expect.stringContaining(artist),
      ])
  })
})

describe('a photograph', () => {
  const REMEMBERED = 'Als iemand die altijd tijd had.'
  const photo = { kind: 'png', width: 300, height: 200, words: 'Aan het water' } as const
  const given = (remembered: string) =>
    belonging(
      summaryOf([asked('kaars', { remembered }), asked('praktisch', { burial: 'Cremeren' })]),
      {
        photo,
      },
    )
  const pagesWith = async (belongings: Belongings, variant = NORMAL) =>
    pagesIn(
      compile('wishes', bookletOf(belongings, variant), LATE, {
        'photo.png': await sharp({
          create: { width: 300, height: 200, channels: 3, background: '#a98f66' },
        })
          .png()
          .toBuffer(),
      }),
    )

  test.each([
    [NORMAL],
    [{ large: true, delivered: false }],
    [{ large: false, folded: true, delivered: false }],
    [{ large: false, delivered: true }],
  ])('has a page with the words of its owner and nothing else (%o)', async (variant) => {
    const [, first, page, next] = await pagesWith(given(REMEMBERED), variant)
    expect(first).toContain('Cremeren')
    expect(first).not.toContain(REMEMBERED)
    expect(page?.replaceAll(/\s+/g, ' ').trim()).toBe(`‘${REMEMBERED}’`)
    expect(next).toContain('Herinneringen')
  })

  test('stands alone where those words are long or lacking', async () => {
    const [, , page] = await pagesWith(given('lang '.repeat(100)))
    expect(page?.trim()).toBe('')
  })

  test('is told to who cannot see it', async () => {
    const { photo: shown } = bookletOf(given(REMEMBERED), NORMAL)
    expect(shown).toMatchObject({ file: 'photo.png', alt: 'Foto: Aan het water' })
  })
})

describe('a booklet to fold', () => {
  const FOLDED: Variant = { large: false, folded: true, delivered: false }
  const of = (count: number) => {
    const energy = Array.from({ length: count }, (_, line) => `regel ${line}`).join('\n')
    return bookletOf(
      belonging(summaryOf([asked('veer', { energy }), asked('praktisch', { burial: 'Cremeren' })])),
      FOLDED,
    )
  }

  test.each([5, 40, 90, 140, 190])(
    'has whole sheets of four pages, below %d lines, the last one at the back',
    async (count) => {
      const pages = await pagesIn(compile('wishes', of(count), LATE))
      expect(pages.length % 4).toBe(0)
      expect(pages.at(-1)).toContain('Dit is de laatste bladzijde')
      expect(pages.filter((page) => page.includes('Wat wij ons herinneren'))).toHaveLength(1)
    },
  )

  test('lies in the order in which the sheets are folded', async () => {
    const content = of(90)
    const pages = compile('wishes', content, LATE)
    const sides = await pagesIn(fold(pages, content, LATE))
    const total = sides.length * 2
    expect(total).toBe((await pagesIn(pages)).length)
    const numbers = sides.map((side) =>
      [...side.matchAll(/Pagina (\d+) van/g)].map(([, number]) => Number(number)),
    )
    // The cover has no number.
    expect(numbers).toEqual(
      Array.from({ length: total / 2 }, (_, side) => {
        const [outer, inner] = [total - side, side + 1]
        return side % 2 === 0 ? [outer, inner] : [inner, outer]
      }).map((two) => two.filter((number) => number > 1)),
    )
  })

  test('puts what is needed first on one page', async () => {
    const belongings = belonging(
      summaryOf([
        asked('praktisch', { burial: 'Begraven', hasInsurance: true, insuranceProvider: 'DELA' }),
        asked('naw', { contacts: CONTACTS }),
        asked('rituelen', { clothingJewelryWishes: 'Blauw', serviceLocation: 'De Dorpskerk' }),
        asked('steen', { avoidTopics: 'De boot' }),
      ]),
    )
    const [, first = ''] = await pagesOf(belongings, FOLDED)
    for (const part of ['Eerst dit', 'Wim', 'De boot', 'Waar mijn papieren liggen'])
      expect(first).toContain(part)
  })
})

describe('what closes the booklet', () => {
  const full = belonging(summaryOf([asked('naw', { firstName: 'Gerda', lastName: 'de Vries' })]), {
    profile: { dateOfBirth: '1951-03-12' },
  })

  test('is a page of lines for the family, and one that says what this is', async () => {
    for (const delivered of [false, true]) {
      const pages = await pagesOf(full, { large: false, delivered })
      const [family, last] = pages.slice(-2).map((page) => page.replaceAll(/\s+/g, ' '))
      expect(family).toContain('Wat wij ons van Gerda herinneren')
      for (const part of [
        'Dit is de laatste bladzijde',
        'Dit zijn de wensen van Gerda de Vries',
        'Ze zijn bevestigd op 6 maart 2026. Dit is versie 3.',
        `dossiernummer ${NUMBER}`,
        'Hoe dat gaat, leest u op: voorbeeld.nl/dossieropvragen',
        'Is er net iemand overleden? Wie u belt en wat kan wachten, leest u op: voorbeeld.nl/overleden',
      ])
        expect(last).toContain(part)
    }
  })

  test('says of a draft that it is one, and knows no name that was not given', async () => {
    const [, last] = (
      await pagesOf(belonging(summaryOf(answering('Zingen.'), { isCompleted: false })))
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
        `Ik, Gerda de Vries, geboren op 12 maart 1951, onderteken mijn wensen met dossiernummer ${NUMBER}.`,
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
    'grafakte.pdf: Bij de notaris',
    'Ondertekening',
    'Handtekening',
    'geen testament en geen codicil',
  ])
    expect(text).toContain(part)
})

test('of very many documents the first are named', async () => {
  const documents = Array.from({ length: 202 }, (_, i) => ({
    name: `foto-${i + 1}.jpg`,
    description: '',
  }))
  const text = (await pagesOf(belonging(summaryOf(answering('x')), { documents }))).join('\n')
  expect(text).toContain('foto-200.jpg')
  expect(text).not.toContain('foto-201.jpg')
  expect(text).toContain('En nog 2 andere bestanden.')
})

test('a file without answers gives a booklet that says so', async () => {
  const text = await textOf([])
  expect(text).toContain('In dit boekje staat nog niets.')
  expect(text).not.toContain('Ondertekening')
})

test('large print takes more pages, and has the same words', async () => {
  const sections = answering('Zomeravond in Zeeland. '.repeat(150))
  const [normal, large] = await Promise.all(
    [false, true].map((one) =>
      pagesOf(belonging(summaryOf(sections)), { large: one, delivered: false }),
    ),
  )
  expect(large?.length).toBeGreaterThan(normal?.length ?? 0)
  expect(bare(large?.join('\n') ?? '')).toBe(bare(normal?.join('\n') ?? ''))
})

describe('the structure for screen readers', () => {
  const source = (sections: Summary['sections']) =>
    made(belonging(summaryOf(sections))).toString('latin1')
  const elements = (text: string, name: string) =>
    text.match(new RegExp(`/S ?/${name}\\b`, 'g'))?.length ?? 0

  test('says that it is there, and in which language', () => {
    const text = source(answering('Zingen.'))
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    expect(text).toMatch(/\/Lang ?\(nl-NL\)/)
    expect(text).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(text).toContain('DisplayDocTitle')
  })

  test('has headings, paragraphs, a list and a table', () => {
    const text = source([
      ...answering('Eerste alinea.\nZelfde alinea.\n\nTweede alinea.'),
      answered('formulier', [
        {
          key: 'x',
          question: 'Tabel',
          answer: { columns: ['Artiest', 'Titel', 'Jaar'], rows: [['a', 'b', 'c']] },
        },
      ]),
      asked('rituelen', { musicSpecifications: [{ artist: 'Bach', title: 'Air' }] }),
    ])
    for (const name of [
      'Document',
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(elements(text, name), name).toBeGreaterThan(0)
    expect(elements(text, 'H1')).toBe(1)
  })
})

describe('all writing of the world', () => {
  test.each([
    ['Turkish', 'Şükrü İpekçioğlu ığdır'],
    ['Polish', 'Łukasz Żółć'],
    ['Hungarian and Vietnamese', 'Győző Nguyễn Thị'],
    ['Greek', 'Ωρίων μῆνις'],
    ['Cyrillic', 'Їжак Жук'],
    ['Frisian and stressed letters', 'Ljouwert, dyn âlde skûtsje; vóór één'],
    ['ligatures', 'koffie, soufflé, affligem'],
    ['signs', '“ja” ‚nee‘ … – — • → € ½'],
    ['Hindi', 'नमस्ते'],
    ['emoji', '😀 🕯️ ❤️ 👍🏽 👨‍👩‍👧‍👦 🇳🇱 🏳️‍🌈'],
  ])('%s', async (_name, sample) => {
    expect(bare(await textOf(answering(sample)))).toContain(bare(sample.normalize('NFC')))
  })

  test.each([
    ['Arabic', 'مرحبا بكم جميعا'],
    ['Hebrew', 'שלום עולם'],
    ['both in a Dutch line', 'Mijn moeder zei שלום en daarna نعم tegen mij'],
  ])('%s reads from right to left', async (_name, sample) => {
    const text = bare(await textOf(answering(sample)))
    for (const word of sample.split(' ')) expect(text).toContain(bare(word))
  })
})

describe('long answers', () => {
  test.each([
    ['5000 characters without a space', 'W'.repeat(5000)],
    ['many words', Array.from({ length: 800 }, (_, i) => `woord${i}`).join(' ')],
    ['many lines', Array.from({ length: 280 }, (_, i) => `regel ${i}`).join('\n')],
    ['emoji without a space', '🕯️'.repeat(1600)],
    ['an address of a page', `https://voorbeeld.nl/${'pad/'.repeat(400)}`],
  ])('%s: complete over the pages', async (_name, sample) => {
    const pages = await pagesOf(belonging(summaryOf(answering(sample))))
    expect(pages.length).toBeGreaterThan(2)
    expect(bare(pages.join('\n'))).toContain(bare(sample))
  })

  test('a row higher than a page is complete', async () => {
    const cell = Array.from({ length: 900 }, (_, i) => `woord${i}`).join(' ')
    const text = await textOf(answering({ columns: ['a', 'b'], rows: [[cell, 'kort']] }))
    for (const word of cell.split(' ')) expect(text).toContain(word)
  })

  test('the heads of a table come back on each page', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`artiest${i}`, `titel${i}`])
    const pages = await pagesOf(
      belonging(summaryOf(answering({ columns: ['Artiest', 'Titel'], rows }))),
    )
    const tables = pages.filter((page) => /titel\d/.test(page))
    expect(tables.length).toBeGreaterThan(1)
    for (const page of tables) expect(page).toContain('Artiest')
  })

  test('a question is never the last thing on a page', async () => {
    const questions = Array.from({ length: 60 }, (_, i) => ({
      key: `q${i}`,
      question: `Vraag ${i}?`,
      answer:
        Array.from({ length: (i * 7) % 11 }, (_line, n) => `antwoord ${i} ${n}`).join('\n') || 'Ja',
    }))
    const pages = await pagesOf(belonging(summaryOf([answered('formulier', questions)])))
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) {
      const lines = page
        .split('\n')
        .filter((line) => line.trim() && !/Pagina \d/.test(line) && !/^(De|Mijn) wensen/.test(line))
      expect(lines.at(-1)).not.toMatch(/^Vraag/)
    }
  })
})

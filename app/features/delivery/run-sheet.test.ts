import { PDFParse } from 'pdf-parse'
import { describe, expect, test } from 'vitest'
import { answers } from '#app/forms/answers.ts'
import type { Definition } from '#app/forms/fields.ts'
import type { SectionData } from '#app/forms/values.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, fileSections } from '#app/features/interview/sections/index.ts'
import type { Belongings } from '#app/features/booklet/contents.ts'
import { changesBetween } from '#app/features/wishes/versions/version-changes.ts'
import { createPress } from '#app/paper/compiler.ts'
import { runSheetOf } from './run-sheet.ts'

const AT = new Date('2026-11-05T12:00:00Z')
const all: Definition[] = [...fileSections]
const { compile } = createPress()

function asked(key: FileSectionKey, data: SectionData) {
  const definition = all.find((section) => section.key === key) as Definition
  const texts = sectionTexts(key)
  return { key, title: texts.summaryTitle, answers: answers(definition, texts, data) }
}

const of = (...sections: ReturnType<typeof asked>[]): Belongings => ({
  summary: {
    number: 'WR12345678',
    title: '',
    isCompleted: true,
    updatedAt: AT,
    stillRightAt: null,
    changed: [],
    confirmed: null,
    sections,
    isDisputed: false,
  },
  profile: { firstName: 'Gerda', lastName: 'de Vries', dateOfBirth: '1941-03-12' },
  documents: [],
  livingWill: null,
  askAt: '',
  lostAt: '',
  readAt: '',
})

const DAYS = { diedOn: '2026-11-01', funeralBy: '2026-11-09' }

async function pagesOf(belongings: Belongings, apart: string | null = null): Promise<string[]> {
  const pdf = compile('run-sheet', runSheetOf(belongings, DAYS, apart), AT)
  const parser = new PDFParse({ data: new Uint8Array(pdf) })
  const { pages } = await parser.getText()
  await parser.destroy()
  return pages.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

const contact = (n: number) => ({ firstName: `Naam${n}`, relation: 'koor', phone: '0612345678' })
const song = (n: number) => ({ artist: 'Wim Sonneveld', title: `Nummer ${n}`, link: '' })
const rows = <T>(count: number, row: (n: number) => T) =>
  Array.from({ length: count }, (_, index) => row(index + 1))

test('what was written after the confirmation comes first, whole where it warns, and is not called missing', async () => {
  const avoid = `${'Niet over de boerderij. '.repeat(20)}Ook niet over geld.`
  const [page = ''] = await pagesOf({
    ...of(asked('praktisch', { burial: 'Cremeren' })),
    later: changesBetween(
      [],
      [
        asked('praktisch', { burial: 'Begraven', onlineServices: 'De krant.' }),
        asked('steen', { avoidTopics: avoid }),
        asked('rituelen', { musicSpecifications: [song(1)] }),
      ],
    ),
  })
  expect(page).toMatch(/Later geschreven, niet bevestigd .*Begraven.*Ook niet over geld\./)
  expect(page).not.toMatch(/De krant|Niet ingevuld:[^.]*muziek/)
})

describe('the run sheet', () => {
  test('has the day in its order, from whom to call to what comes after', async () => {
    const pages = await pagesOf(
      of(
        asked('steen', { avoidTopics: 'Niet over de boerderij.' }),
        asked('rituelen', {
          clothingJewelryWishes: 'De blauwe jurk.',
          condoleanceLocation: 'Thuis',
          serviceLocation: 'De Dorpskerk',
          musicSpecifications: rows(8, song),
          speakerWishes: 'Sanne en Mark.',
          flowers: 'Veldbloemen.',
          funeralCateringWishes: 'Soep.',
        }),
        asked('praktisch', {
          burial: 'Begraven',
          casketType: 'Anders',
          casketMaterial: 'wilgentenen',
          burialLocation: 'Anders',
          burialLocationOther: 'bij de kapel',
          hasInsurance: true,
          insuranceProvider: 'DELA',
          insurancePolicyNumber: '40 123',
          cardWishes: 'Met de dijk.',
        }),
        asked('naw', { firstName: 'Gerda', lastName: 'de Vries', contacts: rows(6, contact) }),
      ),
    )
    expect(pages.length).toBeLessThanOrEqual(2)
    const text = pages.join(' ')
    const places = [
      'Gerda de Vries',
      'Overleden op 1 november 2026',
      'Uitvaart uiterlijk maandag 9 november',
      'DELA, polisnummer 40 123',
      'Naam1',
      '06-12345678',
      'De blauwe jurk.',
      'wilgentenen',
      'Met de dijk.',
      'Thuis',
      'De Dorpskerk',
      'Nummer 1',
      'Sanne en Mark.',
      'Veldbloemen.',
      'bij de kapel',
      'Soep.',
      'Niet over de boerderij.',
    ].map((part) => [part, text.indexOf(part)] as const)
    expect(places.filter(([, at]) => at < 0)).toEqual([])
    expect(places.toSorted(([, a], [, b]) => a - b)).toEqual(places)
    expect(text).not.toContain('Niet ingevuld')
  })

  test('has the last day of the funeral first, apart from who it is about', async () => {
    const sheet = runSheetOf(of(asked('praktisch', { burial: 'Cremeren' })), DAYS, null)
    expect(sheet.facts.join()).not.toContain('uiterlijk')
    const [page] = await pagesOf(of(asked('praktisch', { burial: 'Cremeren' })))
    expect(page).toMatch(
      /Dossiernummer WR12345678 Uitvaart uiterlijk maandag 9 november Begraven of cremeren/,
    )
  })

  test('has who arranges the funeral above the others, each with a number', async () => {
    const contacts: Record<string, string>[] = [
      { firstName: 'Lisa', phone: '0623456789' },
      { firstName: 'Mark', relation: 'zoon', phone: '0612345678', arranges: 'true' },
    ]
    const [page = ''] = await pagesOf(of(asked('naw', { contacts })))
    expect(page).toMatch(
      /Regelt de uitvaart\s+Mark · zoon\s+06-12345678\s+Bel ook\s+Lisa\s+06-23456789/,
    )
    expect(page).not.toContain('Bellen')
  })

  test('has what was answered only, and says in one line what was not', async () => {
    const text = (await pagesOf(of(asked('praktisch', { burial: 'Cremeren' })))).join(' ')
    expect(text).toMatch(
      /Niet ingevuld: verzorgen en opbaren, kist en vervoer, kaart en bericht, condoleance,.*, na de dienst\./,
    )
    expect(text).not.toContain('Bellen')
    expect(text).not.toContain('Tijd')
  })

  test('says of donation that what stands in the register of donors counts', async () => {
    const counts = 'Het Donorregister gaat voor.'
    const text = async (...sections: Parameters<typeof of>) =>
      (await pagesOf(of(...sections))).join(' ')
    expect(await text(asked('praktisch', { hasDonation: 'Ja' }))).toContain(
      `Organen of weefsel doneren Ja. ${counts}`,
    )
    expect(await text(asked('formulier', { personalInfo_donorCard: 'familie' }))).toContain(counts)
    expect(await text(asked('praktisch', { burial: 'Cremeren' }))).not.toContain('Donorregister')
  })

  test('never has what is confidential', async () => {
    const secret = fileSections.find(({ key }) => key === 'secret')
    const said = secret?.fields.map(({ key }, index) => [key, `Geheim${index}.`]) ?? []
    expect(said.length).toBeGreaterThan(1)
    const text = (await pagesOf(of(asked('secret', Object.fromEntries(said))))).join(' ')
    expect(text).not.toContain('Geheim')
  })

  test('has first among its warnings what may go wrong in the family, and all of it', async () => {
    const long = `${'Wij spraken elkaar jaren niet. '.repeat(20)}Zet hem niet naast Ria.`
    const text = (
      await pagesOf(
        of(
          asked('steen', {
            familyIssues: long,
            avoidTopics: 'De boot.',
            handlingMemories: 'Kees mag genoemd worden.',
          }),
          asked('formulier', {
            familyDynamics_difficulties: 'Hans en Ria niet aan één tafel.',
            specialConsiderations: 'Een rolstoel.',
          }),
        ),
      )
    ).join(' ')
    const places = [
      'Let hierop',
      'Zet hem niet naast Ria.',
      'Hans en Ria niet aan één tafel.',
      'Kees mag genoemd worden.',
      'De boot.',
      'Een rolstoel.',
    ].map((part) => [part, text.indexOf(part)] as const)
    expect(places.filter(([, at]) => at < 0)).toEqual([])
    expect(places.toSorted(([, a], [, b]) => a - b)).toEqual(places)
  })

  test('names the confidential paper at its top, where that comes along', async () => {
    const given = of(asked('praktisch', { burial: 'Cremeren' }))
    const [first = ''] = await pagesOf(given, 'Vertrouwelijk WR12345678 Gerda.pdf')
    const told = first.indexOf('Lees ook ‘Vertrouwelijk WR12345678 Gerda.pdf’ voordat u naar')
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThan(first.indexOf('Cremeren'))
    expect((await pagesOf(given)).join(' ')).not.toContain('Lees ook')
  })

  test('leaves the length of an answer to the booklet', async () => {
    const long = 'Iedereen mag iets zeggen. '.repeat(100)
    const pages = await pagesOf(of(asked('rituelen', { speakerWishes: long, flowers: long })))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.match(/… \(zie het boekje\)/g)).toHaveLength(2)
  })

  test('never cuts a sign in half', () => {
    const long = `a${'😀'.repeat(400)}`
    const { parts } = runSheetOf(of(asked('rituelen', { speakerWishes: long })), DAYS, null)
    const [, answer] = parts[0]?.entries[0] ?? []
    expect(String(answer)).toMatch(/^a(?:😀)+ … \(zie het boekje\)$/u)
  })

  test('ends with room for notes, which never begin a page', async () => {
    const sheets = await Promise.all(
      rows(16, (n) =>
        pagesOf(of(asked('rituelen', { musicSpecifications: rows(36 + n * 4, song) }))),
      ),
    )
    const notes = sheets.map((pages) => pages.map((page) => page.includes('Aantekeningen')))
    // Room or none, at the end of the last page with words.
    for (const [index, pages] of sheets.entries()) {
      expect(pages.at(-1), `${40 + index * 4} songs`).toContain('Wat hier kort staat')
      expect(notes[index]?.slice(0, -1)).not.toContain(true)
    }
    expect(new Set(notes.map((pages) => pages.at(-1)))).toEqual(new Set([true, false]))
  })

  test('has everybody and every song there can be', async () => {
    const pages = await pagesOf(
      of(
        asked('naw', { contacts: rows(30, contact) }),
        asked('rituelen', { musicSpecifications: rows(100, song) }),
      ),
    )
    for (const name of ['Naam30', 'Nummer 100']) expect(pages.join(' ')).toContain(name)
  })
})

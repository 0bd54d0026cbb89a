import { PDFParse } from 'pdf-parse'
import { describe, expect, test } from 'vitest'
import { conditionsOf, samplesOf } from '#tests/fixtures/interview.ts'
import { type Answer, answers } from '#app/forms/answers.ts'
import type { Definition } from '#app/forms/fields.ts'
import { fontOf } from './pdf-fonts.server.ts'
import { renderWishesPdf } from './pdf.server.ts'
import { sectionTexts } from './section-texts.ts'
import { type FileSectionKey, fileSections } from './sections/index.ts'
import type { Summary } from '#app/features/wishes/summary.server.ts'
import { isShown, type SectionData } from '#app/forms/values.ts'

// In Amsterdam the next day has begun.
const LATE = new Date('2026-03-05T23:30:00Z')
const NUMBER = 'WR12345678'

const all: Definition[] = [...fileSections]

function summaryOf(section: Definition, data: SectionData): Summary {
  const key = section.key as FileSectionKey
  const texts = sectionTexts(key)
  return summaryWith(answers(section, texts, data), key)
}

function summaryWith(given: Answer[], key: FileSectionKey = 'veer'): Summary {
  const section = { key, title: sectionTexts(key).summaryTitle, answers: given }
  return {
    number: NUMBER,
    title: 'Wensengesprek Vragenlijst',
    isCompleted: true,
    updatedAt: LATE,
    stillRightAt: null,
    confirmed: null,
    sections: [section],
  }
}

const answering = (answer: Answer['answer']) =>
  summaryWith([{ key: 'energy', question: 'Waar krijgt u energie van?', answer }])

async function pagesOf(summary: Summary): Promise<string[]> {
  const pdf = await renderWishesPdf(summary, LATE)
  const parser = new PDFParse({ data: new Uint8Array(pdf) })
  const { pages } = await parser.getText()
  await parser.destroy()
  return pages.map((page) => page.text)
}

const textOf = async (summary: Summary) => (await pagesOf(summary)).join('\n')

/** Without the footers, and without white space: where lines break does not count. */
const bare = (text: string) =>
  text.replace(/Dossiernummer WR\d+\s+Pagina \d+ van \d+/g, '').replace(/\s/g, '')

/** The parts of the file that are not compressed: the structure and what it says of itself. */
const sourceOf = async (summary: Summary) =>
  (await renderWishesPdf(summary, LATE)).toString('latin1')

const elements = (source: string, name: string) =>
  source.match(new RegExp(`/S /${name}\\b`, 'g'))?.length ?? 0

describe('every answer is found again in the PDF', () => {
  const cases = all.flatMap((section) =>
    section.fields.flatMap((field) =>
      samplesOf(section, field).map((sample) => ({
        name: `${section.key}.${field.key}, ${sample.name}`,
        section,
        field,
        sample,
      })),
    ),
  )

  test.each(cases)('$name', async ({ section, field, sample }) => {
    const data = { ...conditionsOf(section, field), [field.key]: sample.value }
    expect(isShown(section, field, data)).toBe(true)
    const text = bare(await textOf(summaryOf(section, data)))
    const texts = sectionTexts(section.key as FileSectionKey)
    expect(text).toContain(bare(texts.summaryTitle))
    expect(text).toContain(bare(texts.fields[field.key]?.label ?? 'no label'))
    // Word by word: lines with right-to-left text are in the order of the paper.
    for (const word of sample.seen.join(' ').split(/\s/)) expect(text).toContain(word)
  })
})

test('an answer that does not apply is not in the PDF', async () => {
  const section = all.find(({ key }) => key === 'praktisch') as Definition
  const data = { burial: 'Cremeren', burialDetails: 'onder de linde' }
  expect(await textOf(summaryOf(section, data))).not.toContain('linde')
})

describe('what stands around the answers', () => {
  test('the title, the number, the dates in Amsterdam and the numbers of the pages', async () => {
    const text = await textOf(answering('Zingen.'))
    expect(text).toContain('Mijn wensen')
    expect(text).toContain(`Dossiernummer ${NUMBER}`)
    expect(text).toContain('Laatst gewijzigd op 6 maart 2026')
    expect(text).toContain('PDF gemaakt op 6 maart 2026')
    expect(text).toContain('Pagina 1 van 1')
  })

  test('says when its owner last found all still right, and only then', async () => {
    const summary = answering('Zingen.')
    const confirmed = await textOf({ ...summary, stillRightAt: LATE })
    expect(confirmed).toContain('Nog kloppend op 6 maart 2026')
    expect(await textOf(summary)).not.toContain('kloppend')
  })

  test('a draft says that it is one; confirmed wishes do not', async () => {
    const summary = answering('Zingen.')
    expect(await textOf({ ...summary, isCompleted: false })).toContain('Dit is een concept')
    expect(await textOf(summary)).not.toContain('concept')
  })

  test('the confidential section has its note and pages of its own', async () => {
    const open = answering('Zingen.')
    const secret = summaryWith([{ key: 'caution', question: 'Waarmee?', answer: 'Stil' }], 'secret')
    const pages = await pagesOf({ ...open, sections: [...open.sections, ...secret.sections] })
    expect(pages).toHaveLength(2)
    expect(pages[0]).not.toContain('Stil')
    expect(pages[1]).toContain('Dit deel is alleen zichtbaar voor de uitvaartondernemer.')
    expect(pages[1]).toContain('Stil')
  })

  test('a file without answers gives a PDF that says so', async () => {
    const summary = { ...answering('Zingen.'), sections: [] }
    expect(await textOf(summary)).toContain('Er zijn nog geen wensen ingevuld.')
  })
})

describe('the structure for screen readers', () => {
  test('says that it is there, and in which language', async () => {
    const source = await sourceOf(answering('Zingen.'))
    expect(source.slice(0, 8)).toBe('%PDF-1.7')
    expect(source).toContain('/Marked true')
    expect(source).toContain('/Lang (nl-NL)')
    expect(source).toContain('/DisplayDocTitle true')
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(source).toContain(`(Mijn wensen, dossier ${NUMBER})`)
    expect(source).not.toContain('/Helvetica')
  })

  test('has headings and paragraphs', async () => {
    const source = await sourceOf(answering('Eerste alinea.\nZelfde alinea.\n\nTweede alinea.'))
    expect(['Document', 'H1', 'H2', 'H3'].map((name) => elements(source, name))).toEqual([
      1, 1, 1, 1,
    ])
    expect(elements(source, 'P')).toBe(3 + 2)
  })

  test('has a list for choices', async () => {
    const source = await sourceOf(answering(['Wit', 'Paars', 'Blauw']))
    expect(['L', 'LI', 'Lbl', 'LBody'].map((name) => elements(source, name))).toEqual([1, 3, 3, 3])
  })

  test('has a table for rows of three columns, also over pages', async () => {
    const columns = ['Artiest', 'Titel', 'Jaar']
    const rows = Array.from({ length: 60 }, (_, i) => [`artiest${i}`, `titel${i}`, `${1900 + i}`])
    const source = await sourceOf(answering({ columns, rows }))
    expect(['Table', 'TR', 'TH', 'TD'].map((name) => elements(source, name))).toEqual([
      1, 61, 3, 180,
    ])
    expect(source).toContain('/Scope /Column')
    const pages = await pagesOf(answering({ columns, rows }))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Artiest')
    for (const cell of rows.flat()) expect(pages.join('\n')).toContain(cell)
  })

  test('has a list for rows of more columns, with the name of each', async () => {
    const columns = ['Voornaam', 'Achternaam', 'Telefoon', 'Adres']
    const summary = answering({ columns, rows: [['Joke', 'de Vries', '', 'Dam 1']] })
    const source = await sourceOf(summary)
    expect(['L', 'LI', 'Table'].map((name) => elements(source, name))).toEqual([1, 1, 0])
    const text = await textOf(summary)
    expect(text).toMatch(/Voornaam:\s+Joke/)
    expect(text).not.toContain('Telefoon')
  })
})

describe('all writing of the world', () => {
  test.each([
    ['Turkish', 'Şükrü İpekçioğlu ığdır'],
    ['Polish', 'Łukasz Żółć'],
    ['Hungarian and Vietnamese', 'Győző Nguyễn Thị'],
    ['Greek', 'Ωρίων μῆνις'],
    ['Cyrillic', 'Їжак Жук'],
    ['Frisian and stressed letters', 'Ljouwert, dyn âlde skûtsje; bíj́na'],
    ['ligatures', 'koffie, soufflé, affligem'],
    ['signs', '“ja” ‚nee‘ … – — • → € ½ ‐ ‑'],
    ['emoji', '😀 🕯️ ❤️ ❤ 👍🏽 👍 👨‍👩‍👧‍👦 🇳🇱 1️⃣ 🏳️‍🌈'],
    ['what no font has', '漢字 हिन्दी \u{10fffd}'],
  ])('%s', async (_name, sample) => {
    expect(bare(await textOf(answering(sample)))).toContain(bare(sample.normalize('NFC')))
  })

  test.each([
    ['Arabic', 'مرحبا بكم جميعا'],
    ['Hebrew', 'שלום עולם'],
    ['both in a Dutch line', 'Mijn moeder zei שלום en daarna نعم tegen mij'],
  ])('%s reads from right to left', async (_name, sample) => {
    const text = bare(await textOf(answering(sample)))
    for (const word of sample.split(' ')) expect(text).toContain(word)
  })

  test('letters with loose accents become one letter', async () => {
    expect(await textOf(answering('cafe\u0301'))).toContain('café')
  })

  test('invisible characters leave no gap in a word', async () => {
    const sample = 'uit\u00advaart\u200bwens\ufeff.'
    expect(await textOf(answering(sample))).toContain('uitvaartwens.')
  })

  test('a note explains the box that stands for what no font has', async () => {
    expect(await textOf(answering('漢'))).toContain('teken dat wij niet kunnen afdrukken')
    expect(await textOf(answering('Wit'))).not.toContain('afdrukken')
  })

  test('what one person writes does not change the text of the next', async () => {
    await renderWishesPdf(answering('ﬁets ‐ 👍🏽 ı'), LATE)
    const text = await textOf(answering('fiets - 👍 i'))
    expect(text).toContain('fiets - 👍 i')
  })

  test.each(['text', 'strong'] as const)('a glyph of %s stands for one character', (face) => {
    const font = fontOf(face)
    const glyphs = new Map<number, number[]>()
    for (const sign of font.characterSet) {
      const { id } = font.glyphForCodePoint(sign)
      glyphs.set(id, [...(glyphs.get(id) ?? []), sign])
    }
    // Spaces and signs that are made one before; the others another font must draw.
    const shared = [...glyphs.values()].filter((signs) => signs.length > 1)
    expect(shared.map((signs) => signs.map((sign) => sign.toString(16)).join(' '))).toEqual([
      '20 a0',
      '2d ad 2010',
      'b5 3bc',
      '2bb 2018',
      '2bc 2019',
      '394 2206',
      '3a9 2126',
      '2009 202f',
      '2044 2215',
    ])
  })
})

describe('long answers', () => {
  test.each([
    ['5000 characters without a space', 'W'.repeat(5000)],
    ['many words', Array.from({ length: 800 }, (_, i) => `woord${i}`).join(' ')],
    ['many lines', Array.from({ length: 400 }, (_, i) => `regel ${i}`).join('\n')],
    ['emoji without a space', '🕯️'.repeat(1600)],
    ['an address of a page', `https://voorbeeld.nl/${'pad/'.repeat(400)}`],
  ])('%s: complete over the pages', async (_name, sample) => {
    const pages = await pagesOf(answering(sample))
    expect(pages.length).toBeGreaterThan(1)
    expect(bare(pages.join('\n'))).toContain(bare(sample))
  })

  test('a row higher than a page is complete', async () => {
    const cell = Array.from({ length: 900 }, (_, i) => `woord${i}`).join(' ')
    const text = await textOf(answering({ columns: ['a', 'b'], rows: [[cell, 'kort']] }))
    for (const word of cell.split(' ')) expect(text).toContain(word)
  })

  test('a question is never the last thing on a page', async () => {
    const questions = Array.from({ length: 60 }, (_, i) => ({
      key: `q${i}`,
      question: `Vraag ${i}?`,
      answer:
        Array.from({ length: (i * 7) % 11 }, (_line, n) => `antwoord ${i} ${n}`).join('\n') || 'Ja',
    }))
    const pages = await pagesOf(summaryWith(questions))
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) {
      const lines = page.split('\n').filter((line) => !/^(Dossiernummer|Pagina)/.test(line))
      expect(lines.filter((line) => line.trim()).at(-1)).not.toMatch(/^Vraag/)
    }
  })

  test('other requests go on while a file with 50 long answers is made', async () => {
    const line = 'Wij hebben elkaar leren kennen op een zomeravond in Zeeland. '
    const full = Array.from({ length: 50 }, (_, i) => ({
      key: `q${i}`,
      question: `Vraag ${i}?`,
      answer: `${i} ${line.repeat(80)}`,
    }))
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    await renderWishesPdf(summaryWith(full), LATE)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })
})

import fc from 'fast-check'
import { PDFParse } from 'pdf-parse'
import { describe, expect, test } from 'vitest'
import { PATHS } from '#app/ui/drawing/symbol-paths.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPress } from './compiler.ts'
import type { PrintedAnswer, WishesBooklet } from './documents.ts'
import { characterSets, fontFiles } from './fonts.ts'

const { compile } = createPress()
const MOMENT = new Date('2026-03-05T23:30:00Z')

/** A booklet with one answer, in a chapter and on the first page. */
const bookletWith = (answer: PrintedAnswer, name = 'Gerda'): WishesBooklet => ({
  title: `De wensen van ${name}`,
  author: 'Wensenregister',
  house: 'Wensenregister',
  large: false,
  dark: false,
  folded: false,
  lostNote: 'niet afdrukken',
  cover: 'De wensen van',
  name,
  facts: [],
  draft: null,
  empty: null,
  first: { title: 'Eerst dit', lead: '', entries: [['Vraag', 'Kort']], blanks: [], quote: null },
  photo: null,
  chapters: [
    {
      title: 'Deel',
      symbol: 'veer',
      note: null,
      groups: [{ title: null, entries: [['Vraag', answer]] }],
      largest: null,
    },
  ],
  continued: '{label} (vervolg)',
  programme: 'De muziek',
  sign: null,
  family: null,
  last: null,
  foot: { left: name, page: 'Bladzijde {page} van {total}' },
})

const made = (answer: PrintedAnswer, name?: string) =>
  compile('wishes', bookletWith(answer, name), MOMENT)

/** For many that are alike but for one text; all else asks the press as it is used. */
const ofMany = createPress({ remembers: 3 })

async function textOf(pdf: Buffer): Promise<string> {
  const parser = new PDFParse({ data: new Uint8Array(pdf) })
  const { text } = await parser.getText()
  await parser.destroy()
  return text
}

describe('any text that a person can save is printed', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 40 })
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    // Scripts, marks, joiners, directions, half characters and controls, next to each other.
    fc
      .array(
        fc.constantFrom(
          ...'aé \n\r\tשלمحनी漢ก\u0301\u0323\u1abe\u0e33\u200d\u200c\u200b\u202e\u2067\u2069\ufe0f\u20e3😀👩👧🇳\u{e0062}\ud800\udc00\u0000\u0007\u00ad\ufffe*#_$`<>\\[]{}@',
        ),
        { maxLength: 200 },
      )
      .map((signs) => signs.join('')),
    fc
      .string({ unit: 'grapheme-ascii', minLength: 1000, maxLength: 5000 })
      .map((one) => one.replaceAll(' ', '')),
  )
  const answers: fc.Arbitrary<PrintedAnswer> = fc.oneof(
    texts,
    fc.array(texts, { minLength: 1, maxLength: 5 }),
    fc
      .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 })
      .map((rows) => ({ columns: ['a', 'b'], rows })),
    fc.tuple(cell, cell, cell).map(([title, by, link]) => ({ songs: [{ title, by, link }] })),
    fc
      .tuple(cell, cell, cell)
      .map(([name, about, line]) => ({ people: [{ name, about, lines: [line] }] })),
  )

  test('as a file that the check of PDF/UA lets pass', () => {
    fc.assert(
      fc.property(answers, cell, (answer, name) => {
        const pdf = ofMany.compile('wishes', bookletWith(answer, name), MOMENT)
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      }),
      { numRuns: 120 },
    )
  }, 120_000)

  test('with every character that a font has, alone and in a word', () => {
    const all = [...new Set(characterSets(fontFiles()).flatMap((set) => [...set]))].map((one) =>
      String.fromCodePoint(one),
    )
    expect(all.length).toBeGreaterThan(7000)
    const pdf = made([all.join(' '), all.map((sign) => `a${sign}b`).join(' ')])
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each([
    '*vet*',
    '#sys.inputs',
    '$x$',
    '= Kop',
    '- lijst',
    '`code`',
    '// weg',
    '\\u{41}',
    '@bron',
    '<label>',
  ])('%s is text, no markup', async (text) => {
    expect(await textOf(made(text))).toContain(text)
  })
})

test.each(['naw', 'veer', null] as const)(
  'a line to write on can stand in any chapter (%s)',
  async (symbol) => {
    const [chapter] = bookletWith({ line: true }).chapters
    for (const large of [false, true]) {
      const chapters = [
        {
          ...chapter,
          title: 'Deel',
          symbol,
          note: null,
          largest: null,
          groups: chapter?.groups ?? [],
        },
      ]
      const pdf = compile('wishes', { ...bookletWith('x'), large, chapters }, MOMENT)
      expect(await textOf(pdf)).toMatch(/Deel\s+Vraag/)
    }
  },
)

test('the same contents give the same bytes, and others do not', () => {
  expect(made('Zingen.').equals(made('Zingen.'))).toBe(true)
  expect(made('Zingen.').equals(made('Zwemmen.'))).toBe(false)
})

test('nothing of one document is in the next', async () => {
  made('ﬁets ‐ 👍🏽 geheim')
  const text = await textOf(made('fiets - 👍 i'))
  expect(text).toContain('fiets - 👍 i')
  expect(text).not.toContain('geheim')
})

test('a document leaves no memory behind', () => {
  const print = (from: number, to: number) => {
    for (let i = from; i < to; i += 1) made(`Wij zongen lied ${i}. `.repeat(1000))
    return process.memoryUsage.rss()
  }
  const before = print(0, 5)
  expect((print(5, 25) - before) / 2 ** 20).toBeLessThan(20)
}, 60_000)

test('what is longer than any file is not begun', () => {
  expect(() => made('Wit. '.repeat(400_000))).toThrow('too many to print')
})

test('what no font has is explained, once, and only then', async () => {
  expect(await textOf(made('漢'))).toContain('U+6F22')
  expect((await textOf(made('漢'))).match(/niet afdrukken/g)).toHaveLength(1)
  expect(await textOf(made('Wit'))).not.toContain('niet afdrukken')
})

test.each(Object.entries(PATHS))('the symbol of %s is the one of the pages', (area, path) => {
  const file = join(import.meta.dirname, 'templates/symbols', `${area}.svg`)
  expect(readFileSync(file, 'utf8')).toContain(path)
})

import { PDFParse } from 'pdf-parse'
import { describe, expect, test } from 'vitest'
import { createPress } from '#app/paper/compiler.ts'
import type { Room } from '#app/paper/documents.ts'
import type { Definition, Cell } from '#app/forms/fields.ts'
import type { LegalNote } from './legal.ts'
import { EDITION, questionnaireOf } from './questionnaire.ts'
import { sectionTexts } from './section-texts.ts'
import { sections } from './sections/index.ts'

const all: readonly Definition[] = sections
const { compile } = createPress()
const NOT_YET: LegalNote = {
  field: 'burial',
  option: 'Resomeren',
  explanation: 'Dit mag in Nederland nog niet.',
  sourceName: 'Rijksoverheid',
  sourceUrl: 'https://www.rijksoverheid.nl/',
  reviewedOn: '2026-01-01',
}

async function pagesOf(large: boolean): Promise<string[]> {
  const pdf = compile('questionnaire', questionnaireOf([NOT_YET], large), EDITION)
  const parser = new PDFParse({ data: new Uint8Array(pdf) })
  const { pages } = await parser.getText()
  await parser.destroy()
  return pages.map(({ text }) => text)
}

/** Without white space and joiners: where lines break does not count. */
const bare = (text: string) => text.replace(/[\s\u2060]/g, '')

const ONLINE = ['receiveCards', 'reminderFrequency', 'reminderMonths']

/** An address of the web, which nobody copies with a pen. */
const isLink = (cell: Cell) => cell.kind === 'text' && cell.format === 'link'

describe.each([
  ['normal', await pagesOf(false)],
  ['large', await pagesOf(true)],
])('the interview on paper (%s)', (_size, pages) => {
  const text = bare(pages.join('\n'))

  test.each(
    all.flatMap(({ key, fields }) =>
      fields
        .filter((field) => !ONLINE.includes(field.key))
        .map((field) => ({ name: `${key}.${field.key}`, key, field })),
    ),
  )('asks $name, with its condition and choices', ({ key, field }) => {
    const said = sectionTexts(key as (typeof sections)[number]['key']).fields[field.key]
    expect(said).toBeDefined()
    const choices = Object.values(said?.options ?? {})
    const cells = field.kind === 'rows' ? field.fields : []
    const parts = cells
      .filter((cell) => !isLink(cell))
      .map((cell) => said?.fields?.[cell.key]?.label)
    for (const part of [said?.label, said?.when, ...choices, ...parts])
      expect(text).toContain(bare(part ?? ''))
  })

  test('leaves out what only the site can do', () => {
    const { link } = sectionTexts('rituelen').fields.musicSpecifications?.fields ?? {}
    expect(text).not.toContain(bare(link?.label ?? 'no label'))
    for (const key of ONLINE)
      expect(text).not.toContain(bare(sectionTexts('naw').fields[key]?.label ?? 'no label'))
  })

  test('has pages of its own for what is confidential', () => {
    const { label } = sectionTexts('secret').fields.caution ?? { label: 'no label' }
    const from = pages.findIndex((page) => page.includes('Haal deze pagina’s los'))
    const last = pages.findIndex((page) => bare(page).includes(bare(label)))
    expect(last).toBeGreaterThanOrEqual(from)
    for (const page of pages.slice(from, last + 1)) {
      expect(page).not.toContain('Contactpersoon')
      expect(page).not.toContain('Ruimte voor meer')
    }
  })

  test('says how old it is and on which page each part begins', () => {
    expect(pages[0]).toContain('Uitgave 29 november 2026')
    for (const { key } of sections) {
      const { title } = sectionTexts(key)
      const number = pages.findIndex((page, i) => i > 1 && page.includes(title)) + 1
      // A long title may take two lines.
      if (number > 0) expect(bare(pages[1] ?? '')).toContain(bare(`${title}${number}`))
    }
  })
})

test('each question has room for its answer', () => {
  const rooms: Room[] = questionnaireOf([], false).parts.flatMap(({ questions }) =>
    questions.map(({ room }) => room),
  )
  for (const room of rooms) {
    if ('lines' in room) expect(room.lines).toBeGreaterThan(0)
    else if ('rows' in room) expect(room.rows).toHaveLength(4)
    else expect(room.boxes.length).toBeGreaterThan(1)
  }
})

test('what the law does not allow yet is said where it can be chosen, and asks for a second choice', () => {
  const questions = (notes: LegalNote[]) =>
    questionnaireOf(notes, false).parts.flatMap((part) => part.questions)
  const { label } = sectionTexts('praktisch').fields.burialSecondChoice ?? { label: 'no label' }
  expect(questions([NOT_YET])).toContainEqual(
    expect.objectContaining({
      room: expect.objectContaining({
        note: 'Nog niet toegestaan: Resomeren. Dit mag in Nederland nog niet.',
      }),
    }),
  )
  expect(questions([NOT_YET]).map((one) => one.label)).toContain(label)
  expect(questions([]).map((one) => one.label)).not.toContain(label)
})

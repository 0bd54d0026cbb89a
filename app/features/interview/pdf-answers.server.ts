import { setImmediate } from 'node:timers/promises'
import { dutch } from '#app/locales/dutch.server.ts'
import type { Answer, AnswerRows } from '#app/forms/answers.ts'
import type { Line, Style } from './pdf-lines.server.ts'
import {
  COLUMN,
  decorateText,
  drawLines,
  keep,
  lay,
  left,
  newPage,
  type Place,
  rule,
  type Sheet,
  space,
  type Tag,
  tag,
  write,
  writeLines,
} from './pdf-sheet.server.ts'

/** The colours and letters of the house on paper. */
const INK = '#1E2A2C'
export const BRAND = '#1F4D4A'
const MUTED = '#4C5A5B'
export const LINE = '#CBC8BF'

export const STYLE = {
  house: { weight: 'strong', size: 10.5, leading: 16, color: BRAND },
  title: { weight: 'strong', size: 28, leading: 36, color: BRAND },
  about: { weight: 'text', size: 11.5, leading: 18, color: MUTED },
  section: { weight: 'strong', size: 18, leading: 24, color: BRAND },
  question: { weight: 'strong', size: 12, leading: 18, color: INK },
  answer: { weight: 'text', size: 12, leading: 18, color: INK },
  label: { weight: 'text', size: 12, leading: 18, color: MUTED },
  column: { weight: 'strong', size: 10.5, leading: 16, color: BRAND },
  foot: { weight: 'text', size: 9.5, leading: 14, color: MUTED },
} as const satisfies Record<string, Style>

/** Room for the number before a block. */
const NUMBER_WIDTH = 24
/** Widest table; rows with more columns become blocks under each other. */
const MOST_COLUMNS = 3
/** A question stays with three lines of its answer: fewer might still go to the next page. */
const WITH_QUESTION = 3 * STYLE.answer.leading

export type AnsweredPart = {
  title: string
  /** Said under the title, before the answers. */
  note?: string | undefined
  answers: Answer[]
}

/** Writes questions with their answers under a title. */
export async function writeAnswers(sheet: Sheet, { title, note, answers }: AnsweredPart) {
  space(sheet, 34)
  const section = tag(sheet, sheet.root, 'Sect')
  for (const [i, answer] of answers.entries()) {
    const heading = i === 0 ? headingOf(sheet, section, title, note) : NO_HEADING
    writeAnswer(sheet, section, answer, heading)
    // A long PDF must not keep other people's requests waiting.
    await setImmediate()
  }
}

/** Says what a box stands for, when one was written. */
export function writeLostNote(sheet: Sheet) {
  if (!sheet.lostSigns) return
  space(sheet, 24)
  write(sheet, tag(sheet, sheet.root, 'P'), dutch.t('pdf:lost'), STYLE.foot)
}

/** What stands above a question; its height is known before it is written. */
type Heading = { height: number; writeIt: () => void }
const NO_HEADING: Heading = { height: 0, writeIt: () => undefined }

function headingOf(sheet: Sheet, section: Tag, title: string, note: string | undefined): Heading {
  const lines = lay(sheet, title, STYLE.section, COLUMN.width)
  const noted = note ? lay(sheet, note, STYLE.about, COLUMN.width) : []
  const height = lines.length * STYLE.section.leading + 26 + noted.length * STYLE.about.leading
  const writeIt = () => {
    sheet.doc.outline.addItem(title)
    writeLines(sheet, tag(sheet, section, 'H2'), lines, STYLE.section, COLUMN)
    rule(sheet, sheet.y + 5, LINE)
    sheet.y += 16
    if (noted.length === 0) return
    writeLines(sheet, tag(sheet, section, 'P'), noted, STYLE.about, COLUMN)
    sheet.y += 10
  }
  return { height, writeIt }
}

/** Writes the question; a page ends before it unless so much of the answer fits under it. */
type Ask = (height: number) => void

function writeAnswer(sheet: Sheet, section: Tag, { question, answer }: Answer, heading: Heading) {
  const lines = lay(sheet, question, STYLE.question, COLUMN.width)
  const ask: Ask = (height) => {
    keep(sheet, heading.height + lines.length * STYLE.question.leading + 2 + height)
    heading.writeIt()
    writeLines(sheet, tag(sheet, section, 'H3'), lines, STYLE.question, COLUMN)
    sheet.y += 2
  }
  if (typeof answer === 'string') writeText(sheet, section, answer, ask)
  else if (Array.isArray(answer)) writeList(sheet, section, answer, ask)
  else if (answer.columns.length <= MOST_COLUMNS) writeTable(sheet, section, answer, ask)
  else writeBlocks(sheet, section, answer, ask)
  space(sheet, 16)
}

/** An empty line in an answer starts a new paragraph. */
function writeText(sheet: Sheet, section: Tag, text: string, ask: Ask) {
  ask(WITH_QUESTION)
  const paragraphs = text.trim().split(/(?:\r\n?|\n)(?:[ \t]*(?:\r\n?|\n))+/)
  paragraphs.forEach((paragraph, i) => {
    if (i > 0) space(sheet, STYLE.answer.leading / 2)
    write(sheet, tag(sheet, section, 'P'), paragraph, STYLE.answer)
  })
}

function writeList(sheet: Sheet, section: Tag, items: string[], ask: Ask) {
  ask(WITH_QUESTION)
  const list = tag(sheet, section, 'L', { O: 'List', ListNumbering: 'Disc' })
  for (const text of items) {
    const item = tag(sheet, list, 'LI')
    const label = {
      tag: tag(sheet, item, 'Lbl'),
      x: COLUMN.x + 4,
      text: '• ',
      style: STYLE.question,
    }
    const place = { x: COLUMN.x + 18, width: COLUMN.width - 18, label }
    write(sheet, tag(sheet, item, 'LBody'), text, STYLE.answer, place)
  }
}

type Cell = { name: string; lines: Line[] }

/** Rows of many columns: a numbered block a row, in it a line for each cell that is filled in. */
function writeBlocks(sheet: Sheet, section: Tag, { columns, rows }: AnswerRows, ask: Ask) {
  const names = columns.map((column) => `${column}: `)
  const widest = Math.max(...names.map((name) => lay(sheet, name, STYLE.label, 1e6)[0]?.width ?? 0))
  const x = COLUMN.x + NUMBER_WIDTH + Math.min(widest, COLUMN.width / 2) + 6
  const place = { x, width: COLUMN.x + COLUMN.width - x }
  const blocks = rows.map((row) =>
    row.flatMap((text, c): Cell[] =>
      text ? [{ name: names[c] ?? '', lines: lay(sheet, text, STYLE.answer, place.width) }] : [],
    ),
  )
  ask(blockHeight(blocks[0] ?? []))
  const list = tag(sheet, section, 'L', { O: 'List', ListNumbering: 'Decimal' })
  blocks.forEach((cells, i) => {
    if (i > 0) space(sheet, 8)
    keep(sheet, blockHeight(cells))
    const item = tag(sheet, list, 'LI')
    writeNumber(sheet, tag(sheet, item, 'Lbl'), i + 1)
    writeCells(sheet, tag(sheet, item, 'LBody'), cells, place)
  })
}

function writeCells(sheet: Sheet, body: Tag, cells: Cell[], place: Place) {
  for (const { name, lines } of cells) {
    const cell = tag(sheet, body, 'P')
    const label = { tag: cell, x: COLUMN.x + NUMBER_WIDTH, text: name, style: STYLE.label }
    writeLines(sheet, cell, lines, STYLE.answer, { ...place, label })
  }
}

const blockHeight = (cells: Cell[]) =>
  cells.reduce((sum, cell) => sum + cell.lines.length, 0) * STYLE.answer.leading

function writeNumber(sheet: Sheet, tagged: Tag, number: number) {
  const lines = lay(sheet, `${number}. `, STYLE.label, COLUMN.width)
  drawLines(sheet, tagged, lines, STYLE.label, COLUMN)
}

const CELL = { gap: 14, padding: 4 }
/** A row up to this height, in points, is never divided. */
const HIGH_ROW = 400

function writeTable(sheet: Sheet, section: Tag, { columns, rows }: AnswerRows, ask: Ask) {
  const width = (COLUMN.width - CELL.gap * (columns.length - 1)) / columns.length
  const place = (c: number) => ({ x: COLUMN.x + c * (width + CELL.gap), width })
  const laid = rows.map((row) => row.map((text) => lay(sheet, text, STYLE.answer, width)))
  const heads = columns.map((column) => lay(sheet, column, STYLE.column, width))
  ask(rowHeight(heads, STYLE.column) + Math.min(rowHeight(laid[0] ?? [], STYLE.answer), HIGH_ROW))
  const table = tag(sheet, section, 'Table')
  writeHeads(sheet, table, heads, place)
  // Screen readers know the heads; on paper they come back on each page.
  const onNewPage = () => repeatHeads(sheet, columns, place)
  for (const cells of laid) writeRow(sheet, tag(sheet, table, 'TR'), cells, place, onNewPage)
}

type PlaceOf = (column: number) => Place

function writeHeads(sheet: Sheet, table: Tag, heads: Line[][], place: PlaceOf) {
  const row = tag(sheet, table, 'TR')
  heads.forEach((lines, c) => {
    const cell = tag(sheet, row, 'TH', { O: 'Table', Scope: 'Column' })
    drawLines(sheet, cell, lines, STYLE.column, place(c), sheet.y + CELL.padding)
  })
  sheet.y += rowHeight(heads, STYLE.column)
  rule(sheet, sheet.y, BRAND)
}

function repeatHeads(sheet: Sheet, columns: string[], place: PlaceOf) {
  const heads = columns.map((column, c) => lay(sheet, column, STYLE.column, place(c).width))
  columns.forEach((column, c) =>
    decorateText(sheet, column, STYLE.column, place(c), sheet.y + CELL.padding),
  )
  sheet.y += rowHeight(heads, STYLE.column)
  rule(sheet, sheet.y, BRAND)
}

/** A row goes to the next page as a whole; one that is higher than a page is divided. */
function writeRow(sheet: Sheet, row: Tag, cells: Line[][], place: PlaceOf, onNewPage: () => void) {
  if (keep(sheet, Math.min(rowHeight(cells, STYLE.answer), HIGH_ROW))) onNewPage()
  const tags = cells.map(() => tag(sheet, row, 'TD'))
  const total = Math.max(1, ...cells.map((lines) => lines.length))
  for (let from = 0; from < total;) {
    const room = Math.floor((left(sheet) - 2 * CELL.padding) / STYLE.answer.leading + 1e-6)
    const to = Math.min(total, from + Math.max(1, room))
    cells.forEach((lines, c) => {
      const cell = tags[c]
      const part = lines.slice(from, to)
      if (cell) drawLines(sheet, cell, part, STYLE.answer, place(c), sheet.y + CELL.padding)
    })
    sheet.y += (to - from) * STYLE.answer.leading + 2 * CELL.padding
    rule(sheet, sheet.y, LINE)
    from = to
    if (from < total) {
      newPage(sheet)
      onNewPage()
    }
  }
}

const rowHeight = (cells: Line[][], { leading }: Style) =>
  Math.max(1, ...cells.map((lines) => lines.length)) * leading + 2 * CELL.padding

import Pdf from 'pdfkit'
import { type Direction, type Face, fontOf } from './pdf-fonts.server.ts'
import { type Line, type Measure, linesOf, printable, type Style } from './pdf-lines.server.ts'

/** A PDF being written from top to bottom. Lengths are in points, `y` counts from the top. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  measure: Measure
  y: number
  /** The root of the structure that screen readers follow. */
  root: Tag
  /** Whether something was written that no font has. */
  lostSigns: boolean
}
export type Tag = { name: string; element: PDFKit.PDFStructureElement }
/** Where a text stands, and what stands before its first line: a bullet, or what it is about. */
export type Place = { x: number; width: number; label?: Label }
export type Label = { tag: Tag; x: number; text: string; style: Style }
export type About = { title: string; author: string; language: string; created: Date }

export const PAPER = { width: 595.28, height: 841.89 }
const MARGIN = { top: 72, bottom: 88, side: 92 }
export const COLUMN = { x: MARGIN.side, width: PAPER.width - 2 * MARGIN.side }
const BOTTOM = PAPER.height - MARGIN.bottom
/** No fewer lines of a text than this stand alone at the foot or the head of a page. */
const TOGETHER = 2
const RTL: Direction = { rtl: true }

/** Starts a tagged PDF on A4 (PDF/UA-1: ISO 14289-1). */
export function openSheet({ title, author, language, created }: About): Sheet {
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    // The types of pdfkit do not know this one yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    lang: language,
    displayTitle: true,
    // The footer names the number of pages, which is known at the end.
    bufferPages: true,
    // Without this a font that is not embedded becomes part of the file.
    font: '',
    info: {
      Title: title,
      Author: author,
      Creator: author,
      CreationDate: created,
      ModDate: created,
    },
  } as const
  const doc = new Pdf(options)
  const element = doc.struct('Document')
  doc.addStructure(element)
  return {
    doc,
    measure: measureWith(doc),
    y: MARGIN.top,
    root: { name: 'Document', element },
    lostSigns: false,
  }
}

/** Ends the PDF and gives its bytes. */
export async function closeSheet({ doc }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/**
 * What screen readers want to know of an element: that a heading cell is about its column, and what
 * stands before the items of a list (ISO 14289-1, 7.6).
 */
export type Attributes =
  | { O: 'Table'; Scope: 'Column' }
  | { O: 'List'; ListNumbering: 'Disc' | 'Decimal' }

/** Adds an element to the structure. */
export function tag(sheet: Sheet, parent: Tag, name: string, attributes?: Attributes): Tag {
  const element = sheet.doc.struct(name)
  // pdfkit has a way to say one of these, and its types have none.
  if (attributes) (element as unknown as Described).dictionary.data.A = attributes
  parent.element.add(element)
  return { name, element }
}

type Described = { dictionary: { data: { A?: Attributes } } }

/** Leaves room, except at the top of a page. */
export function space(sheet: Sheet, height: number) {
  if (sheet.y > MARGIN.top) sheet.y += height
}

/** Goes to a new page when less than this height is left. Returns whether it did. */
export function keep(sheet: Sheet, height: number): boolean {
  if (sheet.y <= MARGIN.top || sheet.y + height <= BOTTOM) return false
  newPage(sheet)
  return true
}

/** Goes to a new page, unless this one is still empty. */
export function newPage(sheet: Sheet) {
  if (sheet.y <= MARGIN.top) return
  sheet.doc.addPage()
  sheet.y = MARGIN.top
}

/** The height that is left on this page. */
export const left = (sheet: Sheet) => BOTTOM - sheet.y

/** Breaks a text into lines. */
export function lay(sheet: Sheet, text: string, style: Style, width: number): Line[] {
  return linesOf(printable(text), style, width, sheet.measure)
}

/** Writes a text as one element, over as many pages as it needs. */
export function write(
  sheet: Sheet,
  tagged: Tag,
  text: string,
  style: Style,
  place: Place = COLUMN,
) {
  writeLines(sheet, tagged, lay(sheet, text, style, place.width), style, place)
}

/** Writes lines as one element. The lines that start or end a page are not alone. */
export function writeLines(sheet: Sheet, tagged: Tag, lines: Line[], style: Style, place: Place) {
  let from = 0
  while (from < lines.length) {
    const count = howMany(lines.length - from, sheet, style)
    if (count > 0) {
      if (from === 0 && place.label) writeLabel(sheet, place.label, style)
      drawLines(sheet, tagged, lines.slice(from, from + count), style, place)
      sheet.y += count * style.leading
      from += count
    }
    if (from < lines.length) newPage(sheet)
  }
}

function howMany(wanted: number, sheet: Sheet, style: Style): number {
  const room = Math.floor(left(sheet) / style.leading + 1e-6)
  if (wanted <= room) return wanted
  const count = Math.min(room, wanted - TOGETHER)
  if (count >= TOGETHER) return count
  return sheet.y <= MARGIN.top ? room : 0
}

function writeLabel(sheet: Sheet, { tag: tagged, x, text, style }: Label, beside: Style) {
  // On the base line of the text beside it.
  const drop = baseline(beside) - baseline(style)
  const lines = lay(sheet, text, style, Number.POSITIVE_INFINITY)
  drawLines(sheet, tagged, lines, style, { x, width: 0 }, sheet.y + drop)
}

/** Draws lines at a height, as content of an element; the place on the page stays as it is. */
export function drawLines(
  sheet: Sheet,
  tagged: Tag,
  lines: Line[],
  style: Style,
  place: Place,
  y = sheet.y,
) {
  if (lines.length === 0) return
  const content = sheet.doc.markStructureContent(tagged.name)
  lines.forEach((line, i) => drawLine(sheet, line, style, place, y + i * style.leading))
  sheet.doc.endMarkedContent()
  tagged.element.add(content)
}

function drawLine(sheet: Sheet, line: Line, style: Style, place: Place, y: number) {
  const x = line.rtl ? place.x + place.width - line.width : place.x
  for (const run of line.runs) {
    if (run.lost) sheet.lostSigns = true
    use(sheet.doc, run.face, style.size)
      .fillColor(style.color)
      .text(run.text, x + run.x, y + baseline(style), {
        lineBreak: false,
        baseline: 'alphabetic',
        ...directed(run.rtl),
      })
  }
}

/** The base line below the top of a line: capitals stand in the middle. */
const baseline = ({ size, leading }: Style) => leading / 2 + size * 0.335

function measureWith(doc: PDFKit.PDFDocument): Measure {
  return (face, text, size, rtl) => use(doc, face, size).widthOfString(text, directed(rtl))
}

/** Fonts are opened when a text needs them: most texts need two. */
function use(doc: PDFKit.PDFDocument, face: Face, size: number): PDFKit.PDFDocument {
  // pdfkit takes an opened font as well; its types name only what it can open.
  return doc.registerFont(face, fontOf(face) as unknown as Buffer).font(face, size)
}

// What pdfkit calls features reaches our fonts as it is.
const directed = (rtl: boolean) =>
  rtl ? { features: RTL as unknown as PDFKit.Mixins.OpenTypeFeatures[] } : {}

/** Draws what screen readers leave out. */
export function decorate(sheet: Sheet, draw: (doc: PDFKit.PDFDocument) => void) {
  sheet.doc.markContent('Artifact', { type: 'Layout' })
  draw(sheet.doc)
  sheet.doc.endMarkedContent()
}

/** Draws a text that screen readers leave out. */
export function decorateText(sheet: Sheet, text: string, style: Style, place: Place, y = sheet.y) {
  const lines = lay(sheet, text, style, place.width)
  decorate(sheet, () =>
    lines.forEach((line, i) => drawLine(sheet, line, style, place, y + i * style.leading)),
  )
}

/** A thin line across. */
export function rule(sheet: Sheet, y: number, color: string, { x, width }: Place = COLUMN) {
  decorate(sheet, (doc) =>
    doc
      .lineWidth(0.6)
      .strokeColor(color)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(),
  )
}

/** Writes at the foot of every page, when all pages are there. */
export function writeFooters(
  sheet: Sheet,
  style: Style,
  texts: (page: number, total: number) => string[],
) {
  const { start, count } = sheet.doc.bufferedPageRange()
  const y = PAPER.height - MARGIN.bottom + 34
  for (let page = 0; page < count; page++) {
    sheet.doc.switchToPage(start + page)
    const [first = '', last = ''] = texts(page + 1, count)
    const width = lay(sheet, last, style, COLUMN.width).reduce((sum, line) => sum + line.width, 0)
    sheet.doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    for (const [text, x] of [
      [first, COLUMN.x],
      [last, COLUMN.x + COLUMN.width - width],
    ] as const)
      for (const line of lay(sheet, text, style, COLUMN.width))
        drawLine(sheet, line, style, { x, width: COLUMN.width }, y)
    sheet.doc.endMarkedContent()
  }
}

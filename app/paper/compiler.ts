import { join } from 'node:path'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { Pictures } from './documents.ts'
import { coverageOf, fontFiles } from './fonts.ts'
import { printableText } from './printable.ts'

const TEMPLATES = join(import.meta.dirname, 'templates')

/** Characters. The compiler's memory is outside its thread's; the longest file has half of this. */
const MOST = 1_500_000

export type Compile = (
  template: string,
  content: object,
  moment: Date,
  pictures?: Pictures,
) => Buffer

/** Two pages of A5 on each side of a sheet, in the order in which they are folded into a book. */
type Fold = (
  pages: Buffer,
  content: { title: string; author: string; keywords?: string[] },
  moment: Date,
) => Buffer

/**
 * Takes some 50 ms; done once a thread.
 *
 * @param options.remembers for how many documents it keeps what they have in common, which takes a third
 *   of the time of one. None by itself, since that may be what somebody wrote.
 */
export function createPress({ remembers = 0 } = {}): { compile: Compile; fold: Fold } {
  const files = fontFiles()
  const covers = coverageOf(files)
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: files }] })

  const write = (
    template: string,
    inputs: Record<string, string>,
    pictures: Pictures,
    options: Parameters<typeof compiler.pdf>[1],
  ): Buffer => {
    const mainFilePath = join(TEMPLATES, `${template}.typ`)
    for (const [name, bytes] of Object.entries(pictures))
      compiler.mapShadow(join(TEMPLATES, name), Buffer.from(bytes))
    try {
      return compiler.pdf({ mainFilePath, inputs }, options)
    } finally {
      compiler.resetShadow()
      compiler.evictCache(remembers)
    }
  }

  /** @throws what the compiler has against it. Not to be logged: it may hold a text */
  const compile: Compile = (template, content, moment, pictures = {}) => {
    let lost = false
    const text = JSON.stringify(content, (_key, value: unknown) => {
      if (typeof value !== 'string') return value
      const shown = printableText(value, covers)
      lost ||= shown.lost
      return shown.text
    })
    if (text.length > MOST) throw new Error(`${text.length} characters are too many to print`)
    const options = { pdfStandard: PdfStandard.UA_1, creationTimestamp: secondsOf(moment) }
    return write(template, { content: text, lost: `${lost}` }, pictures, options)
  }

  /** For a printer only: pages that are shown on others are no longer read aloud. */
  const fold: Fold = (pages, { title, author, keywords = [] }, moment) => {
    const content = JSON.stringify({ title, author, keywords, pages: pagesIn(pages) })
    const options = { creationTimestamp: secondsOf(moment) }
    return write('folded', { content }, { 'pages.pdf': pages }, options)
  }

  return { compile, fold }
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0

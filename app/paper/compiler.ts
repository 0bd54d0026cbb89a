import { join } from 'node:path'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { coverageOf, fontFiles } from './fonts.ts'
import { printable } from './printable.ts'

const TEMPLATES = join(import.meta.dirname, 'templates')

/**
 * So many characters may a document have. The memory of the compiler is outside that of its thread,
 * so this is what bounds it. The longest file there can be has about half.
 */
const MOST = 1_500_000

export type Compile = (template: string, content: object, moment: Date) => Buffer

/** Opens the fonts and starts the compiler: some 50 ms, once a thread. */
export function createCompiler(): Compile {
  const files = fontFiles()
  const covers = coverageOf(files)
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: files }] })

  /** @throws what the compiler has against a document. It must not be logged: it may hold a text */
  return (template, content, moment) => {
    let lost = false
    const text = JSON.stringify(content, (_key, value: unknown) => {
      if (typeof value !== 'string') return value
      const shown = printable(value, covers)
      lost ||= shown.lost
      return shown.text
    })
    if (text.length > MOST) throw new Error(`${text.length} characters are too many to print`)
    const mainFilePath = join(TEMPLATES, `${template}.typ`)
    try {
      // In one step: a compiled document in our hands would live until the next garbage collection,
      // which knows nothing of its size.
      return compiler.pdf(
        { mainFilePath, inputs: { content: text, lost: `${lost}` } },
        {
          pdfStandard: PdfStandard.UA_1,
          creationTimestamp: Math.floor(moment.getTime() / 1000),
        },
      )
    } finally {
      // What was laid out stays in its caches otherwise, some megabytes a document.
      compiler.evictCache(0)
    }
  }
}

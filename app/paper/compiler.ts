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

/** Takes some 50 ms; done once a thread. */
export function createCompiler(): Compile {
  const files = fontFiles()
  const covers = coverageOf(files)
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: files }] })

  /** @throws what the compiler has against it. Not to be logged: it may hold a text */
  return (template, content, moment, pictures = {}) => {
    let lost = false
    const text = JSON.stringify(content, (_key, value: unknown) => {
      if (typeof value !== 'string') return value
      const shown = printableText(value, covers)
      lost ||= shown.lost
      return shown.text
    })
    if (text.length > MOST) throw new Error(`${text.length} characters are too many to print`)
    const mainFilePath = join(TEMPLATES, `${template}.typ`)
    for (const [name, bytes] of Object.entries(pictures))
      compiler.mapShadow(join(TEMPLATES, name), Buffer.from(bytes))
    try {
      return compiler.pdf(
        { mainFilePath, inputs: { content: text, lost: `${lost}` } },
        {
          pdfStandard: PdfStandard.UA_1,
          creationTimestamp: Math.floor(moment.getTime() / 1000),
        },
      )
    } finally {
      compiler.resetShadow()
      compiler.evictCache(0)
    }
  }
}

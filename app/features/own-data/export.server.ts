import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { printBooklet } from '#app/features/booklet/booklet.server.ts'
import type { ExportFile } from '#app/features/export/part.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { readAccount } from './account.server.ts'
import { parts } from './content.server.ts'
import {
  FORMAT,
  FORMAT_VERSION,
  JSON_NAME,
  NO_PDF_NAME,
  PDF_NAME,
  publishedSchema,
  SCHEMA_NAME,
} from './format.server.ts'

const t = dutch.getFixedT('nl', 'ownData', 'export')

/** At most 10 an hour. @returns the seconds to wait */
export const tooManyExports = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'export', points: 10, seconds: 60 * 60 }, userId)

type Open = () => Promise<AsyncIterable<Uint8Array | string>>

/** A stream that ends with the ZIP: whoever stops downloading leaves no file open. */
function following(out: Readable, contents: AsyncIterable<Uint8Array | string>): Readable {
  const stream =
    contents instanceof Readable ? contents : Readable.from(contents, { objectMode: false })
  const end = () => stream.destroy()
  if (out.destroyed) end()
  out.once('close', end)
  stream.once('close', () => out.off('close', end))
  return stream.once('error', (error) => out.destroy(error))
}

/** A list that is read as it goes has an item a line. */
async function* written(json: object): AsyncGenerator<string> {
  const lists: AsyncIterable<unknown>[] = []
  // No text in the JSON can be the same by chance.
  const mark = randomUUID()
  const marked = (_key: string, value: unknown) =>
    isStreamed(value) ? lists.push(value) && mark : value
  const pieces = JSON.stringify(json, marked, 2).split(`"${mark}"`)
  for (const [index, piece] of pieces.entries()) {
    yield piece
    const list = lists[index]
    if (!list) break
    let before = '[\n'
    for await (const item of list) {
      yield before + JSON.stringify(item)
      before = ',\n'
    }
    yield before === ',\n' ? '\n]' : '[]'
  }
  yield '\n'
}

const isStreamed = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/**
 * A PDF, JSON with its schema, and the files. Made while it is read, in little memory; breaks off
 * where a file does not open.
 */
export async function exportZip(user: SignedIn, now: Date): Promise<Readable> {
  const files: ExportFile[] = []
  const exporting = { addFile: (file: ExportFile) => void files.push(file), paths: new Map() }
  const content: Record<string, unknown> = {}
  for (const [name, part] of parts) content[name] = await part.read(user.id, exporting)
  const account = await readAccount(user)
  const json = {
    format: FORMAT,
    version: FORMAT_VERSION,
    exportedAt: now.toISOString(),
    account,
    content,
  }
  const booklet = await printBooklet(user.id, { large: false, family: false })
  const printed = booklet?.printed

  const zip = new ZipFile()
  const addText = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: now })
  const out = zip.outputStream as Readable
  const addStream = (name: string, mtime: Date, open: Open, compress = true) =>
    zip.addReadStreamLazy(name, { mtime, compress }, (give) => {
      open().then(
        (contents) => give(null, following(out, contents)),
        (error: Error) => out.destroy(error),
      )
    })
  addText('LEES MIJ.txt', t('readMe').replaceAll('\n', '\r\n'))
  if (printed?.ok) zip.addBuffer(Buffer.from(printed.pdf), PDF_NAME, { mtime: now })
  else if (printed) addText(NO_PDF_NAME, t('noPdf').replaceAll('\n', '\r\n'))
  addStream(JSON_NAME, now, async () => written(json))
  addText(SCHEMA_NAME, publishedSchema())
  for (const { path, changedAt, open } of files) addStream(path, changedAt, open, false)
  zip.end()
  return out
}

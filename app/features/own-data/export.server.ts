import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { printBooklet } from '#app/features/booklet/booklet.server.ts'
import { readPerson } from '#app/features/accounts/profile.server.ts'
import { signedJson } from '#app/features/signatures/sign.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import type { Printed } from '#app/paper/print.server.ts'
import type { ExportFile } from '#app/features/export/part.ts'
import { addEntry, type ZipEntry } from '#app/files/zip.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import { ownData } from './texts.nl.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { readAccountFacts } from './account.server.ts'
import { contentEntries } from './content.server.ts'
import {
  FORMAT,
  FORMAT_VERSION,
  JSON_NAME,
  NO_PDF_NAME,
  PDF_NAMES,
  publishedSchema,
  SCHEMA_NAME,
} from './format.server.ts'

const t = dutch<['ownData'], 'export'>({ ownData }, 'export')

/** At most 10 an hour. @returns the seconds to wait */
export const tooManyExports = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'export', points: 10, seconds: HOUR_SECONDS }, userId)

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

/** Whose data they are, as they say it themselves. */
const whoseOf = (userId: string): Promise<{ number: string; name: string }> =>
  readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    return { number: file?.number ?? '', name: (await readPerson(sql, userId)).name }
  })

/** What there is on paper, by its name. */
async function booklets(userId: string): Promise<[name: string, Printed][]> {
  const made: [string, Printed][] = []
  for (const part of ['booklet', 'confidential'] as const) {
    const booklet = await printBooklet(userId, part, { large: false })
    if (booklet) made.push([PDF_NAMES[part], booklet.printed])
  }
  return made
}

/** What is in it, and what is not and why. */
function readMe(): string {
  const lines = Object.values(t('leftOut', { returnObjects: true }))
  return t('readMe', { leftOut: lines.map((line) => `- ${line}`).join('\n') })
}

/**
 * A PDF, or two, JSON with its schema, and the files. Made while it is read, in little memory; breaks off
 * where a file does not open.
 */
export async function exportZip(user: SignedIn, now: Date): Promise<Readable> {
  const files: ExportFile[] = []
  const exporting = { addFile: (file: ExportFile) => void files.push(file), paths: new Map() }
  const content: Record<string, unknown> = {}
  for (const [name, part] of contentEntries) content[name] = await part.read(user.id, exporting)
  const account = await readAccountFacts(user)
  const json = {
    format: FORMAT,
    version: FORMAT_VERSION,
    exportedAt: now.toISOString(),
    account,
    content,
  }
  const about = {
    part: 'export' as const,
    ...(await whoseOf(user.id)),
    exportedAt: json.exportedAt,
  }
  const paper = await booklets(user.id)

  const zip = new ZipFile()
  const addText = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: now })
  const addStream = (name: string, mtime: Date, open: ZipEntry['open'], compress = true) =>
    addEntry(zip, { name, options: { mtime, compress }, open })
  addText('LEES MIJ.txt', readMe().replaceAll('\n', '\r\n'))
  for (const [name, printed] of paper)
    if (printed.ok) zip.addBuffer(Buffer.from(printed.pdf), name, { mtime: now })
  if (paper.some(([, { ok }]) => !ok)) addText(NO_PDF_NAME, t('noPdf').replaceAll('\n', '\r\n'))
  addStream(JSON_NAME, now, async () => signedJson(written(json), about, now))
  addText(SCHEMA_NAME, publishedSchema())
  for (const { path, changedAt, open } of files) addStream(path, changedAt, open, false)
  zip.end()
  return zip.outputStream as Readable
}

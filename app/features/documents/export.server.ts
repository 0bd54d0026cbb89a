import { z } from 'zod'
import { BadExport } from '#app/features/export/bad-export.ts'
import { moment } from '#app/features/export/moments.ts'
import { exportPart, type ImportContext } from '#app/features/export/part.ts'
import { FILE_KINDS, type FileKind } from '#app/files/kinds.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { StorageFullError } from '#app/platform/storage/storage-full.server.ts'
import { isReadable } from '#app/platform/text.ts'
import {
  dropDocument,
  keepDocument,
  listDocuments,
  openDocument,
  type DocumentPurpose,
  putDocument,
} from './documents.server.ts'
import { MAX_DESCRIPTION, MAX_FILES, refusalIn } from './limits.ts'

const PURPOSES = ['document', 'wilsverklaring'] as const satisfies readonly DocumentPurpose[]

const document = z.strictObject({
  file: z.string().max(300).describe('The file in the ZIP.'),
  purpose: z.enum(PURPOSES),
  name: z.string().min(1).max(300).refine(isReadable),
  description: z.string().max(MAX_DESCRIPTION).refine(isReadable),
  kind: z.enum(Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]),
  size: z.int().min(1).describe('Bytes.'),
  createdAt: moment,
  inBooklet: z
    .boolean()
    .optional()
    .describe('Whether it has a page of its own in the booklet: at most one picture.'),
})

export const documents = exportPart({
  schema: z.array(document).max(MAX_FILES).describe('Documents and media, oldest first.'),
  fills: 'documents',
  async read(userId, { addFile, paths }) {
    const lists = await Promise.all(
      PURPOSES.map(async (purpose) =>
        (await listDocuments(userId, purpose)).documents.map((one) => ({ ...one, purpose })),
      ),
    )
    const all = lists.flat().toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    return all.map(({ id, createdAt, ...facts }, index) => {
      const path = pathOf(index + 1, facts.name)
      paths.set(id, path)
      addFile({ path, changedAt: createdAt, open: () => contentsOf(userId, id) })
      const { purpose, name, description, kind, size, inBooklet } = facts
      return {
        file: path,
        purpose,
        name,
        description,
        kind,
        size,
        createdAt: createdAt.toISOString(),
        ...(inBooklet && { inBooklet }),
      }
    })
  },
  async store(storing, value) {
    for (const one of kept(storing, value)) await put(storing, one)
  },
  async write(importing, value) {
    for (const { file } of kept(importing, value))
      await importing.stored.get(file)?.keep(importing.sql)
  },
})

type Given = z.output<typeof document>

/** A picture of a living will is data about health. */
const kept = ({ health }: ImportContext, value: Given[]) =>
  value.filter(({ purpose }) => health || purpose === 'document')

const pathOf = (number: number, name: string) =>
  `documenten/${String(number).padStart(4, '0')} ${name.replaceAll(/[<>:"|?*]/g, '-')}`

async function contentsOf(userId: string, id: string) {
  const found = await openDocument(userId, id)
  if (!found) throw new Error('a document went away during an export')
  return found.contents
}

async function put({ userId, open, stored, undo }: ImportContext, { file, ...facts }: Given) {
  if (stored.has(file)) throw new BadExport('schema')
  const { purpose, name, description, createdAt, inBooklet = false } = facts
  const contents = await open(file)
  await sayingWhy(async () => {
    const made = await putDocument({
      purpose,
      name,
      nameWhenEmpty: 'document',
      description,
      contents,
    })
    undo(() => dropDocument(userId, made))
    const first = { createdAt: new Date(createdAt), inBooklet }
    const keep = (sql: Sql) => sayingWhy(() => keepDocument(sql, userId, made, first))
    stored.set(file, { id: made.id, keep })
  })
}

/** @throws BadExport instead of the refusal of a file */
async function sayingWhy(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (error instanceof StorageFullError) throw new BadExport('full')
    const reason = refusalIn(error)
    if (!reason) throw error
    const tooLarge = ['tooLarge', 'quota', 'count'].includes(reason)
    throw new BadExport(tooLarge ? 'tooLarge' : 'file')
  }
}

import { z } from 'zod'
import {
  dropDocument,
  keepDocument,
  listDocuments,
  openDocument,
  type Purpose,
  putDocument,
} from '#app/features/documents/documents.server.ts'
import { KINDS, type Kind } from '#app/features/documents/kinds.ts'
import { MAX_DESCRIPTION, MAX_FILES, RefusedFile } from '#app/features/documents/limits.ts'
import { StorageFullError } from '#app/platform/storage-full.server.ts'
import { isReadable } from '#app/platform/text.ts'
import { BadExport } from '../bad-export.ts'
import { exportPart } from './part.ts'

const PURPOSES = ['document', 'wilsverklaring'] as const satisfies readonly Purpose[]

const document = z.strictObject({
  file: z.string().max(300).describe('The file in the ZIP.'),
  purpose: z.enum(PURPOSES),
  name: z.string().min(1).max(300).refine(isReadable),
  description: z.string().max(MAX_DESCRIPTION).refine(isReadable),
  kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
  size: z.int().min(1).describe('Bytes.'),
  createdAt: z.iso.datetime(),
})

/** Documents, photos and other files, oldest first. */
export const documents = exportPart({
  schema: z.array(document).max(MAX_FILES).describe('Documents and media, oldest first.'),
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
      const { purpose, name, description, kind, size } = facts
      return { file: path, purpose, name, description, kind, size, createdAt: createdAt.toISOString() }
    })
  },
  async write(importing, value) {
    // A picture of a living will is data about health.
    const kept = value.filter(({ purpose }) => importing.health || purpose === 'document')
    for (const one of kept) await keep(importing, one)
  },
})

/** Numbered, since two may have one name, and without signs that some systems do not take. */
const pathOf = (number: number, name: string) =>
  `documenten/${String(number).padStart(4, '0')} ${name.replaceAll(/[<>:"|?*]/g, '-')}`

async function contentsOf(userId: string, id: string) {
  const found = await openDocument(userId, id)
  if (!found) throw new Error('a document went away during an export')
  return found.contents
}

type Importing = Parameters<(typeof documents)['write']>[0]

async function keep({ sql, userId, open, ids, undo }: Importing, one: z.output<typeof document>) {
  const { purpose, name, description } = one
  try {
    const contents = await open(one.file)
    const put = await putDocument({ purpose, name, nameWhenEmpty: 'document', description, contents })
    undo(() => dropDocument(userId, put))
    ids.set(one.file, put.id)
    await keepDocument(sql, userId, put, new Date(one.createdAt))
  } catch (error) {
    if (error instanceof StorageFullError) throw new BadExport('full')
    if (!(error instanceof RefusedFile)) throw error
    const tooLarge = ['tooLarge', 'quota', 'count'].includes(error.reason)
    throw new BadExport(tooLarge ? 'tooLarge' : 'file')
  }
}

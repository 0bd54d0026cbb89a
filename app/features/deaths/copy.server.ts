/** The sealed copy of what one contact reads after a death, each thing in it under a key of its own. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { DbRow } from '#db/row.ts'
import { openGranted } from '#app/access/read-as.server.ts'
import {
  addressOfContact,
  openCardOf,
  type RelativeCard,
} from '#app/features/contacts/people.server.ts'
import { readsSome } from '#app/features/contacts/rules-form.ts'
import { type Rules, rulesFrom } from '#app/features/contacts/rules.ts'
import { documentsIn, type Openable } from '#app/features/documents/documents.server.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { readableAfter } from '#app/features/relatives/reading/readable.server.ts'
import type { FileKind } from '#app/files/kinds.ts'
import { openSealedObject, putSealed, type SealedObject } from '#app/files/sealed-object.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { removeObjects } from '#app/platform/storage/storage.server.ts'

/** What a contact reads at each stage. */
export type CopiedWishes = { first: ReadableWishes; all: ReadableWishes }

export type CopiedFile = {
  id: string
  documentId: string
  kind: FileKind
  size: number
  sealed: Buffer
  storageKey: string
}

/** A copy that was stored and has no row yet. */
export type MadeCopy = { sealedKey: Buffer; storageKey: string; files: CopiedFile[] }

type FileMeta = { name: string; key: string }

const belongsTo = (id: string) => `relative_copies ${id}`
const keyOf = (id: string) => `relative_copies key ${id}`
const fileBelongsTo = (id: string) => `relative_copy_files ${id}`

/**
 * The contact of a copy. `reads`: whether something was chosen for them when reading began; absent in copies of
 * before that was kept.
 */
type CopyCard = RelativeCard & { reads?: boolean }

/** @param sealed the column of a row of `relative_copies` */
export const openCopyCard = (id: string, sealed: Buffer): CopyCard =>
  openForSystem<CopyCard>(sealed, belongsTo(id))

type Decided = { id: string; rules: Rules; card: RelativeCard }

type ToCopy = CopiedWishes & { files: Openable[] }

/**
 * Reads what one contact is given of a file, by the grant of its report.
 *
 * @returns null when there is no such file (any more)
 */
export const readForCopy = (subjectId: string, decided: Decided): Promise<ToCopy | null> =>
  withActor(asSystem('deaths'), async (sql) => {
    const scopes = ['details', 'sections', 'documents', 'living will'] as const
    if (!(await openGranted(sql, subjectId, scopes, 'copy-for-contact'))) return null
    const { first, all } = await readableAfter(sql, subjectId, decided)
    const given = new Set([...first.documents, ...all.documents])
    const kept = [
      ...(await documentsIn(sql, subjectId, 'document')),
      ...(await documentsIn(sql, subjectId, 'wilsverklaring')),
    ]
    return { first, all, files: kept.filter(({ id }) => given.has(id)) }
  })

/**
 * Stores a copy: first the documents, then what is read. A row must follow, or `dropCopy`; the sweep of
 * stored objects finds the rest.
 *
 * @param held called after each document, since there may be many
 */
export async function storeCopy(
  copyId: string,
  { first, all, files }: ToCopy,
  held: () => Promise<unknown>,
): Promise<MadeCopy> {
  const stored: CopiedFile[] = []
  try {
    for (const file of files) {
      stored.push(await storeFile(file))
      await held()
    }
    const wishes: CopiedWishes = { first, all }
    const object = await putSealed(
      Readable.from([Buffer.from(JSON.stringify(wishes))]),
      belongsTo(copyId),
    )
    const { storageKey, key } = object
    return { storageKey, sealedKey: sealForSystem(key, keyOf(copyId)), files: stored }
  } catch (error) {
    await removeObjects(stored.map(({ storageKey }) => storageKey))
    throw error
  }
}

async function storeFile({ id: documentId, name, kind, open }: Openable): Promise<CopiedFile> {
  const id = randomUUID()
  const { storageKey, key, size } = await putSealed(await open(), fileBelongsTo(id))
  const meta: FileMeta = { name, key }
  return {
    id,
    documentId,
    kind,
    size,
    sealed: sealForSystem(meta, fileBelongsTo(id)),
    storageKey,
  }
}

/** Removes what was stored, but for what has a row: only the database's answer may have got lost. */
export async function dropCopy({ storageKey, files }: MadeCopy): Promise<void> {
  const keys = [storageKey, ...files.map((file) => file.storageKey)]
  const kept = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'relative_copy_files', 'storage_key as key'>[]>`
      select storage_key as key from relative_copies where storage_key = any(${keys}::uuid[])
      union all
      select storage_key from relative_copy_files where storage_key = any(${keys}::uuid[])`,
  ).then(
    (rows) => new Set(rows.map(({ key }) => key)),
    () => new Set(keys), // unknown counts as yes: the nightly sweep asks again
  )
  await removeObjects(keys.filter((key) => !kept.has(key)))
}

/** Adds the rows of a copy's documents, before `finish_copy`. */
export async function keepFiles(sql: Sql, copyId: string, files: readonly CopiedFile[]) {
  for (const { id, documentId, kind, size, sealed, storageKey } of files)
    await sql`
      insert into relative_copy_files (id, copy_id, document_id, kind, size, sealed, storage_key)
      values (${id}, ${copyId}, ${documentId}, ${kind}, ${size}, ${sealed}, ${storageKey})`
}

/** Opens what is read of a copy. @throws where it was tampered with or cut off */
export async function openWishes(
  copyId: string,
  { sealedKey, storageKey }: { sealedKey: Buffer; storageKey: string },
): Promise<CopiedWishes> {
  const object: SealedObject = { storageKey, key: openForSystem<string>(sealedKey, keyOf(copyId)) }
  return (await json(await openSealedObject(object, belongsTo(copyId)))) as CopiedWishes
}

/** Opens a document of a copy as it is read. */
export function openCopiedFile(id: string, sealed: Buffer, storageKey: string) {
  const { name, key } = openForSystem<FileMeta>(sealed, fileBelongsTo(id))
  return { name, open: () => openSealedObject({ storageKey, key }, fileBelongsTo(id)) }
}

/** Notes for each contact who answers about a death that a copy is to be made. */
export async function addCopies(sql: Sql, reportId: string) {
  const contacts = await sql<DbRow<'relatives', 'id' | 'sealed' | 'rules'>[]>`
    select r.id, r.sealed, r.rules from death_reports d join relatives r on is_witness(d, r)
     where d.id = ${reportId}`
  for (const { id: relativeId, sealed, rules } of contacts) {
    const reads = readsSome(rulesFrom(rules))
    const card: CopyCard = { ...openCardOf(relativeId, sealed), reads }
    const [id, address] = [randomUUID(), addressOfContact({ id: relativeId, card })]
    await sql`
      insert into relative_copies (id, report_id, relative_id, address, sealed, letter)
      values (${id}, ${reportId}, ${relativeId}, ${address}, ${sealForSystem(card, belongsTo(id))},
              (select hash from relative_links where relative_id = ${relativeId} and purpose = 'read'))`
  }
}

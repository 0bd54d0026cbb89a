import { type KeyObject, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DbRow } from '#db/row.ts'
import { personKey } from '#app/access/keys.server.ts'
import { openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import { isStored, openSealedObject, putSealed } from '#app/files/sealed-object.server.ts'
import {
  withActor,
  asPerson,
  readOnly,
  type Sql,
  takeTurns,
} from '#app/platform/database/sql.server.ts'
import { StorageFullError } from '#app/platform/storage/storage-full.server.ts'
import { removeObjects } from '#app/platform/storage/storage.server.ts'
import type { After, Save, Saved } from '#app/forms/stored/decide.ts'
import { fingerprintsUnder, fingerprintTextOf } from '#app/forms/stored/fingerprints.server.ts'
import { saveAlone } from '#app/forms/stored/save-alone.server.ts'
import { withoutEmpty } from '#app/forms/values.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { log } from '#app/platform/log.server.ts'
import { lookForVirus } from '#app/platform/viruses.server.ts'
import { FILE_KINDS, type FileKind } from '#app/files/kinds.ts'
import { documentForm } from './forms.ts'
import {
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_TOTAL_BYTES,
  RefusedFile,
  type UploadRefusal,
  refusalIn,
  upTo,
} from './limits.ts'
import { mayBeInBooklet } from './in-booklet.ts'
import { safeName } from '#app/files/names.ts'
import { recognise } from '#app/files/recognise.server.ts'

/** 'wilsverklaring': the scan of a signed living will. 'waiting': one of which the rest of the form is to be mended. */
export type DocumentPurpose = 'document' | 'wilsverklaring' | 'waiting'

export type NewDocument = {
  purpose: DocumentPurpose
  name: string
  /** Without extension, when nothing is left of the given one. */
  nameWhenEmpty: string
  description: string
  /** Read once. When it throws, nothing is kept. */
  contents: AsyncIterable<Uint8Array>
}

export type DocumentStored =
  | { ok: true; id: string; name: string; kind: FileKind }
  | { ok: false; reason: UploadRefusal }

export type Document = {
  id: string
  name: string
  description: string
  kind: FileKind
  size: number
  createdAt: Date
  /** On a page of its own. */
  inBooklet: boolean
}

/**
 * The key seals the contents and nothing else. `keyMade`: when, where it is not the first. `digest`: of the
 * contents; older files have none.
 */
export type DocumentMeta = {
  name: string
  description: string
  key: string
  keyMade?: string
  digest?: string
}

type Row = DbRow<
  'documents',
  | 'id'
  | 'kind'
  | 'size'
  | 'created_at as createdAt'
  | 'in_booklet as inBooklet'
  | 'sealed'
  | 'storage_key as storageKey'
>

/** What the row and the object of a document are bound to. */
export const belongsTo = (id: string): string => `documents ${id}`

/** By which those who change documents of a person take turns. */
export const turnsOf = (userId: string): string => `documents ${userId}`

export type PutDocument = DocumentStored & { ok: true } & {
  purpose: DocumentPurpose
  size: number
  storageKey: string
  meta: DocumentMeta
}

/**
 * By its contents, without metadata of images, sealed, in constant memory. A row must follow
 * (`keepDocument`), or `dropDocument`; `sweepObjects` finds the rest.
 *
 * @throws UnfitFile, RefusedFile, StorageFullError or what the contents threw; then nothing is kept
 */
export async function putDocument(document: NewDocument): Promise<PutDocument> {
  const id = randomUUID()
  const { purpose, description, nameWhenEmpty } = document
  const { kind, contents } = await recognise(upTo(MAX_FILE_BYTES, document.contents))
  const { storageKey, key, size, digest } = await putSealed(contents, belongsTo(id))
  await refuseVirus({ storageKey, key }, id)
  const name = safeName(document.name, kind, nameWhenEmpty)
  const meta = { name, description, key, digest }
  return { ok: true, id, name, kind, purpose, size, storageKey, meta }
}

/** In ms; somebody waits for it. */
const LOOK_MS = 20_000

/**
 * A clamd that does not answer keeps nobody from keeping a file: it is looked at again before a funeral
 * director gets it.
 *
 * @throws RefusedFile after taking away what was kept, where it has a virus
 */
async function refuseVirus(object: { storageKey: string; key: string }, id: string) {
  const open = () => openSealedObject(object, belongsTo(id))
  const scan = await lookForVirus(open, LOOK_MS).catch((error: unknown) => {
    log().warn({ err: error }, 'upload not looked at for viruses')
    return 'none' as const
  })
  if (scan !== 'infected') return
  await removeObjects([object.storageKey])
  throw new RefusedFile('virus')
}

/** Takes back a file whose row could not be made. One that has its row after all stays. */
export async function dropDocument(userId: string, { id, storageKey }: PutDocument) {
  // The row may be there, when only the database's answer got lost.
  if (!(await isKept(userId, id))) await removeObjects([storageKey])
}

/** `createdAt`: when it was first kept. `inBooklet`: unless another is there. */
type Kept = { createdAt?: Date; inBooklet?: boolean }

/** @throws RefusedFile when the person has no room for it */
export async function keepDocument(
  sql: Sql,
  userId: string,
  document: PutDocument,
  { createdAt = new Date(), inBooklet = false }: Kept = {},
) {
  const { id, purpose, kind, size, meta, storageKey } = document
  await refuseWithoutRoom(sql, userId, size)
  const sealed = sealJson(await personKey(sql, userId, 'personal'), meta, belongsTo(id))
  await sql`
    insert into documents
      (id, user_id, purpose, kind, size, sealed, storage_key, created_at, in_booklet)
    values (${id}, ${userId}, ${purpose}, ${kind}, ${size}, ${sealed}, ${storageKey}, ${createdAt},
            ${inBooklet && mayBeInBooklet(kind)} and not exists
              (select 1 from documents where user_id = ${userId} and in_booklet))`
}

type StoredFile = DbRow<'documents', 'id' | 'storage_key as storageKey' | 'in_booklet as inBooklet'>
type Before = StoredFile & Pick<DocumentMeta, 'name' | 'description' | 'digest'>

/**
 * Finds what is there of a file that comes: the one with the same contents and words, since its form was sent
 * twice, and else those with the same contents that are lost, since their owner sends them anew. A file from
 * before there were digests is known by its name and size.
 */
async function findBefore(sql: Sql, userId: string, { purpose, kind, size, meta }: PutDocument) {
  await takeTurns(sql, turnsOf(userId))
  const rows = await sql<(StoredFile & DbRow<'documents', 'sealed'>)[]>`
    select id, sealed, storage_key as "storageKey", in_booklet as "inBooklet" from documents
     where user_id = ${userId} and purpose = ${purpose} and kind = ${kind} and size = ${size}
     order by created_at desc`
  const key = await personKey(sql, userId, 'personal')
  const lost: Before[] = []
  for (const { sealed, ...row } of rows) {
    const before = { ...row, ...openJson<DocumentMeta>(key, sealed, belongsTo(row.id)) }
    const { digest, name, description } = before
    if (digest === undefined ? name !== meta.name : digest !== meta.digest) continue
    const isThere = await isStored(row.storageKey)
    const isSame = digest !== undefined && name === meta.name && description === meta.description
    if (isThere && isSame) return { same: row.id, lost: [] }
    if (!isThere) lost.push(before)
  }
  return { same: undefined, lost }
}

/** Keeps a file in the place of those that were lost: with their words, unless it has its own, and their page. */
async function keepInPlace(sql: Sql, userId: string, made: PutDocument, lost: readonly Before[]) {
  if (lost.length > 0)
    await sql`delete from documents where id = any(${lost.map(({ id }) => id)}::uuid[])`
  const description = made.meta.description || (lost[0]?.description ?? '')
  await keepDocument(
    sql,
    userId,
    { ...made, meta: { ...made.meta, description } },
    { inBooklet: lost.some(({ inBooklet }) => inBooklet) },
  )
}

/**
 * All or nothing. For uploads `readUpload` gives `contents`. What is there already is not kept twice, and what
 * was lost gives way, unless something is done together with it.
 *
 * @param together done in the transaction of the row; when it throws, no file is kept
 * @returns why it was refused, when it was
 */
export async function storeDocument(
  userId: string,
  document: NewDocument,
  together?: (sql: Sql, made: PutDocument) => Promise<void>,
): Promise<DocumentStored> {
  let put: PutDocument | undefined
  try {
    const made = await putDocument(document)
    put = made
    const same = await withActor(asPerson(userId), async (sql) => {
      const before = together ? undefined : await findBefore(sql, userId, made)
      if (before?.same) return before.same
      await keepInPlace(sql, userId, made, before?.lost ?? [])
      await together?.(sql, made)
      return undefined
    })
    if (same) await dropDocument(userId, made)
    return { ok: true, id: same ?? made.id, name: made.name, kind: made.kind }
  } catch (error) {
    if (put) await dropDocument(userId, put)
    const reason = error instanceof StorageFullError ? 'full' : refusalIn(error)
    if (!reason) throw error
    return { ok: false, reason }
  }
}

/** Unknown counts as yes: the nightly sweep asks again. */
const isKept = (userId: string, id: string): Promise<boolean> =>
  readOnly(asPerson(userId), (sql) => sql`select 1 from documents where id = ${id}`).then(
    (rows) => rows.length > 0,
    () => true,
  )

/** In turns, so that two at once cannot pass the limits together. */
async function refuseWithoutRoom(sql: Sql, userId: string, size: number) {
  await takeTurns(sql, turnsOf(userId))
  const used = await usedBy(sql, userId)
  const refused = refusalOf(used, size)
  if (refused) throw new RefusedFile(refused)
}

export type UsedSpace = { files: number; bytes: number }

async function usedBy(sql: Sql, userId: string): Promise<UsedSpace> {
  const [row] = await sql<UsedSpace[]>`
    select count(*)::int as files, coalesce(sum(size), 0)::int as bytes
      from documents where user_id = ${userId}`
  return row ?? { files: 0, bytes: 0 }
}

function refusalOf({ files, bytes }: UsedSpace, size: number): UploadRefusal | undefined {
  if (files >= MAX_FILES) return 'count'
  return bytes + size > MAX_TOTAL_BYTES ? 'quota' : undefined
}

/** Before the file is sent; the last word is said when it is stored. */
export const refusalBefore = (userId: string, size: number): Promise<UploadRefusal | undefined> =>
  readOnly(asPerson(userId), async (sql) => refusalOf(await usedBy(sql, userId), size))

/** The newest first, and how much room all documents of a person take. */
export function listDocuments(
  userId: string,
  purpose: DocumentPurpose,
): Promise<{ documents: Document[]; used: UsedSpace }> {
  return readOnly(asPerson(userId), async (sql) => {
    const rows = await documentRows(sql, userId, purpose)
    const key = await personKey(sql, userId, 'personal')
    return {
      documents: rows.map((row) => openedDocument(row, key)),
      used: await usedBy(sql, userId),
    }
  })
}

/** Opened later, outside the transaction. */
export type Openable = Document & { open: () => Promise<Readable> }

/**
 * The same with their contents, each read once it is opened. @throws when the owner's key is out of
 * reach
 */
export async function documentsIn(
  sql: Sql,
  userId: string,
  purpose: DocumentPurpose,
): Promise<Openable[]> {
  const rows = await documentRows(sql, userId, purpose)
  const key = await personKey(sql, userId, 'personal')
  return rows.map((row) => ({ ...openedDocument(row, key), open: () => contentsOf(row, key) }))
}

const documentRows = (sql: Sql, userId: string, purpose: DocumentPurpose) =>
  sql<Row[]>`
    select id, kind, size, created_at as "createdAt", in_booklet as "inBooklet", sealed,
           storage_key as "storageKey"
      from documents where user_id = ${userId} and purpose = ${purpose}
     order by created_at desc, id`

function openedDocument(row: Row, key: KeyObject): Document {
  const { id, kind, size, createdAt, inBooklet } = row
  const { name, description } = openJson<DocumentMeta>(key, row.sealed, belongsTo(id))
  return { id, name, description, kind, size, createdAt, inBooklet }
}

async function findRow(
  sql: Sql,
  userId: string,
  id: string,
  purpose?: DocumentPurpose,
): Promise<Row | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await sql<Row[]>`
    select id, kind, size, created_at as "createdAt", in_booklet as "inBooklet", sealed,
           storage_key as "storageKey"
      from documents
     where user_id = ${userId} and id = ${id} and purpose = coalesce(${purpose ?? null}, purpose)`
  return row
}

/** Without contents; those of the page of documents unless `purpose` says. Others are changed where they belong. */
export function findDocument(
  userId: string,
  id: string,
  purpose: DocumentPurpose = 'document',
): Promise<Document | null> {
  return readOnly(asPerson(userId), async (sql) => {
    const row = await findRow(sql, userId, id, purpose)
    return row ? openedDocument(row, await personKey(sql, userId, 'personal')) : null
  })
}

/**
 * Opened as it is read, in constant memory; throws where the object was tampered with or cut off.
 */
export async function openDocument(
  userId: string,
  id: string,
): Promise<(Document & { mime: string; contents: Readable }) | null> {
  const found = await readOnly(asPerson(userId), async (sql) => {
    const row = await findRow(sql, userId, id)
    return row && { row, key: await personKey(sql, userId, 'personal') }
  })
  if (!found) return null
  const { row, key } = found
  return {
    ...openedDocument(row, key),
    mime: FILE_KINDS[row.kind].mime,
    contents: await contentsOf(row, key),
  }
}

function contentsOf({ id, sealed, storageKey }: Row, personal: KeyObject): Promise<Readable> {
  const { key } = openJson<DocumentMeta>(personal, sealed, belongsTo(id))
  return openSealedObject({ storageKey, key }, belongsTo(id))
}

/**
 * Has this picture in the booklet, in the place of another, or has it there no longer.
 *
 * @returns false when the page of documents has no such picture with this id
 */
export function putInBooklet(userId: string, id: string, inBooklet: boolean): Promise<boolean> {
  return withActor(asPerson(userId), async (sql) => {
    await takeTurns(sql, turnsOf(userId))
    const row = await findRow(sql, userId, id, 'document')
    if (!row || !mayBeInBooklet(row.kind)) return false
    await sql`
      update documents set in_booklet = false
       where user_id = ${userId} and in_booklet and id <> ${row.id} and ${inBooklet}`
    await sql`
      update documents set in_booklet = ${inBooklet}
       where id = ${row.id} and in_booklet <> ${inBooklet}`
    return true
  })
}

/** What a document is called, and what its owner wrote of it. */
type DocumentWords = { name?: string; description?: string }

/** @returns null when the page of documents has none with this id */
export function readWords(
  userId: string,
  id: string,
): Promise<(After<DocumentWords> & { id: string }) | null> {
  return readOnly(asPerson(userId), async (sql) => {
    const row = await findRow(sql, userId, id, 'document')
    if (!row) return null
    const { words, fingerprint } = wordsIn(row, await personKey(sql, userId, 'personal'))
    const prints = fingerprintTextOf(fingerprint, words)
    return { id: row.id, stored: words, revision: 0, opened: prints }
  })
}

/**
 * Renames and describes; merged with what another tab wrote meanwhile, like answers.
 *
 * @returns null when the page of documents has none with this id
 */
export function describeDocument(
  userId: string,
  id: string,
  save: Save<DocumentWords>,
): Promise<Saved | null> {
  return withActor(asPerson(userId), async (sql) => {
    await takeTurns(sql, turnsOf(userId))
    const row = await findRow(sql, userId, id, 'document')
    if (!row) return null
    const key = await personKey(sql, userId, 'personal')
    const { meta, words, fingerprint } = wordsIn(row, key)
    const { name } = save.data
    const stem = meta.name.replace(/\.\w+$/, '')
    const data = { ...save.data, ...(name && { name: safeName(name, row.kind, stem) }) }
    const rules = { fields: documentForm.fields, fingerprint }
    return saveAlone({ ...save, data }, { data: words }, rules, async (described, changed) => {
      if (!changed) return
      const sealed = sealJson(key, { ...meta, description: '', ...described }, belongsTo(row.id))
      await sql`update documents set sealed = ${sealed} where id = ${row.id}`
    })
  })
}

/** The words of a document, and what tells them apart. */
function wordsIn(row: Row, key: KeyObject) {
  const meta = openJson<DocumentMeta>(key, row.sealed, belongsTo(row.id))
  const { name, description } = meta
  const fingerprint = fingerprintsUnder(key, belongsTo(row.id))
  return { meta, words: withoutEmpty({ name, description }) as DocumentWords, fingerprint }
}

/** @returns false when there is none with this id and purpose */
export async function deleteDocument(
  userId: string,
  id: string,
  purpose: DocumentPurpose = 'document',
): Promise<boolean> {
  const row = await withActor(asPerson(userId), async (sql) => {
    const found = await findRow(sql, userId, id, purpose)
    if (found) await sql`delete from documents where id = ${found.id}`
    return found
  })
  if (row) await removeObjects([row.storageKey])
  return row !== undefined
}

/** In the caller's transaction; their keys go at once, `sweepObjects` removes the objects. */
export const forgetDocuments = (sql: Sql, userId: string, purpose: DocumentPurpose, id?: string) =>
  sql`
    delete from documents
     where user_id = ${userId} and purpose = ${purpose} and id = coalesce(${id ?? null}, id)`

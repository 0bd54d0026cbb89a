/** The sealed copy in the storage for files: each document under a key of its own. */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DbRow } from '#db/row.ts'
import type { FileKind } from '#app/files/kinds.ts'
import { openSealedObject, putSealed } from '#app/files/sealed-object.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { removeObjects } from '#app/platform/storage/storage.server.ts'
import { lookForVirus, type Scan } from '#app/platform/viruses.server.ts'
import type { Piece } from './contents.server.ts'
import type { FirstFacts } from './first-facts.ts'
import type { DeliveryPart } from './parts.ts'

export type Copied = {
  id: string
  part: DeliveryPart
  kind: FileKind
  /** Null for what we print ourselves. */
  scan: Scan | null
  sealed: Buffer
  sealedFirst: Buffer | null
  /** Neither for a file with a virus: of that no copy is made. */
  size: number | null
  storageKey: string | null
}

/** The key seals the contents and nothing else. */
type CopyMeta = About & { key: string }

/** `owner`: whose it is, as their file says. Copies from before have neither that nor a description. */
type About = { name: string; description?: string; owner?: string }

const belongsTo = (id: string) => `delivery_files ${id}`
const firstOf = (id: string) => `delivery_files first ${id}`

/** What is said of somebody before any document. */
export const openFirst = (id: string, sealed: Buffer): FirstFacts =>
  openForSystem<FirstFacts>(sealed, firstOf(id))

/**
 * Copies one file in constant memory, after a look for viruses. A row must follow, or `dropCopies`;
 * the sweep of stored objects finds the rest.
 */
export async function copyOfPiece(piece: Piece, owner: string): Promise<Copied> {
  const { part, name, description, kind, open, first } = piece
  const id = randomUUID()
  const sealedFirst = first ? sealForSystem(first, firstOf(id)) : null
  const scan = piece.isUpload ? await lookForVirus(open) : null
  const about: About = { name, description, owner }
  if (scan === 'infected') {
    const sealed = sealForSystem(about, belongsTo(id))
    return { id, part, kind, scan, sealed, sealedFirst, size: null, storageKey: null }
  }
  const { storageKey, key, size } = await putSealed(await open(), belongsTo(id))
  const meta: CopyMeta = { ...about, key }
  const sealed = sealForSystem(meta, belongsTo(id))
  return { id, part, kind, scan, sealed, sealedFirst, size, storageKey }
}

/** Makes their rows, in the order in which they are shown. */
export async function keepCopies(sql: Sql, deliveryId: string, copies: readonly Copied[]) {
  for (const [place, copy] of copies.entries()) {
    const { id, part, kind, scan, size, sealed, sealedFirst, storageKey } = copy
    await sql`
      insert into delivery_files (id, delivery_id, part, place, kind, scan, size, sealed, sealed_first,
                                  storage_key)
      values (${id}, ${deliveryId}, ${part}, ${place}, ${kind}, ${scan}, ${size}, ${sealed},
              ${sealedFirst}, ${storageKey})`
  }
}

/** Removes copies but for those that have a row: only the database's answer may have got lost. */
export async function dropCopies(copies: readonly Copied[]) {
  const keys = copies.flatMap(({ storageKey }) => storageKey ?? [])
  const kept = await readOnly(
    asSystem('release'),
    (sql) => sql<DbRow<'delivery_files', 'storage_key! as key'>[]>`
      select storage_key as key from delivery_files where storage_key = any(${keys}::uuid[])`,
  ).then(
    (rows) => new Set(rows.map(({ key }) => key)),
    () => new Set(keys), // unknown counts as yes: the nightly sweep asks again
  )
  await removeObjects(keys.filter((key) => !kept.has(key)))
}

/** @throws when `sealed` is of another copy */
export function aboutCopy(id: string, sealed: Buffer): Required<About> {
  const { name, description = '', owner = '' } = metaOf(id, sealed)
  return { name, description, owner }
}

const metaOf = (id: string, sealed: Buffer) => openForSystem<CopyMeta>(sealed, belongsTo(id))

/** Opens a copy as it is read; throws where the object was tampered with or cut off. */
export async function openCopy(
  id: string,
  { sealed, storageKey }: { sealed: Buffer; storageKey: string },
): Promise<{ name: string; contents: Readable }> {
  const { name, key } = metaOf(id, sealed)
  return { name, contents: await openSealedObject({ storageKey, key }, belongsTo(id)) }
}

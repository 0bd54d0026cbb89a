/** A paper that shows that somebody died: one file under a key of its own, sealed in its row. */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type UploadRefusal, refusalIn, upTo } from '#app/features/documents/limits.ts'
import { MAX_NAME, safeName } from '#app/files/names.ts'
import { recognise } from '#app/files/recognise.server.ts'
import { isStored, openSealedObject, putSealed } from '#app/files/sealed-object.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { StorageFullError } from '#app/platform/storage/storage-full.server.ts'
import { removeObjects } from '#app/platform/storage/storage.server.ts'
import { lookForVirus } from '#app/platform/viruses.server.ts'
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  MAX_CERTIFICATE_BYTES,
} from './forms/certificate-form.ts'

/** In which table the row is: what is sealed can be opened of that one only. */
type ProofTable = 'access_certificates' | 'death_report_papers'

/** The key seals the contents and nothing else. `digest`: of the contents; older papers have none. */
type ProofMeta = { name: string; key: string; digest?: string }

const belongsTo = (table: ProofTable, id: string) => `${table} ${id}`

const isCertificateKind = (kind: string): kind is CertificateKind =>
  CERTIFICATE_KINDS.some((one) => one === kind)

/** What both tables keep of it. */
export type ProofRow = {
  id: string
  kind: CertificateKind
  size: number
  storage_key: string
  sealed: Buffer
}

/** 'over': nothing can be added (any more). */
export type ProofRefusal = UploadRefusal | 'over'
export type ProofStored = { ok: true } | { ok: false; reason: ProofRefusal }

/** Whether the one before is the same file with the same name, and not lost: its form was sent twice. */
export type IsSame = (
  before: Pick<ProofRow, 'id' | 'sealed' | 'storage_key'> | undefined,
) => Promise<boolean>

/**
 * Stores a paper in the place of the one before, whole or not at all, after a look for viruses.
 *
 * @param keep makes the row, and says what goes from the storage: the one before, or the new one where
 *   that is there already (`isSame`); null when nothing can be added
 */
export async function storeProof(
  table: ProofTable,
  contents: AsyncIterable<Uint8Array>,
  name: string,
  keep: (row: ProofRow, isSame: IsSame) => Promise<string[] | null>,
): Promise<ProofStored> {
  try {
    const id = randomUUID()
    const read = await recognise(upTo(MAX_CERTIFICATE_BYTES, contents))
    const { kind } = read
    if (!isCertificateKind(kind)) return { ok: false, reason: 'kind' }
    const made = await putSealed(read.contents, belongsTo(table, id))
    const { storageKey, key, size, digest } = made
    const meta: ProofMeta = { name: safeName(name.slice(0, MAX_NAME), kind, 'akte'), key, digest }
    const sealed = sealForSystem(meta, belongsTo(table, id))
    const kept = await lookAndKeep(
      () => openSealedObject({ storageKey, key }, belongsTo(table, id)),
      () => keep({ id, kind, size, storage_key: storageKey, sealed }, sameAs(table, meta)),
    ).catch(async (error: unknown) => {
      await removeObjects([storageKey])
      throw error
    })
    await removeObjects(Array.isArray(kept) ? kept : [storageKey])
    return Array.isArray(kept) ? { ok: true } : { ok: false, reason: kept }
  } catch (error) {
    const reason = error instanceof StorageFullError ? 'full' : refusalIn(error)
    if (!reason) throw error
    return { ok: false, reason }
  }
}

const sameAs =
  (table: ProofTable, { name, digest }: ProofMeta): IsSame =>
  async (before) => {
    if (!before) return false
    const there = openForSystem<ProofMeta>(before.sealed, belongsTo(table, before.id))
    return there.digest === digest && there.name === name && isStored(before.storage_key)
  }

/** @returns what goes from the storage, or why it is not kept */
async function lookAndKeep(
  open: () => Promise<Readable>,
  keep: () => Promise<string[] | null>,
): Promise<string[] | 'virus' | 'over'> {
  if ((await lookForVirus(open)) === 'infected') return 'virus'
  return (await keep()) ?? 'over'
}

type StoredProof = Pick<ProofRow, 'id' | 'kind' | 'size' | 'sealed'> & { storageKey: string }

/** What it was called, made safe. */
export const nameOfProof = (
  table: ProofTable,
  { id, sealed }: Pick<StoredProof, 'id' | 'sealed'>,
): string => openForSystem<ProofMeta>(sealed, belongsTo(table, id)).name

export type OpenedProof = { name: string; kind: CertificateKind; size: number; contents: Readable }

/** Opens a paper, piece by piece. */
export async function openProof(
  table: ProofTable,
  { id, kind, size, sealed, storageKey }: StoredProof,
): Promise<OpenedProof> {
  const { name, key } = openForSystem<ProofMeta>(sealed, belongsTo(table, id))
  const contents = await openSealedObject({ storageKey, key }, belongsTo(table, id))
  return { name, kind, size, contents }
}

/** The certificate of a death: added by the member that asks, seen by who decides. */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { RefusedFile, type UploadRefusal, refusalIn } from '#app/features/documents/limits.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { MAX_NAME, safeName } from '#app/files/names.ts'
import { recognise } from '#app/files/recognise.server.ts'
import { openSealedObject, putSealed } from '#app/files/sealed-object.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { StorageFullError } from '#app/platform/storage/storage-full.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  MAX_CERTIFICATE_BYTES,
} from './forms/certificate-form.ts'

/** The key seals the contents and nothing else. */
type CertificateMeta = { name: string; key: string }

const belongsTo = (id: string) => `access_certificates ${id}`

const isCertificateKind = (kind: string): kind is CertificateKind =>
  CERTIFICATE_KINDS.some((one) => one === kind)

/** 'over': nothing can be added (any more). */
export type CertificateStored = { ok: true } | { ok: false; reason: UploadRefusal | 'over' }

/**
 * Stores the death certificate of a request in the place of the one before, whole or not at all.
 */
export async function storeCertificate(
  userId: string,
  requestId: string,
  contents: AsyncIterable<Uint8Array>,
  name: string,
): Promise<CertificateStored> {
  try {
    const id = randomUUID()
    const read = await recognise(upTo(MAX_CERTIFICATE_BYTES, contents))
    const { kind } = read
    if (!isCertificateKind(kind)) return { ok: false, reason: 'kind' }
    const { storageKey, key, size } = await putSealed(read.contents, belongsTo(id))
    const meta: CertificateMeta = { name: safeName(name.slice(0, MAX_NAME), kind, 'akte'), key }
    const row = { id, request_id: requestId, kind, size, storage_key: storageKey }
    const before = await keep(userId, requestId, {
      ...row,
      sealed: sealForSystem(meta, belongsTo(id)),
    }).catch(async (error: unknown) => {
      await removeObjects([storageKey])
      throw error
    })
    await removeObjects(before ?? [storageKey])
    return before ? { ok: true } : { ok: false, reason: 'over' }
  } catch (error) {
    const reason = error instanceof StorageFullError ? 'full' : refusalIn(error)
    if (!reason) throw error
    return { ok: false, reason }
  }
}

/** @returns where the one before was kept; null when nothing can be added */
const keep = (userId: string, requestId: string, row: Record<string, unknown>) =>
  withActor(asPerson(userId), async (sql): Promise<string[] | null> => {
    const open = await sql`
      select 1 from own_requests_to_prove() request where request = ${requestId}`
    if (open.length === 0) return null
    const gone = await sql<DbRow<'access_certificates', 'storage_key as key'>[]>`
      delete from access_certificates where request_id = ${requestId} returning storage_key as key`
    await sql`insert into access_certificates ${sql(row)}`
    return gone.map(({ key }) => key)
  })

async function removeObjects(keys: readonly string[]) {
  const objects = await storage()
  for (const key of keys) await objects.remove(key)
}

async function* upTo(most: number, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of source) {
    size += part.length
    if (size > most) throw new RefusedFile('tooLarge')
    yield part
  }
}

/** Whether one may be added, and when one was. */
export type OwnCertificate = { open: boolean; addedAt: Date | null; name: string | null }

/** Finds the certificate of a request that the member of this person made. */
export const ownCertificate = (userId: string, requestId: string): Promise<OwnCertificate> =>
  readOnly(asPerson(userId), async (sql) => {
    const [row] = await sql<
      DbRow<'access_certificates', 'id' | 'created_at as addedAt' | 'sealed'>[]
    >`
      select id, created_at as "addedAt", sealed from access_certificates
       where request_id = ${requestId}`
    const open = await sql`
      select 1 from own_requests_to_prove() request where request = ${requestId}`
    const name = row ? openForSystem<CertificateMeta>(row.sealed, belongsTo(row.id)).name : null
    return { open: open.length > 0, addedAt: row?.addedAt ?? null, name }
  })

/** What the office sees of it. */
export type Certificate = DbRow<'certificate_added', 'certificate_added as addedAt'> &
  DbRow<'access_requests', 'certificate_asked_at as askedAt'>

/** When a certificate was asked for and added; each null when it was not. */
export const certificateOf = ({ id }: Actor, requestId: string): Promise<Certificate> =>
  readOnly(asPerson(id), async (sql) => {
    const [row] = await sql<Certificate[]>`
      select certificate_added(id) as "addedAt", certificate_asked_at as "askedAt"
        from access_requests where id = ${requestId}`
    return row ?? { addedAt: null, askedAt: null }
  })

type FetchedCertificate = { name: string; kind: CertificateKind; size: number; contents: Readable }

/**
 * Gives the certificate to a colleague who decides, after a row in the audit log. Null where there
 * is none.
 */
export async function fetchCertificate(
  { id, request }: Actor,
  requestId: string,
): Promise<FetchedCertificate | null> {
  const [row] = await withActor(
    asPerson(id),
    (sql) => sql<
      Narrowed<
        DbRow<
          'fetch_certificate',
          'id!' | 'kind!' | 'size!' | 'sealed!' | 'storage_key! as storageKey'
        >,
        { kind: CertificateKind }
      >[]
    >`
      select id, kind, size, sealed, storage_key as "storageKey"
        from fetch_certificate(${requestId}, ${request})`,
  )
  if (!row) return null
  const { kind, size, storageKey } = row
  const { name, key } = openForSystem<CertificateMeta>(row.sealed, belongsTo(row.id))
  return {
    name,
    kind,
    size,
    contents: await openSealedObject({ storageKey, key }, belongsTo(row.id)),
  }
}

/** @returns false where there is one, it was asked for today, or nothing is left to decide */
export const askForCertificate = ({ id }: Actor, requestId: string): Promise<boolean> =>
  withActor(asPerson(id), async (sql) => {
    const [row] = await sql<DbRow<'ask_for_certificate', 'ask_for_certificate as asked'>[]>`
      select ask_for_certificate(${requestId}) as asked`
    if (row?.asked) await tellMember(sql, requestId)
    return row?.asked ?? false
  })

async function tellMember(sql: Sql, requestId: string) {
  const [member] = await sql<
    DbRow<'franchise_partners', 'company_name as companyName' | 'email'>[]
  >`
    select f.company_name as "companyName", f.email
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.id = ${requestId}`
  if (!member) return
  await queueMail(sql, {
    kind: 'access-certificate',
    to: member.email,
    firstName: member.companyName,
    facts: [],
    link: absoluteLink(href('/franchise/aanvragen/:id/akte', { id: requestId })),
  })
}

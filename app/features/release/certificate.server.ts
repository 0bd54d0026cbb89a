/** The certificate of a death: added by the member that asks, seen by who decides. */
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import {
  asPerson,
  readOnly,
  type Sql,
  takeTurns,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { type CertificateKind } from './forms/certificate-form.ts'
import { asOutsider } from './decision/as-outsider.server.ts'
import { aboutRequest } from './mails.server.ts'
import {
  type IsSame,
  nameOfProof,
  type OpenedProof,
  openProof,
  type ProofRow,
  type ProofStored,
  storeProof,
} from './proof.server.ts'
import { openAsked } from './request-contents.server.ts'

const TABLE = 'access_certificates'

/** 'over': nothing can be added (any more). */
export type CertificateStored = ProofStored

/**
 * Stores the death certificate of a request in the place of the one before, whole or not at all.
 */
export const storeCertificate = (
  userId: string,
  requestId: string,
  contents: AsyncIterable<Uint8Array>,
  name: string,
): Promise<CertificateStored> =>
  storeProof(TABLE, contents, name, (row, isSame) =>
    keep(userId, { ...row, request_id: requestId }, isSame),
  )

/** @returns what goes from the storage; null when nothing can be added */
const keep = (userId: string, row: ProofRow & { request_id: string }, isSame: IsSame) =>
  withActor(asPerson(userId), async (sql): Promise<string[] | null> => {
    const open = await sql`
      select 1 from own_requests_to_prove() request where request = ${row.request_id}`
    if (open.length === 0) return null
    await takeTurns(sql, `certificate ${row.request_id}`)
    const [before] = await sql<DbRow<'access_certificates', 'id' | 'sealed' | 'storage_key'>[]>`
      select id, sealed, storage_key from access_certificates where request_id = ${row.request_id}`
    if (await isSame(before)) return [row.storage_key]
    const gone = await sql<DbRow<'access_certificates', 'storage_key as key'>[]>`
      delete from access_certificates where request_id = ${row.request_id} returning storage_key as key`
    await sql`insert into access_certificates ${sql(row)}`
    return gone.map(({ key }) => key)
  })

/** Whether one may be added, and when one was. */
export type OwnCertificate = {
  open: boolean
  addedAt: Date | null
  name: string | null
  /** Whether the office asked for it: it may not be able to approve without. */
  asked: boolean
}

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
    const asked = await sql`
      select 1 from own_asked_certificates() where request = ${requestId}`
    return {
      open: open.length > 0,
      addedAt: row?.addedAt ?? null,
      name: row ? nameOfProof(TABLE, row) : null,
      asked: asked.length > 0,
    }
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

/**
 * Gives the certificate to a colleague who decides, after a row in the audit log. Null where there
 * is none.
 */
export async function fetchCertificate(
  { id, request }: Actor,
  requestId: string,
): Promise<OpenedProof | null> {
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
  return row ? openProof(TABLE, row) : null
}

/**
 * @returns false where there is one, it was asked for today, nothing is left to decide, or the member was stopped;
 *   'contact' as `asOutsider` says
 */
export const askForCertificate = (actor: Actor, requestId: string): Promise<boolean | 'contact'> =>
  asOutsider(actor, requestId, async (sql) => {
    const [row] = await sql<DbRow<'ask_for_certificate', 'ask_for_certificate as asked'>[]>`
      select ask_for_certificate(${requestId}) as asked`
    if (row?.asked) await tellMember(sql, requestId)
    return row?.asked ?? false
  })

/** The same of every request: who asks for a file may not learn that it is there, or whom its owner named. */
async function tellMember(sql: Sql, requestId: string) {
  const [member] = await sql<
    (DbRow<'franchise_partners', 'company_name as companyName' | 'email'> &
      DbRow<'access_requests', 'sealed'>)[]
  >`
    select f.company_name as "companyName", f.email, r.sealed
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.id = ${requestId}`
  if (!member) return
  const { sealed } = member
  await queueMail(sql, {
    kind: 'access-certificate-needed',
    to: member.email,
    firstName: member.companyName,
    ...(await aboutRequest(sealed ? openAsked(requestId, sealed) : undefined)),
    link: absoluteLink(href('/franchise/aanvragen/:id/akte', { id: requestId })),
  })
}

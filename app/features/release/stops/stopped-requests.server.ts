/** Requests that were stopped, as the office has to look at them: who got what, and whom to call. */
import type { DbRow, Narrowed } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { fileNumberIn, nameIn, openAsked } from '../request-contents.server.ts'
import type { Because, RequestKind } from '../states.ts'
import { funeralOf } from '../waiting-requests.server.ts'

type Stored = Narrowed<
  DbRow<
    'access_requests',
    'id' | 'kind' | 'because' | 'sealed' | 'changed_at as stoppedAt' | 'last_agreed_at as agreedAt'
  >,
  { kind: RequestKind; because: Because }
> &
  DbRow<'franchise_partners', 'company_name as company' | 'phone as companyPhone'> &
  DbRow<
    'first_fetched',
    // Null where nothing was got.
    'first_fetched as fetchedAt'
  >

/** Names and numbers are as who asked wrote them; none some time after the end. */
export type StoppedRequest = Omit<Stored, 'sealed'> & {
  name: string | undefined
  number: string | undefined
  contact: string | undefined
  contactPhone: string | undefined
  /** The last day of the funeral; null where nobody died. */
  funeral: string | null
}

/** Reads those of the office that are wanted, by their ids. */
export async function stoppedRequestsIn(
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, StoppedRequest>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<Stored[]>`
    select r.id, r.kind, r.because, r.sealed, r.last_agreed_at as "agreedAt", r.changed_at as "stoppedAt", f.company_name as company,
           f.phone as "companyPhone", first_fetched(r.id) as "fetchedAt"
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.id = any(${[...ids]}::uuid[])`
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await opened(row)] as const)))
}

async function opened({ sealed, ...row }: Stored): Promise<StoppedRequest> {
  const asked = sealed && openAsked(row.id, sealed)
  return {
    ...row,
    name: asked ? nameIn(asked) : undefined,
    number: asked ? fileNumberIn(asked) : undefined,
    contact: asked?.contactNaam || undefined,
    contactPhone: asked?.contactTelefoon || undefined,
    funeral: asked ? await funeralOf(asked) : null,
  }
}

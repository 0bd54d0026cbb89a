import type { Narrowed, DbRow } from '#db/row.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import type { RequestKind, RequestState } from './states.ts'

/** What a member asked for of someone's file, as its owner sees it. */
export type RequestForFile = Narrowed<
  DbRow<
    'own_file_requests',
    | 'company_name! as company'
    | 'kind!'
    | 'state!'
    | 'created_at! as askedAt'
    | 'changed_at! as changedAt'
  >,
  { kind: RequestKind; state: RequestState }
>

/** Lists the paid requests for the actor's own file, the oldest first. */
export const requestsForFileIn = (sql: Sql): Promise<RequestForFile[]> => sql<RequestForFile[]>`
  select company_name as company, kind, state, created_at as "askedAt", changed_at as "changedAt"
    from own_file_requests()`

/** The same, for who has no transaction yet. */
export const requestsForFile = (userId: string): Promise<RequestForFile[]> =>
  readOnly(asPerson(userId), requestsForFileIn)

import type { Narrowed, DbRow } from '#db/row.ts'
import { type OwnerQuestion, questionAbout } from '#app/features/accounts/owner-question.server.ts'
import { asPerson, asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
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

/** A request that its owner can still stop, and what was got of it. */
export type RunningRequest = Narrowed<
  DbRow<'access_requests', 'id' | 'kind' | 'state'> &
    DbRow<'franchise_partners', 'company_name as company'> &
    DbRow<'first_fetched', 'first_fetched as fetchedAt'> &
    DbRow<'deliveries', 'available_until? as availableUntil'>,
  { kind: RequestKind; state: RequestState }
>

/** What is said to an owner who is signed in of what was asked for: the question itself, and each request. */
export type AskedAboutMe = { question: OwnerQuestion | null; running: RunningRequest[] }

/** Reads it, for the pages of who is signed in. */
export async function askedAboutMe(ownerId: string): Promise<AskedAboutMe> {
  const question = await questionAbout(ownerId)
  return { question, running: question ? await runningRequests(ownerId) : [] }
}

const runningRequests = (ownerId: string): Promise<RunningRequest[]> =>
  readOnly(
    asSystem('release'),
    (sql) => sql<RunningRequest[]>`
      select r.id, r.kind, r.state, f.company_name as company, first_fetched(r.id) as "fetchedAt",
             d.available_until as "availableUntil"
        from access_requests r
        join franchise_partners f on f.id = r.member_id
        left join deliveries d on d.request_id = r.id
       where r.subject_id = ${ownerId} and request_may_stop(r) order by r.created_at, r.id`,
  )

/** What a member got of someone's file before a request was stopped, as its owner sees it. */
export type FetchOfFile = Narrowed<
  DbRow<
    'own_file_fetches',
    | 'company_name! as company'
    | 'kind!'
    // When the first of it was got.
    | 'fetched_at! as fetchedAt'
    | 'stopped_at! as stoppedAt'
  >,
  { kind: RequestKind }
>

/** Lists those of the actor's own file, the last one first. */
export const fetchesOfFileIn = (sql: Sql): Promise<FetchOfFile[]> => sql<FetchOfFile[]>`
  select company_name as company, kind, fetched_at as "fetchedAt", stopped_at as "stoppedAt"
    from own_file_fetches()`

const NEWS_DAYS = 30

/** The same of the last month: news for who signs in. */
export const lateFetchesIn = async (sql: Sql, now = new Date()): Promise<FetchOfFile[]> =>
  (await fetchesOfFileIn(sql)).filter(
    ({ stoppedAt }) => stoppedAt.getTime() > now.getTime() - NEWS_DAYS * DAY_MS,
  )

import type { DbRow } from '#db/row.ts'
import { withActor, asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { IDLE } from './sessions.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'

/** `handle` names the session on the page; it opens nothing. */
export type OwnSession = DbRow<
  'sessions',
  'handle' | 'created_at as startedAt' | 'last_seen_at as lastSeenAt' | 'browser' | 'system'
> & { isThis: boolean }

/** Where someone is signed in: this browser first, then by when it was last used. */
export function listSessions({ id, sessionId }: SignedIn): Promise<OwnSession[]> {
  return readOnly(
    asPerson(id),
    (sql) => sql<OwnSession[]>`
      select handle, created_at as "startedAt", last_seen_at as "lastSeenAt", browser, system,
             id = ${sessionId} as "isThis"
        from sessions
       where user_id = ${id} and state = 'signed in' and expires_at > now()
         and last_seen_at > now() - ${IDLE}::interval
       order by id = ${sessionId} desc, last_seen_at desc, created_at desc`,
  )
}

type KeptSession = Omit<OwnSession, 'handle' | 'isThis'>

/** Lists sessions, also those that have ended, as long as they are kept. */
export const keptSessions = (sql: Sql, userId: string) =>
  sql<KeptSession[]>`
    select created_at as "startedAt", last_seen_at as "lastSeenAt", browser, system
      from sessions where user_id = ${userId} order by created_at`

/** Signs out one browser. @param handle its name on the page, which opens nothing */
export const endSessionCalled = (userId: string, handle: string): Promise<unknown> =>
  withActor(
    asPerson(userId),
    (sql) => sql`delete from sessions where user_id = ${userId} and handle = ${handle}`,
  )

/** Signs out every browser but this one. */
export const endOtherSessions = ({ id, sessionId }: SignedIn): Promise<unknown> =>
  withActor(
    asPerson(id),
    (sql) => sql`delete from sessions where user_id = ${id} and id <> ${sessionId}`,
  )

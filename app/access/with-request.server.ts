import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { Actor } from './actor.ts'

/**
 * Runs what a person does in one transaction that knows the number of their request: triggers and functions
 * of the database write it to the audit log (`actor_request`).
 */
export const withRequest = <T>({ id, request }: Actor, run: (sql: Sql) => Promise<T>): Promise<T> =>
  withActor(asPerson(id), async (sql) => {
    await sql`select set_config('app.request', ${request}, true)`
    return run(sql)
  })

/** What only who has the password of the database's owner may do: the commands of an operator. */
import postgres from 'postgres'
import { asSystem, namesOf, PATIENT_SECONDS, type Sql } from './sql.server.ts'
import { beginTransaction } from './transaction.server.ts'

export type Owner = {
  sql: Sql
  /** Runs queries in one transaction, in the name of the operator. No policy binds them. */
  asOperator: <T>(run: (sql: Sql) => Promise<T>, seconds?: number) => Promise<T>
  /** Runs queries that see all rows as they are at one moment, and change nothing. */
  snapshot: <T>(run: (sql: Sql) => Promise<T>) => Promise<T>
  /** Whether any of those transactions added a row to the audit log under the number of this run. */
  noted: () => boolean
  /** @returns false when another process holds what has that name; else it is held until the end */
  hold: (name: string) => Promise<boolean>
  end: () => Promise<void>
}

/**
 * Signs in as the owner of the database.
 *
 * @param request by which the rows of this run are known in the audit log, those of triggers too
 * @throws when the database cannot be reached, or its tables belong to another role
 */
export async function connectAsOwner(url: string, request: string): Promise<Owner> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  const end = () => sql.end({ timeout: 5 })
  try {
    await refuseOthers(sql)
  } catch (error) {
    await end()
    throw error
  }
  const who = namesOf(asSystem('operator'))
  let isNoted = false
  return {
    sql,
    asOperator: (run, seconds = PATIENT_SECONDS) =>
      inTransaction(
        sql,
        beginTransaction(sql, { ...who, access: 'read write', seconds }),
        async () => {
          await sql`select set_config('app.request', ${request}, true)`
          const result = await run(sql)
          isNoted ||= await hasNoted(sql, request)
          return result
        },
      ),
    snapshot: (run) =>
      inTransaction(sql, sql`begin isolation level repeatable read, read only`, run),
    noted: () => isNoted,
    hold: (name) => hold(sql, name),
    end,
  }
}

async function refuseOthers(sql: Sql) {
  const [row] = await sql<{ role: string; owns: boolean | null }[]>`
    select current_user as role,
           (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('users'))
             as owns`
  if (row?.owns === null) throw new Error('The database is empty: run migrate first.')
  if (!row?.owns)
    throw new Error(
      `DATABASE_URL signs in as ${row?.role}, who does not own the tables: it needs the role that migrate has.`,
    )
}

async function inTransaction<T>(
  sql: Sql,
  begun: PromiseLike<unknown>,
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  try {
    await begun
    const result = await run(sql)
    await sql`commit`
    return result
  } catch (error) {
    await sql`rollback`.catch(() => {})
    throw error
  }
}

/** In this transaction. */
async function hasNoted(sql: Sql, request: string): Promise<boolean> {
  const rows = await sql`
    select 1 from audit_log
     where transaction_id = pg_current_xact_id_if_assigned() and request = ${request} limit 1`
  return rows.length > 0
}

async function hold(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql<{ mine: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${`operate ${name}`}, 0)) as mine`
  return row?.mine ?? false
}

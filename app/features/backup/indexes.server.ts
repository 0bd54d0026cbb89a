/**
 * Indexes that only make searching fast, while tables are filled: making one of all rows takes a fraction of
 * adding each row to it. Those that hold a key stay, since they refuse what is there twice.
 */
import type { Sql } from '#app/platform/database/sql.server.ts'

/** As the database would make it again. */
export type Index = { name: string; definition: string }

/** For making those of a large table; given back with the transaction. */
const MEMORY = '256MB'

/** Takes them off. @returns them, to be made again */
export async function takeIndexesOff(sql: Sql): Promise<Index[]> {
  const indexes = await sql<Index[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and not i.indisunique
       and not exists (select from pg_constraint where conindid = i.indexrelid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  return indexes
}

/** Makes them again. */
export async function makeIndexes(sql: Sql, indexes: readonly Index[]): Promise<void> {
  await sql`select set_config('maintenance_work_mem', ${MEMORY}, true)`
  for (const { definition } of indexes) await sql.unsafe(definition)
}

/** Jobs that wait: their tables belong to the queue, which takes them in by its own function. */
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { TableEntry } from './layout.server.ts'
import { type BackupFile, readRows, writeRows } from './tables.server.ts'

/** Its name in a backup. */
export const QUEUE = 'queue'

const COLUMNS = ['task', 'payload', 'run_at', 'max_attempts', 'key', 'priority']

const WAITING = `
  select t.identifier as task, j.payload, j.run_at, j.max_attempts, j.key, j.priority
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   order by j.id`

/** Writes the jobs that wait, sealed, to a new file. */
export const writeQueue = async (
  sql: Sql,
  file: BackupFile,
  recipient: string,
): Promise<TableEntry> =>
  writeRows(await sql.unsafe(`copy (${WAITING}) to stdout`).readable(), COLUMNS, file, recipient)

/** Adds the jobs of a file to the queue, tried as often as new ones. @returns how many */
export async function readQueue(sql: Sql, file: BackupFile, identity: string): Promise<number> {
  await sql.unsafe(`
    create temporary table restored_jobs (task text, payload json, run_at timestamptz,
      max_attempts integer, key text, priority integer) on commit drop`)
  const copy = sql.unsafe('copy restored_jobs from stdin')
  await readRows(file, identity, await copy.writable())
  const { count } = await sql`
    select graphile_worker.add_job(task, payload, run_at => run_at, max_attempts => max_attempts,
                                   job_key => key, priority => priority)
      from restored_jobs`
  return count
}

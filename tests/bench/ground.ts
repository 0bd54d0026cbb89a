/** What every measurement stands on: a database of its own, and how its figures are kept. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import postgres from 'postgres'
import { onStop, prepareLocalDatabase } from '#app/server/prepare.ts'
import { fillInLocalSettings } from '#app/server/settings.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'
import { FLAGS, timeOfProcess } from './children.ts'

/** Starts an embedded PostgreSQL in a folder. @returns its address, as the owner */
export async function startDatabase(folder: string): Promise<string> {
  for (const name of ['DATABASE_URL', 'APP_DATABASE_URL', 'JOBS_DATABASE_URL'])
    delete process.env[name]
  const embedded = await fillInLocalSettings(folder, 3000)
  if (!embedded) throw new Error('no embedded database')
  onStop(embedded.stop)
  onStop(closeDatabase)
  await prepareLocalDatabase()
  return embedded.url
}

/**
 * Watches the processor time of a PostgreSQL on this machine.
 *
 * @returns the milliseconds that its processes have used so far, those included that have ended
 */
export async function watchDatabase(ownerUrl: string): Promise<() => Promise<number>> {
  const sql = postgres(ownerUrl, { max: 1 })
  const [row] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'checkpointer'`
  await sql.end()
  const first = row && (await parentOf(row.pid))
  if (!first) throw new Error('The database does not run on this machine.')
  return async () => {
    const all = (await readdir('/proc')).map(Number).filter(Boolean)
    const times = all.map(async (pid) => ((await parentOf(pid)) === first ? timeOfProcess(pid) : 0))
    // One that ends just now is not there any more.
    const counted = await Promise.all(times.map((time) => time.catch(() => 0)))
    return counted.reduce((sum, one) => sum + one, await timeOfEnded(first))
  }
}

/** What proc(5) says of a process, from its state on. */
const statOf = async (pid: number): Promise<string[]> =>
  (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []

const parentOf = async (pid: number): Promise<number | undefined> =>
  Number((await statOf(pid))[1]) || undefined

/** Linux counts this in hundredths of a second. */
const TICK_MS = 10

/** Of the children that ended: a connection that was idle for a while is one. */
async function timeOfEnded(parent: number): Promise<number> {
  const [user, system] = (await statOf(parent)).slice(13, 15)
  return (Number(user) + Number(system)) * TICK_MS || 0
}

/** Puts tables between the two marks of a file that has them, else into a file of their own. */
export async function keep(file: string, tables: string, what = 'figures') {
  const [begin, end] = [`<!-- ${what} -->`, `<!-- end of ${what} -->`]
  const old = await readFile(file, 'utf8').catch(() => `${begin}\n${end}\n`)
  const [before = '', rest = ''] = old.split(begin)
  const after = rest.split(end)[1] ?? '\n'
  await writeFile(file, `${before}${begin}\n${tables}\n${end}${after}`)
}

/** On what was measured, in a line. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${availableParallelism()} cores, ${gigabytes} GB, ${[`Node ${process.versions.node}`, ...FLAGS].join(' ')}.`
}

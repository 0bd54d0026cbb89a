import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#db/embedded.ts'

/**
 * Fills in what a developer's machine does not set: secrets, made once and kept in the git-ignored
 * data folder, and an embedded PostgreSQL. Settings that are there win. Production gets nothing.
 *
 * @param folder the data folder
 * @param port where the site will be served
 * @returns the embedded database, when one was started
 */
export async function fillInLocalSettings(
  folder: string,
  port: number,
): Promise<EmbeddedDatabase | undefined> {
  const defaults: Record<string, string> = {
    ...(await localSecrets(folder)),
    LOCAL: 'true',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DOCUMENTS_FOLDER: join(folder, 'documents'),
    LOG_LEVEL: 'warn',
  }
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value
  if (process.env.DATABASE_URL) return undefined
  const database = await startEmbeddedDatabase(join(folder, 'postgres'))
  process.env.DATABASE_URL = database.url
  return database
}

async function localSecrets(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'secrets.json')
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  const secrets = {
    MASTER_KEYS: `local:${randomBytes(32).toString('base64')}`,
    COOKIE_SECRETS: randomBytes(32).toString('hex'),
    DATABASE_ROLE_SECRET: randomBytes(32).toString('hex'),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

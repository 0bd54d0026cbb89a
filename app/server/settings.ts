import { join } from 'node:path'
import { type EmbeddedDatabase, holdsCluster, startEmbeddedDatabase } from '#db/embedded.ts'
import { rolePassword } from '#db/roles.ts'
import { localSecrets } from './secrets.ts'

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
  const ofDatabase = join(folder, 'postgres')
  const secrets = await localSecrets(folder, () => holdsCluster(ofDatabase))
  const defaults: Record<string, string> = {
    ...secrets,
    LOCAL: 'true',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DOCUMENTS_FOLDER: join(folder, 'documents'),
    LOG_LEVEL: 'warn',
  }
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value
  if (process.env.DATABASE_URL) return undefined
  const ownersPassword = rolePassword('postgres', secrets.DATABASE_ROLE_SECRET)
  const database = await startEmbeddedDatabase(ofDatabase, ownersPassword)
  process.env.DATABASE_URL = database.url
  return database
}

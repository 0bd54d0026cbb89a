import { join } from 'node:path'
import { type EmbeddedDatabase, holdsCluster, startEmbeddedDatabase } from '#db/embedded.ts'
import { derivedAddresses, rolePassword } from '#app/platform/database/database-roles.ts'
import { localSearchKey, localSecrets, localSigningKey } from './secrets.ts'

/**
 * Fills in what a developer's machine lacks; production gets nothing.
 *
 * @returns the database, when one was started
 */
export async function fillInLocalSettings(
  folder: string,
  port: number,
): Promise<EmbeddedDatabase | undefined> {
  const ofDatabase = join(folder, 'postgres')
  const { DATABASE_ROLE_SECRET, ...secrets } = await localSecrets(folder, () =>
    holdsCluster(ofDatabase),
  )
  fillIn({
    ...secrets,
    SEARCH_KEYS: localSearchKey(DATABASE_ROLE_SECRET),
    SIGNING_KEY: localSigningKey(DATABASE_ROLE_SECRET),
    LOCAL: 'true',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DOCUMENTS_FOLDER: join(folder, 'documents'),
    LOG_LEVEL: 'warn',
  })
  const embedded = process.env.DATABASE_URL
    ? undefined
    : await startEmbeddedDatabase(ofDatabase, rolePassword('postgres', DATABASE_ROLE_SECRET))
  const owner = embedded?.url ?? process.env.DATABASE_URL ?? ''
  const { app, jobs } = derivedAddresses(owner, DATABASE_ROLE_SECRET)
  fillIn({ DATABASE_URL: owner, APP_DATABASE_URL: app, JOBS_DATABASE_URL: jobs })
  return embedded
}

function fillIn(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) process.env[name] ||= value
}

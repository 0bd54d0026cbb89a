import postgres from 'postgres'
import { inject } from 'vitest'
import { copyTemplate } from './databases.ts'
import { startSite, WORKS } from './site.ts'

/**
 * A site with a database of its own, for a test that changes what others count on.
 *
 * @param name of the database
 * @param hears is given what it writes, such as its log
 * @returns the site, and its database as the owner; `stop` ends both
 */
export async function ownSite(
  name: string,
  settings: Record<string, string> = {},
  hears?: (text: string) => void,
) {
  const databaseUrl = await copyTemplate(inject('templateUrl'), name)
  const running = await startSite(databaseUrl, { ...WORKS, ...settings }, hears)
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  return { ...running, sql, stop: () => Promise.all([sql.end(), running.stop()]) }
}

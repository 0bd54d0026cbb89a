import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { missingMigrations } from '#db/migrate.ts'
import { parseEnv } from '#app/platform/env.server.ts'
import { ROOT } from './prepare.ts'

const BUILD = join(ROOT, 'build/server/index.js')

/** @throws when settings are wrong or too powerful, or the database is behind; the message helps */
export async function loadSite(): Promise<typeof import('./handler.ts')> {
  const { LOCAL, APP_DATABASE_URL } = parseEnv(process.env)
  const inProduction = process.env.NODE_ENV === 'production'
  if (LOCAL && inProduction)
    throw new Error('LOCAL is set by npm start: take it out of the settings.')
  if (!LOCAL && !inProduction)
    throw new Error('NODE_ENV is not production. On your own machine, use npm start.')
  if (process.env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is the address of the owner of the database, for migrate and operate alone: take it out of the settings of this process.',
    )
  const missing = await missingMigrations(APP_DATABASE_URL)
  if (missing.length > 0)
    throw new Error(
      `The database is not up to date: run npm run migrate (${missing.slice(0, 3).join(', ')}, ${missing.length} in all).`,
    )
  // React and the framework choose their builds by this when they are loaded.
  process.env.NODE_ENV = 'production'
  return (await import(pathToFileURL(BUILD).href)) as typeof import('./handler.ts')
}

/**
 * Tells the process that started this one that it is ready, and ends with it, however that ends.
 *
 * @returns whether there is one
 */
export function tellParent(ready: { address?: string }): boolean {
  if (!process.send) return false
  process.once('disconnect', () => process.exit(1))
  process.send(ready)
  return true
}

import { join } from 'node:path'
import { freePort } from '#db/embedded.ts'
import { buildOnce } from './build.ts'
import { startTestCluster } from './cluster.ts'
import { databaseSettings, TEST_SETTINGS } from './settings.ts'
import { startLocally } from './start-command.ts'

/**
 * Runs the start command on a free port, for the browser tests. They read its address from
 * SITE_ADDRESS; with its other settings they reach its database, and make people with its own code.
 *
 * @param options.demo fills the register, for pictures
 */
export default async function startSite(_config?: unknown, options: { demo?: true } = {}) {
  await buildOnce()
  const database = await startTestCluster()
  // Links in mails hold the port, so it is chosen beforehand.
  const PORT = String(await freePort())
  const { DOCUMENTS_FOLDER: _ofVitest, ...fixed } = TEST_SETTINGS
  const settings = {
    ...fixed,
    PORT,
    PUBLIC_ORIGIN: `http://localhost:${PORT}`,
    DATABASE_URL: database.url,
    ...databaseSettings(database.url),
    // Lets each test come from a network of its own, by X-Forwarded-For.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    // Loaded only for visitors who accepted it, which tests do not unless they say so.
    TAG_MANAGER_ID: 'GTM-TEST12',
  }
  const { address, folder, stop } = await startLocally(settings, options)
  const DOCUMENTS_FOLDER = join(folder, 'documents')
  Object.assign(process.env, settings, { SITE_ADDRESS: address, DOCUMENTS_FOLDER })
  return async () => {
    await stop()
    await database.stop()
  }
}

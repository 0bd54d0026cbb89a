import { buildOnce } from './build.ts'
import { freePort, startLocally } from './start-command.ts'

/**
 * Runs the start command on a free port, for the browser tests. They read its address from
 * SITE_ADDRESS, and its folder from SITE_FOLDER.
 */
export default async function startSite() {
  await buildOnce()
  // Links in mails hold the port, so it is chosen beforehand.
  const PORT = String(await freePort())
  // Lets each test come from a network of its own, by X-Forwarded-For.
  const { address, folder, stop } = await startLocally({
    PORT,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    // Loaded only for visitors who accepted it, which tests do not unless they say so.
    TAG_MANAGER_ID: 'GTM-TEST12',
  })
  process.env.SITE_ADDRESS = address
  process.env.SITE_FOLDER = folder
  return async () => {
    await stop()
  }
}

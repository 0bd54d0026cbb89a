/** The command that serves the built site, on a database that is up to date. */
import { loadSite, tellParent } from './load-site.ts'
import { onStop, runUntilStopped } from './prepare.ts'

runUntilStopped(async () => {
  const { serve } = await loadSite()
  const server = await serve()
  onStop(server.stop)
  if (!tellParent({ address: server.address })) console.log(`Serving on ${server.address}`)
})

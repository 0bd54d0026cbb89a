/** The command for background jobs; same needs as the one that serves. */
import { loadSite, tellParent } from './load-site.ts'
import { onStop, runUntilStopped } from './prepare.ts'

runUntilStopped(async () => {
  const { work } = await loadSite()
  const worker = await work()
  onStop(worker.stop)
  if (!tellParent({})) console.log('Working.')
})

/** The command that carries out background jobs. It needs what the command that serves needs. */
import { loadSite, tellParent } from './load-site.ts'
import { onStop, runUntilStopped } from './prepare.ts'

runUntilStopped(async () => {
  const { work } = await loadSite()
  const worker = await work()
  onStop(worker.stop)
  if (!tellParent({})) console.log('Working.')
})

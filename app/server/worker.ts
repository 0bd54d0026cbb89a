import { jobs } from '#app/features/manifests/jobs.server.ts'
import { startJobs } from '#app/platform/jobs.server.ts'
import { startServing } from './lifecycle.ts'

/** Does jobs from now on. @returns what stops it, once jobs under way are done */
export async function work(): Promise<{ stop: () => Promise<void> }> {
  const end = await startServing('work')
  const worker = await startJobs(jobs)
  return {
    stop: async () => {
      await worker.stop()
      await end()
    },
  }
}

import { jobs } from '#app/features/manifests/jobs.server.ts'
import { startJobs } from '#app/platform/jobs.server.ts'
import { begin } from './lifecycle.ts'

export async function work(): Promise<{ stop: () => Promise<void> }> {
  const end = await begin()
  const worker = await startJobs(jobs)
  return {
    stop: async () => {
      await worker.stop()
      await end()
    },
  }
}

/** All jobs: those of each feature, and those that know more than one. */
import type { QueuedJob } from '#app/platform/jobs.server.ts'
import { cleanUp } from './cleaning.server.ts'
import { scheduled } from './manifests.server.ts'
import { followUp } from './payment-follow-up.server.ts'
import { reconcilePayments } from './payments/reconcile.server.ts'
import { sweepObjects } from './sweep.server.ts'

export const jobs: Record<string, QueuedJob> = {
  ...scheduled,
  'clean-up': { run: cleanUp, at: '0 2 * * *', alone: true },
  // After 'clean-up' and 'delete-accounts', which leave files to it.
  'sweep-objects': { run: () => sweepObjects(new Date()), at: '30 2 * * *', alone: true },
  'reconcile-payments': { run: () => reconcilePayments(followUp), at: '*/5 * * * *', alone: true },
}

import type { Job } from '#app/platform/jobs.server.ts'
import { cleanUp } from './cleaning.server.ts'
import { scheduled } from './manifests.server.ts'
import { followUp } from './payment-follow-up.server.ts'
import { reconcilePayments } from './payments/reconcile.server.ts'

/** Those that know more than one feature, and those of each. */
const all = {
  ...scheduled,
  'clean-up': { run: cleanUp, at: '0 2 * * *' },
  'reconcile-payments': { run: () => reconcilePayments(followUp), at: '*/5 * * * *' },
}

export const jobs: Record<string, Job> = Object.fromEntries(
  Object.entries(all).map(([name, { run }]) => [name, run]),
)

export const crontab = Object.entries(all)
  .flatMap(([name, { at }]) => (at ? `${at} ${name}` : []))
  .join('\n')

import type { Job } from '#app/platform/jobs.server.ts'
import { cleanUp } from './cleaning.server.ts'
import type { Feature } from './manifest.ts'
import { scheduled } from './manifests.server.ts'
import { followUp } from './payment-follow-up.server.ts'
import { reconcilePayments } from './payments/reconcile.server.ts'
import { sweepObjects } from './sweep.server.ts'

/** Those that know more than one feature, and those of each. */
const all: NonNullable<Feature['jobs']> = {
  ...scheduled,
  'clean-up': { run: cleanUp, at: '0 2 * * *' },
  // After 'clean-up' and 'delete-accounts', which leave files to it.
  'sweep-objects': { run: () => sweepObjects(new Date()), at: '30 2 * * *' },
  'reconcile-payments': { run: () => reconcilePayments(followUp), at: '*/5 * * * *' },
}

export const jobs: Record<string, Job> = Object.fromEntries(
  Object.entries(all).map(([name, { run }]) => [name, run]),
)

/** The names of those for which somebody waits. */
export const soon = Object.keys(all).filter((name) => all[name]?.soon)

export const crontab = Object.entries(all)
  .flatMap(([name, { at }]) => (at ? `${at} ${name}` : []))
  .join('\n')

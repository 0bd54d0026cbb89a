/** All jobs: those of each feature, and those that know more than one. */
import type { QueuedJob } from '#app/platform/jobs.server.ts'
import { cleanUp } from './cleaning.server.ts'
import { sendMail } from '#app/features/mail/send.server.ts'
import { mailTraits, scheduled } from './manifests.server.ts'
import { reconcilePayments } from '#app/features/payments/reconcile.server.ts'
import { bookRefund } from '#app/features/payments/settle.server.ts'
import { sweepObjects } from './sweep.server.ts'

export const jobs: Record<string, QueuedJob> = {
  ...scheduled,
  'send-mail': { run: (payload) => sendMail(payload, mailTraits), queue: 'mail' },
  'clean-up': { run: () => cleanUp(), at: '0 2 * * *', alone: true },
  // After 'clean-up' and 'delete-accounts', which leave files to it.
  'sweep-objects': { run: () => sweepObjects(new Date()), at: '30 2 * * *', alone: true },
  'reconcile-payments': { run: () => reconcilePayments(), at: '*/5 * * * *', alone: true },
  'book-refund': { run: bookRefund },
}

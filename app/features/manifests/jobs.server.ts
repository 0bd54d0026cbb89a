/** All jobs: those of each feature, and those that know more than one. */
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { enqueue, type Sql } from '#app/platform/database/sql.server.ts'
import type { QueuedJob } from '#app/platform/jobs.server.ts'
import { cleanUp } from './cleaning.server.ts'
import { replaceDataKeys } from './data-keys.server.ts'
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
  // Also by itself, to go on where a process was killed.
  'replace-data-keys': {
    run: async () => void (await replaceDataKeys()),
    at: '*/10 * * * *',
    alone: true,
  },
  'reconcile-payments': { run: () => reconcilePayments(), at: '*/5 * * * *', alone: true },
  'book-refund': { run: bookRefund },
}

/** Jobs that start by themselves, whose payload says nothing: anybody may start one sooner. */
export const startable: string[] = Object.entries(jobs).flatMap(([name, { at }]) =>
  at ? [name] : [],
)

/**
 * Puts one of them in the queue, in the caller's transaction. One that waits there already is not put
 * there twice.
 *
 * @returns false where there is no such job
 */
export async function startJob(
  sql: Sql,
  by: Pick<Actor, 'request'>,
  name: string,
): Promise<boolean> {
  if (!startable.includes(name)) return false
  await enqueue(sql, name, {}, `operator ${name}`)
  await noteAudit(sql, by, { action: 'job.start', detail: name.replaceAll('-', ' ') })
  return true
}

import { join } from 'node:path'
import { reportError } from '#app/platform/errors.server.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { thread, type ThreadLimits } from '#app/platform/thread.server.ts'
import { TooBusy, workQueue } from '#app/platform/work-queue.server.ts'
import type { PrintJob } from './documents.ts'

export type Printed = { ok: true; pdf: Uint8Array } | { ok: false; reason: 'busy' | 'failed' }

/** Run from its source: the built site has no thread of its own. */
export const WORKER = join(process.cwd(), 'app/paper/worker.ts')
export const LIMITS: ThreadLimits = { megabytes: 192, deadline: 20_000 }
const MAY_WAIT = 5
const PATIENCE = 10_000

/** At most 20 in 10 minutes. @returns the seconds to wait, if any */
export const tooManyPrints = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'pdf', points: 20, seconds: 10 * 60 }, userId)

/**
 * @returns makes a PDF; `busy` when too many wait, `failed` when it cannot be made, or for a noted
 *   bug
 */
export function press(worker = WORKER, limits = LIMITS) {
  const inTurn = workQueue(MAY_WAIT)
  const run = thread<PrintJob, Uint8Array>(worker, limits)
  return async (job: PrintJob): Promise<Printed> => {
    const asked = Date.now()
    const make = async () => {
      if (Date.now() - asked > PATIENCE) throw new TooBusy()
      return run(job)
    }
    try {
      return { ok: true, pdf: await inTurn(make) }
    } catch (error) {
      if (error instanceof TooBusy) return { ok: false, reason: 'busy' }
      log().error({ err: error }, 'not printed')
      reportError(error, { route: 'pdf' })
      return { ok: false, reason: 'failed' }
    }
  }
}

export const print = press()

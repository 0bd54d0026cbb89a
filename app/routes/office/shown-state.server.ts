import {
  byTask,
  JOB_STATES,
  mailsOf,
  type RegisterState,
  type StateNumbers,
} from '#app/features/operator/state.server.ts'
import { registerVersion } from '#app/features/operator/version.server.ts'
import { momentOf } from '#app/locales/dates.ts'

/** In ms. Later than this, something is not done in time. */
const LATE_MS = 15 * 60_000
/** One is made every night. */
const BACKUP_LATE_MS = 36 * 60 * 60_000

/** The state as the tables of its page show it: moments in words, and what is too late. */
export function shownOf({ at, keepsFiles }: RegisterState, numbers: StateNumbers) {
  const { unchained, backup, standbys, versions, payments } = numbers
  const isLate = (since: Date | null, ms = LATE_MS) => since !== null && +at - +since > ms
  const mails = mailsOf(numbers)
  return {
    keepsFiles,
    mails: { waiting: mails.waiting, failed: mails.failed, isLate: isLate(mails.oldest) },
    unchained: { total: unchained.total, isLate: isLate(unchained.since) },
    backup: {
      made: backup.made && backup.since ? momentOf(backup.since) : null,
      isLate: isLate(backup.since, BACKUP_LATE_MS),
    },
    copies: standbys.map(({ name, since }) => ({
      name,
      seconds: since && Math.round((+at - +since) / 1000),
    })),
    tasks: byTask(numbers.jobs).map(({ task, oldest, ...counts }) => ({
      task,
      counts: JOB_STATES.map((state) => counts[state]),
      oldest: oldest && momentOf(oldest),
      isLate: isLate(oldest),
    })),
    payments: payments.map(({ state, total }) => ({ state, total })),
    versions: {
      site: registerVersion(),
      node: process.versions.node,
      database: versions.database,
      // Its number says which; its name is for who wrote it.
      migration: versions.migration.slice(0, 4),
    },
  }
}

/** What the tables show. */
export type ShownState = ReturnType<typeof shownOf>

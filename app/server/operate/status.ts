import { missingMigrations } from '#db/migrate.ts'
import { keysToReplace } from '#app/features/manifests/ask-data-keys.server.ts'
import {
  byTask,
  JOB_STATES,
  mailsOf,
  type StateNumbers,
  stateIn,
  type TaskState,
} from '#app/features/operator/state.server.ts'
import { registerVersion } from '#app/features/operator/version.server.ts'
import { env } from '#app/platform/env.server.ts'
import { type Command, Refused } from './command.ts'

const since = (moment: Date | null) => (moment ? `, since ${moment.toISOString()}` : '')

/** One line for each thing, nothing of a person. */
function linesOf(numbers: StateNumbers): string[] {
  const { attention, unchained, backup, standbys, versions } = numbers
  const queue = byTask(numbers.jobs)
  const mails = mailsOf(numbers)
  return [
    `Database: PostgreSQL ${versions.database}`,
    ...queue.map((task) => `Queue: ${task.task}, ${jobsIn(task)}${since(task.oldest)}`),
    ...(queue.length === 0 ? ['Queue: empty'] : []),
    `Mails: ${mails.waiting} waiting${since(mails.oldest)}, ${mails.failed} failed`,
    `Needs a person: ${attention.map(({ name, total }) => `${total} ${name}`).join(', ') || 'nothing'}`,
    `Audit log: ${unchained.total} rows not chained${since(unchained.since)}`,
    `Last backup: ${(backup.made && backup.since?.toISOString()) || 'none'}`,
    ...standbys.map(({ name, state, since: told }) => `Copy: ${name}, ${state}${since(told)}`),
  ]
}

/** How many of each state, leaving out those of which there are none. */
const jobsIn = (task: TaskState): string =>
  JOB_STATES.flatMap((state) => (task[state] > 0 ? [`${task[state]} ${state}`] : [])).join(', ')

export const status: Command = {
  does: 'says how the database, the queue and the mail are',
  withoutKeys: true,
  run: async (_given, { owner, say }) => {
    say(`Release: ${registerVersion()}, Node ${process.version}`)
    const missing = await missingMigrations(env().APP_DATABASE_URL)
    say(`Migrations: ${missing.length === 0 ? 'all applied' : `${missing.length} to apply`}`)
    // What is asked of the database may be missing too.
    if (missing.length > 0) throw new Refused('The database is not up to date: run migrate.')
    const numbers = await owner.asOperator(stateIn)
    if (numbers) linesOf(numbers).forEach(say)
    const keys = await owner.asOperator(keysToReplace)
    if (keys > 0) say(`Data keys: of ${keys} people to be replaced`)
  },
}

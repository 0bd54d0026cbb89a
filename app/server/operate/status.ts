import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { missingMigrations } from '#db/migrate.ts'
import { type Status, statusIn } from '#app/features/operator/status.server.ts'
import { env } from '#app/platform/env.server.ts'
import { ROOT } from '../prepare.ts'
import { type Command, Refused } from './command.ts'

const since = (moment: Date | null) => (moment ? `, since ${moment.toISOString()}` : '')

/** One line for each thing, nothing of a person. */
function linesOf({ queue, mails, attention, unchained }: Status): string[] {
  return [
    ...queue.map(
      ({ task, waiting, gaveUp, dueSince }) =>
        `Queue: ${task}, ${waiting} waiting${since(dueSince)}${gaveUp ? `, ${gaveUp} gave up` : ''}`,
    ),
    ...(queue.length === 0 ? ['Queue: empty'] : []),
    `Mails: ${mails.waiting} waiting${since(mails.waitingSince)}, ${mails.failed} failed`,
    `Needs a person: ${attention.map(({ kind, count }) => `${count} ${kind}`).join(', ') || 'nothing'}`,
    `Audit log: ${unchained.rows} rows not chained${since(unchained.since)}`,
  ]
}

async function release(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    version: string
  }
  return `${version}, Node ${process.version}`
}

export const status: Command = {
  does: 'says how the database, the queue and the mail are',
  run: async (_given, { owner, say }) => {
    say(`Release: ${await release()}`)
    const [database] = await owner.sql`select current_setting('server_version') as version`
    say(`Database: PostgreSQL ${database?.version}`)
    const missing = await missingMigrations(env().APP_DATABASE_URL)
    say(`Migrations: ${missing.length === 0 ? 'all applied' : `${missing.length} to apply`}`)
    linesOf(await owner.asOperator(statusIn)).forEach(say)
    if (missing.length > 0) throw new Refused('The database is not up to date: run migrate.')
  },
}

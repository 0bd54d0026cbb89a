/** The state of the register as readings, for what watches it. */
import {
  byTask,
  JOB_STATES,
  mailsOf,
  type RegisterState,
  type StateNumbers,
} from '#app/features/operator/state.server.ts'
import { registerVersion } from '#app/features/operator/version.server.ts'
import type { Reading } from '#app/platform/metrics.server.ts'

/** Which command a process is. */
export type Command = 'serve' | 'work'

type Values = Reading['values']

const reading = (name: string, help: string, labels: string[], values: Values): Reading => ({
  name: `wensenregister_${name}`,
  help,
  labels,
  values,
})

/** All readings there are; those of the database have no values while it does not answer. */
export function stateReadings(command: Command, state: RegisterState): Reading[] {
  const { numbers, keepsFiles, at } = state
  const { node } = process.versions
  const info = { command, version: registerVersion(), node }
  return [
    reading('info', 'Which command this is, and its version', Object.keys(info), [
      { labels: info, value: 1 },
    ]),
    reading(
      'database_up',
      'Whether the database answers',
      [],
      [{ value: Number(numbers !== undefined) }],
    ),
    reading(
      'storage_up',
      'Whether uploaded files can be kept',
      [],
      [{ value: Number(keepsFiles) }],
    ),
    ...ofQueue(numbers, at),
    ...ofMails(numbers, at),
    ...ofRest(numbers, at),
  ]
}

/** In seconds; 0 for nothing. */
const age = (at: Date, since: Date | null) => (since ? Math.max(0, (+at - +since) / 1000) : 0)

function ofQueue(numbers: StateNumbers | undefined, at: Date): Reading[] {
  const tasks = byTask(numbers?.jobs ?? [])
  return [
    reading(
      'jobs',
      'Jobs in the queue, by task and state',
      ['task', 'state'],
      tasks.flatMap((one) =>
        JOB_STATES.map((state) => ({ labels: { task: one.task, state }, value: one[state] })),
      ),
    ),
    reading(
      'job_oldest_seconds',
      'How long the first job that is due waits',
      ['task'],
      tasks.map(({ task, oldest }) => ({ labels: { task }, value: age(at, oldest) })),
    ),
  ]
}

function ofMails(numbers: StateNumbers | undefined, at: Date): Reading[] {
  const mails = numbers && mailsOf(numbers)
  const values = (['waiting', 'failed'] as const).flatMap((state) =>
    mails ? [{ labels: { state }, value: mails[state] }] : [],
  )
  const oldest = mails ? [{ value: age(at, mails.oldest) }] : []
  return [
    reading('mails', 'Mails that are not sent, by state', ['state'], values),
    reading('mail_oldest_seconds', 'How long the first mail waits', [], oldest),
  ]
}

function ofRest(numbers: StateNumbers | undefined, at: Date): Reading[] {
  const { payments = [], attention = [], standbys = [], unchained, backup } = numbers ?? {}
  return [
    reading(
      'payments',
      'Payments of a month and those that are open, by state',
      ['state'],
      payments.map(({ state, total }) => ({ labels: { state }, value: total })),
    ),
    reading(
      'attention',
      'What needs a person, by kind',
      ['kind'],
      attention.map(({ name, total }) => ({ labels: { kind: name }, value: total })),
    ),
    reading(
      'audit_unchained_seconds',
      'How long the first row of the audit log waits for its place in the chain',
      [],
      unchained ? [{ value: age(at, unchained.since) }] : [],
    ),
    reading(
      'backup_seconds',
      'How long ago the last backup was finished; without one, how old the register is',
      [],
      backup ? [{ value: age(at, backup.since) }] : [],
    ),
    reading(
      'standby_lag_seconds',
      'How far a copy of the database is behind',
      ['standby'],
      standbys.map(({ name, since }) => ({ labels: { standby: name }, value: age(at, since) })),
    ),
  ]
}

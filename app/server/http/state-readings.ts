/** The state of the register as readings, for what watches it. */
import {
  byTask,
  type Counted,
  JOB_STATES,
  type RegisterState,
  type StateNumbers,
} from '#app/features/operations/state.server.ts'
import { registerVersion } from '#app/features/operations/version.server.ts'
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

/** As the table of mails calls what a reading calls otherwise. */
const MAILS = { waiting: 'queued', failed: 'needs_review' }

function ofMails(numbers: StateNumbers | undefined, at: Date): Reading[] {
  const counted = (wanted: string): Partial<Counted> =>
    numbers?.mails.find(({ state }) => state === wanted) ?? {}
  const values = Object.entries(MAILS).map(([state, status]) => ({
    labels: { state },
    value: counted(status).total ?? 0,
  }))
  const oldest = age(at, counted(MAILS.waiting).since ?? null)
  return [
    reading('mails', 'Mails that are not sent, by state', ['state'], numbers ? values : []),
    reading(
      'mail_oldest_seconds',
      'How long the first mail waits',
      [],
      numbers ? [{ value: oldest }] : [],
    ),
  ]
}

function ofRest(numbers: StateNumbers | undefined, at: Date): Reading[] {
  const { payments = [], attention = [], standbys = [], unchained } = numbers ?? {}
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
      'standby_lag_seconds',
      'How far a copy of the database is behind',
      ['standby'],
      standbys.map(({ name, since }) => ({ labels: { standby: name }, value: age(at, since) })),
    ),
  ]
}

import { expect, test } from 'vitest'
import type { RegisterState } from '#app/features/operator/state.server.ts'
import { stateReadings } from './state-readings.ts'

const at = new Date('2026-11-26T12:00:00Z')
const ago = (seconds: number) => new Date(+at - seconds * 1000)

const STATE: RegisterState = {
  at,
  keepsFiles: true,
  numbers: {
    jobs: [
      { name: 'send-mail', state: 'waiting', total: 3, since: ago(40) },
      { name: 'send-mail', state: 'retrying', total: 1, since: ago(90) },
      { name: 'send-mail', state: 'failed', total: 2, since: ago(9000) },
      { name: 'clean-up', state: 'planned', total: 1, since: ago(-60) },
    ],
    mails: [{ name: '', state: 'queued', total: 4, since: ago(90) }],
    payments: [{ name: '', state: 'open', total: 5, since: ago(10) }],
    attention: [{ name: 'mail', state: '', total: 1, since: ago(9000) }],
    unchained: { total: 2, since: ago(30) },
    backup: { made: true, since: ago(7200) },
    standbys: [{ name: 'copy', state: 'streaming', total: 1, since: ago(2) }],
    versions: { database: '18.4', migration: '0128_x', migratedAt: null },
  },
}

const valuesOf = (state: RegisterState, name: string) =>
  stateReadings('work', state).find((one) => one.name === `wensenregister_${name}`)?.values

test('each task has its jobs by state, and how long the first that is due waits', () => {
  const of = (task: string) =>
    valuesOf(STATE, 'jobs')?.flatMap(({ labels, value }) =>
      labels?.task === task && value > 0 ? [`${labels.state} ${value}`] : [],
    )
  expect(of('send-mail')).toEqual(['waiting 3', 'retrying 1', 'failed 2'])
  expect(of('clean-up')).toEqual(['planned 1'])
  expect(valuesOf(STATE, 'job_oldest_seconds')).toEqual([
    { labels: { task: 'clean-up' }, value: 0 },
    { labels: { task: 'send-mail' }, value: 90 },
  ])
})

test.each([
  ['mails', { labels: { state: 'waiting' }, value: 4 }],
  ['mails', { labels: { state: 'failed' }, value: 0 }],
  ['mail_oldest_seconds', { value: 90 }],
  ['payments', { labels: { state: 'open' }, value: 5 }],
  ['attention', { labels: { kind: 'mail' }, value: 1 }],
  ['audit_unchained_seconds', { value: 30 }],
  ['backup_seconds', { value: 7200 }],
  ['standby_lag_seconds', { labels: { standby: 'copy' }, value: 2 }],
  ['database_up', { value: 1 }],
])('%s tells %j', (name, value) => {
  expect(valuesOf(STATE, name)).toContainEqual(value)
})

test('of a database that does not answer nothing is told but that', () => {
  const away = { ...STATE, numbers: undefined }
  const told = stateReadings('serve', away).flatMap(({ name, values }) =>
    values.length > 0 ? [name] : [],
  )
  expect(told).toEqual([
    'wensenregister_info',
    'wensenregister_database_up',
    'wensenregister_storage_up',
  ])
  expect(valuesOf(away, 'database_up')).toEqual([{ value: 0 }])
})

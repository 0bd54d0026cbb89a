import { expect, test } from 'vitest'
import { statusFor } from './public-status.server.ts'
import type { RegisterState } from './state.server.ts'

const at = new Date('2026-11-26T12:00:00Z')
const waitingSince = (minutes: number): RegisterState => ({
  at,
  keepsFiles: true,
  numbers: {
    jobs: [],
    mails: [{ name: '', state: 'queued', total: 1, since: new Date(+at - minutes * 60_000) }],
    payments: [],
    attention: [],
    unchained: { total: 0, since: null },
    backup: { made: false, since: null },
    standbys: [],
    versions: { database: '18', migration: '0128', migratedAt: null },
  },
})
const fine = { canSave: true, canAddFiles: true, mailsOnTime: true }

test.each([
  ['all is well', waitingSince(1), fine],
  ['a mail waits for long', waitingSince(16), { ...fine, mailsOnTime: false }],
  [
    'files cannot be kept',
    { ...waitingSince(1), keepsFiles: false },
    { ...fine, canAddFiles: false },
  ],
  [
    'the database is away',
    { ...waitingSince(1), numbers: undefined },
    { canSave: false, canAddFiles: false, mailsOnTime: false },
  ],
])('says what visitors can do when %s', (_when, state, expected) => {
  expect(statusFor(state)).toEqual(expected)
})

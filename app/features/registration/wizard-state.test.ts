import { expect, test } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { openWizardState, sealWizardState } from './wizard-state.server.ts'

process.env.APP_DATABASE_URL ??= NO_DATABASE

const STATE = { typed: { firstName: 'Anna' } }
const MADE = new Date('2026-11-30T10:00:00Z')
const sealed = sealWizardState(STATE, MADE)

test.each<[string, string, unknown]>([
  ['a moment later', '2026-11-30T10:00:01Z', STATE],
  ['just before a day is over', '2026-12-01T09:59:59Z', STATE],
  ['when a day is over', '2026-12-01T10:00:00Z', null],
  ['a year later', '2027-11-30T10:00:00Z', null],
])('a page that was left open goes on for a day: %s', (_when, moment, opened) => {
  expect(openWizardState(sealed, new Date(moment))).toEqual(opened)
})

test.each([
  ['changed', `${sealed.slice(0, -2)}AA`],
  ['cut off', sealed.slice(0, 40)],
  ['made up', Buffer.from(JSON.stringify({ ...STATE, at: MADE })).toString('base64url')],
])('what was %s opens nothing', (_how, value) => {
  expect(openWizardState(value, MADE)).toBeNull()
})

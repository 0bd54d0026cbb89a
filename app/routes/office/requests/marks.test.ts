import { expect, test } from 'vitest'
import type { Comparison } from '#app/features/release/decision/comparison.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { isLate, markOf, verdictsOf, waitOf } from './marks.ts'

const t = dutch<['release']>({ release })

const alike: Comparison = {
  name: 'same',
  birth: 'same',
  death: null,
  confirmedLater: false,
  writtenLater: null,
  saidAlive: null,
  confirmsItself: false,
}
const right = {
  compared: alike,
  kind: 'full' as const,
  lookedUp: true,
  contactKnown: true,
  contactPhone: null,
  hasAddress: true,
  hasPhone: false,
  card: 'none',
  found: true,
  deliverable: true,
} as const

test.each([
  ['all is alike', {}, 'success', 'Geen verschillen'],
  ['a card is revoked', { card: 'revoked' }, 'error', '1 verschil'],
  ['a name is like it', { compared: { ...alike, name: 'like' } }, 'info', 'Niet alles is zeker'],
  ['the birth is not known', { compared: { ...alike, birth: 'unknown' } }, 'info', 'Niet alles'],
  [
    'the trusted person has a telephone only, which the owner gave',
    { contactKnown: false, hasAddress: false, hasPhone: true, contactPhone: 'same' },
    'success',
    'Geen verschillen',
  ],
  ['a stranger is the trusted person', { contactKnown: false }, 'error', '1 verschil'],
  ...([null, 'other', 'unknown'] as const).map(
    (contactPhone) =>
      [
        `their number is not that of the file (${contactPhone})`,
        { hasPhone: true, contactPhone },
        'error',
        '1 verschil',
      ] as const,
  ),
  [
    'the wishes were confirmed after the death',
    { compared: { ...alike, confirmedLater: true } },
    'error',
    '1 verschil',
  ],
  ['no living will was signed', { deliverable: false }, 'error', 'Geen ondertekende'],
  [
    'the file was not looked for yet',
    { found: false, deliverable: false, lookedUp: false, contactKnown: false },
    'info',
    'Niet alles is zeker',
  ],
  ['there is no such file', { found: false, deliverable: false }, 'error', '2 verschillen'],
] as const)('a list says it where %s', (_what, change, kind, text) => {
  const mark = markOf({ ...right, ...change }, t)
  expect([mark?.kind, mark?.text]).toEqual([kind, expect.stringContaining(text)])
})

test.each([
  [
    'the last confirmation',
    { confirmedLater: true, writtenLater: '2026-11-24' },
    'Verschilt: de wensen zijn daarna nog bevestigd. Bel eerst',
  ],
  [
    'something was written',
    { writtenLater: '2026-11-24' },
    'Verschilt: daarna, op 24\u00a0november 2026, schreef nog iemand in dit dossier. Bel eerst',
  ],
])('a death before %s is red, and says why', (_what, later, text) => {
  const verdicts = verdictsOf({ ...right, compared: { ...alike, ...later } }, t)
  expect(verdicts?.death).toEqual({ kind: 'error', text })
})

const now = new Date('2026-11-26T12:00:00Z')
const wait = { waitsUntil: null, answersUntil: null, funeral: '2026-12-02' } as const

test.each([
  ['the trusted person has until after it', 'waiting_contact', '2026-12-08T09:00:00Z', true],
  ['the owner has until after it', 'waiting_time', '2026-12-02T23:30:00Z', true],
  ['it ends on that day itself', 'waiting_time', '2026-12-02T22:30:00Z', false],
  ['it ends before', 'waiting_contact', '2026-12-01T09:00:00Z', false],
  ['nobody else has to answer any more', 'pending_verification', '2026-12-08T09:00:00Z', false],
] as const)(
  'a wait is late for the last day of the funeral where %s',
  (_what, state, end, late) => {
    const until = new Date(end)
    const request = { ...wait, state, waitsUntil: until, answersUntil: until }
    expect(isLate(request, now)).toBe(late)
  },
)

test.each([
  ['that day is over already, which is said of the day', '2026-11-25'],
  ['nobody died', null],
])('a wait is not called late where %s', (_what, funeral) => {
  const answersUntil = new Date('2026-12-08T09:00:00Z')
  expect(isLate({ ...wait, state: 'waiting_contact', answersUntil, funeral }, now)).toBe(false)
})

test.each([
  [59, null],
  [60, '1\u00a0uur'],
  [3000, '2\u00a0dagen'],
])('what waits %i minutes is said as %j: under an hour it just came in', (minutes, said) => {
  const since = new Date(now.getTime() - minutes * 60_000)
  expect(waitOf(since, now, t)).toBe(said)
})

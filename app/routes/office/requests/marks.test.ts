import { expect, test } from 'vitest'
import type { Comparison } from '#app/features/release/decision/comparison.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { markOf, verdictsOf } from './marks.ts'

const t = dutch<['release']>({ release })

const alike: Comparison = {
  name: 'same',
  birth: 'same',
  death: null,
  confirmedLater: false,
  confirmsItself: false,
}
const right = {
  compared: alike,
  contactKnown: true,
  hasAddress: true,
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
    'the trusted person has a telephone only',
    { contactKnown: false, hasAddress: false },
    'info',
    'Niet alles is zeker',
  ],
  ['a stranger is the trusted person', { contactKnown: false }, 'error', '1 verschil'],
  [
    'the wishes were confirmed after the death',
    { compared: { ...alike, confirmedLater: true } },
    'error',
    '1 verschil',
  ],
  ['no living will was signed', { deliverable: false }, 'error', 'Geen ondertekende'],
  ['there is no such file', { found: false, deliverable: false }, 'error', '2 verschillen'],
] as const)('a list says it where %s', (_what, change, kind, text) => {
  const mark = markOf({ ...right, ...change }, t)
  expect([mark?.kind, mark?.text]).toEqual([kind, expect.stringContaining(text)])
})

test('a death before the last confirmation is red, and says why', () => {
  const verdicts = verdictsOf({ ...right, compared: { ...alike, confirmedLater: true } }, t)
  expect(verdicts?.death).toEqual({
    kind: 'error',
    text: 'Verschilt: de wensen zijn daarna nog bevestigd',
  })
})

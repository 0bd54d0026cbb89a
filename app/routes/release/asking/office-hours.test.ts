import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { release } from '#app/features/release/texts.nl.ts'
import { dayWords, opensWords } from './office-hours.tsx'

test.each([
  ['2026-11-30T05:00:00Z', 'vandaag', 'vandaag om 9.00\u00a0uur'],
  // Here it is Monday by then.
  ['2026-11-29T23:30:00Z', 'vandaag', 'vandaag om 9.00\u00a0uur'],
  ['2026-11-29T12:00:00Z', 'morgen', 'morgen om 9.00\u00a0uur'],
  [
    '2026-11-27T17:00:00Z',
    'maandag 30\u00a0november',
    'op maandag 30\u00a0november, 9.00\u00a0uur',
  ],
])('seen at %s, we are there again %s', async (now, day, moment) => {
  const i18n = createInstance({ lng: 'nl', resources: { nl: { release } } })
  await i18n.init()
  const t = i18n.getFixedT('nl', 'release')
  const opens = new Date('2026-11-30T08:00:00Z')
  const at = [opens, t, new Date(now)] as const
  expect([dayWords(...at), opensWords(...at)]).toEqual([day, moment])
})

import { expect, test } from 'vitest'
import { withEarlierDays } from './older-dates.ts'

const NOW = '2026-11-28'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['Ophalen tot en met 28 december 2026.', 2, 'Ophalen tot en met 26 december 2026.'],
  ['Datum: maandag 7 december 2026', 8, 'Datum: zondag 29 november 2026'],
  ['Dat is donderdag 3 december, 9.00 uur.', 1, 'Dat is woensdag 2 december, 9.00 uur.'],
  ['Vanaf vrijdag 1 januari.', 1, 'Vanaf donderdag 31 december.'],
  ['Geboren op: 3 november 1939', 2, 'Geboren op: 3 november 1939'],
  ['Overleden op 27 november 2026', 2, 'Overleden op 27 november 2026'],
  [
    'Dan is de uitvaart uiterlijk maandag 7 december.',
    1,
    'Dan is de uitvaart uiterlijk maandag 7 december.',
  ],
  ['Uitvaart uiterlijk: 17 december 2026', 1, 'Uitvaart uiterlijk: 17 december 2026'],
  ['Van 28 november 2026 tot 1 december 2026', 30, 'Van 29 oktober 2026 tot 1 november 2026'],
])('%s, %i days earlier', (text, days, earlier) => {
  for (const written of [text, text.replaceAll(/(\d) (?=[a-z])/g, '$1\u00a0')])
    expect(plain(withEarlierDays(written, days, NOW))).toBe(earlier)
})

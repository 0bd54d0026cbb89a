import { expect, test } from 'vitest'
import { waitInWords } from './wait-words.ts'

test.each([
  [0, 'geen bedenktijd'],
  [1, 'één uur'],
  [12, 'een halve dag'],
  [24, 'één dag'],
  [36, '36\u00a0uur'],
  [72, 'drie dagen'],
])('a wait of %i hours is %s', (hours, words) => {
  expect(waitInWords(hours)).toBe(words)
})

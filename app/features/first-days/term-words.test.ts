import { expect, test } from 'vitest'
import { termInWords } from './term-words.server.ts'

const death = { day: '2026-11-23', time: '08:00' }

test.each([
  ['2026-11-23T12:00Z', false, false],
  ['2026-11-25T12:00Z', true, false],
  ['2027-01-25T12:00Z', false, true],
])('at %s a funeral can be held now: %s, or no more: %s', async (now, isOpen, isOver) => {
  expect(await termInWords(death, new Date(now))).toMatchObject({ isOpen, isOver })
})

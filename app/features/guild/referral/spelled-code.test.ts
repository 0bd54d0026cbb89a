import { expect, test } from 'vitest'
import { newReferralCode } from './referral-code.server.ts'
import { codeInParts, spelledCode } from './spelled-code.ts'

test('a code is read in its letters and its digits, and said sign by sign', () => {
  expect(codeInParts('SMIT2846')).toBe('SMIT 2846')
  expect(spelledCode('SMIT2846')).toBe('Simon, Maria, Izaak, Teunis, 2, 8, 4, 6')
})

test('a code of before, with other signs, stays as it is', () => {
  expect(codeInParts('6b687a80-7924')).toBe('6b687a80-7924')
})

test('every code that is given out can be said', () => {
  const code = newReferralCode('Uitvaartzorg Quax & Zoë Yvonne BV')
  expect(spelledCode(code)).toMatch(/^(\p{Lu}\p{Ll}+, )+(\d(, )?){4}$/u)
})

import { expect, test } from 'vitest'
import { newReferralCode } from './referral-code.server.ts'

test.each([
  ['Uitvaartzorg Smit', 'SMIT'],
  ['Uitvaart De Haven B.V.', 'HAVEN'],
  ['Jansen & Zn.', 'JANSEN'],
  ['Begeleiding Coöperatief V.O.F.', 'COOPERAT'],
  ['100% Zorg', 'ZORG'],
  ['Uitvaart Nu', 'UITVAART'],
  ['De Stilte uitvaarten', 'STILTE'],
  ['Van den Berg Uitvaartverzorging', 'BERG'],
  ['Pieterse en Zoon', 'PIETERSE'],
  ['Uitvaartzorg', 'UITVAART'],
  ['24/7', 'GILDE'],
  ['Ὀρφεύς', 'GILDE'],
])('%s has a code that can be said: %s and four digits', (name, word) => {
  for (let tries = 0; tries < 50; tries += 1)
    expect(newReferralCode(name)).toMatch(new RegExp(`^${word}[2-9]{4}$`))
})

test('two of one name differ', () => {
  const codes = Array.from({ length: 20 }, () => newReferralCode('Smit'))
  expect(new Set(codes).size).toBeGreaterThan(10)
})

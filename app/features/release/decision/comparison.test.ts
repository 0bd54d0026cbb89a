/** What counts as alike. */
import { describe, expect, test } from 'vitest'
import { comparedOf, termsOf } from '#app/features/file-index/terms.ts'
import { compareBirth, compareName, faultOfDeath } from './comparison.ts'

const [first, second] = [
  { firstName: 'Lies', lastName: 'van Dam', dateOfBirth: '1950-01-01' },
  { firstName: 'Anna', lastName: 'de Vries-Klaassen' },
]
const inFile = (person: typeof first | typeof second) => {
  const terms = new Set([...termsOf(person), ...comparedOf(person)])
  return (term: Parameters<typeof terms.has>[0]) => terms.has(term)
}

describe('a name', () => {
  test.each([
    ['Lies van Dam', 'same'],
    ['LIES VAN DAM', 'same'],
    ['van Dam, Lies', 'same'],
    ['mevrouw L. Dam', 'initial'],
    ['L.J. van Dam', 'initial'],
    ['Dam, L.', 'initial'],
    ['L. van Damm', 'differs'],
    ['Lies D.', 'differs'],
    ['Lies van Dam-Bakker', 'like'],
    ['Damm, Lies', 'surname'],
    ['Li van Dam', 'like'],
    ['Lies van Damm', 'surname'],
    ['Lies Johanna Maria van Dam', 'like'],
    ['Els van Dam', 'differs'],
    ['Lies', 'surname'],
    ['Dam', 'initial'],
    ['van Dam', 'initial'],
    ['Bakker', 'differs'],
    ['Jan Klaassen', 'differs'],
    ['van de', 'differs'],
    ['?', 'differs'],
    [undefined, 'notAsked'],
  ] as const)('%s beside Lies van Dam: %s', (name, verdict) => {
    expect(compareName(name, inFile(first))).toBe(verdict)
  })

  test.each([
    ['Anna de Vries-Klaassen', 'same'],
    ['de Vries-Klaassen, Anna', 'same'],
    ['Anna de Vries', 'like'],
    ['Anna Klaassen', 'like'],
    ['Klaassen', 'surname'],
    ['Anna Claassen', 'surname'],
    ['Anna Klasen', 'surname'],
    ['Anna de Fries', 'surname'],
    ['A. de Vries', 'initial'],
    ['Ánna de Vriés Klaassen', 'same'],
    ['Maria de Vries', 'differs'],
  ] as const)('%s beside Anna de Vries-Klaassen: %s', (name, verdict) => {
    expect(compareName(name, inFile(second))).toBe(verdict)
  })

  test.each([
    ['Meijer', 'Meyer'],
    ['Smit', 'Smidt'],
    ['Claasen', 'Klaassen'],
    ['Jansen', 'Janssen'],
    ['Schouten', 'Schoutten'],
    ['Philips', 'Filips'],
    ['Christina', 'Kristina'],
    ['Bakker', 'Backer'],
  ])('%s sounds like %s', (lastName, other) => {
    const has = inFile({ firstName: 'Jo', lastName })
    expect(compareName(`Jo ${other}`, has)).toBe('surname')
  })

  test.each([
    ['Jansen', 'Bakker'],
    ['Dam', 'Mol'],
    ['Bos', 'Bot'],
  ])('%s does not sound like %s', (lastName, other) => {
    expect(compareName(`Jo ${other}`, inFile({ firstName: 'Jo', lastName }))).toBe('differs')
  })
})

test.each([
  ['1950-01-01', 'same'],
  ['1950-01-02', 'differs'],
  [undefined, 'notAsked'],
] as const)('a day of birth %s beside 1950-01-01: %s', (birth, verdict) => {
  expect(compareBirth(birth, inFile(first))).toBe(verdict)
})

test('a day of birth that the file does not have is not known', () => {
  expect(compareBirth('1950-01-01', inFile(second))).toBe('unknown')
})

test.each([
  ['2026-11-24', '1950-01-01', 'future'],
  ['2026-11-23', '1950-01-01', null],
  ['1900-01-01', '1950-01-01', 'beforeBirth'],
  ['1950-01-01', '1950-01-01', 'old'],
  ['2025-11-22', undefined, 'old'],
  ['2025-11-23', undefined, null],
  [undefined, '1950-01-01', null],
] as const)('a death on %s of who was born on %s: %s', (death, birth, fault) => {
  expect(faultOfDeath({ death, birth }, '2026-11-23')).toBe(fault)
})

import { describe, expect, test } from 'vitest'
import { termsOf, termsOfEmail, searchQueryIn } from './terms.ts'

const GERDA = { firstName: 'Gerda', lastName: 'de Vries', phone: '06-12345678' }

/** Whether a search for words finds someone. */
function finds(text: string, person = GERDA, email = 'gerda.vries@example.nl'): boolean {
  const terms = new Set([...termsOf(person), ...termsOfEmail(email)])
  const { terms: wanted, number } = searchQueryIn(text)
  if (number) return number.phone !== undefined && terms.has(number.phone)
  return wanted.length > 0 && wanted.every((term) => terms.has(term))
}

describe('Gerda de Vries, 06-12345678', () => {
  test.each([
    'vries',
    'vr',
    'gerda',
    'VRIES',
    'gérda',
    'de vries',
    'vries gerda',
    'ger vri',
    'Vries, Gerda',
    'gerda.vries@example.nl',
    'Gerda.Vries@Example.NL',
    'gerda.vries@',
    'gerda.vr',
    '06-12345678',
    '0612345678',
    '06 12 34 56 78',
    '+31 6 12345678',
    '+31 (0)6 12345678',
    '0031612345678',
    '12345678',
    '5678',
    'gerda 5678',
    'vries (06)12345678',
  ])('is found by %s', (text) => {
    expect(finds(text)).toBe(true)
  })

  test.each([
    'v',
    'ries',
    'gerda jansen',
    'devries',
    '678',
    '1234',
    '061234567',
    'gerda@example.nl',
    'gerda.vries@example.com',
    'gerda 9999',
    '%',
    '_',
    "'",
    '"; drop table users; --',
    '',
    '   ',
    'WR12345678',
  ])('is not found by %j', (text) => {
    expect(finds(text)).toBe(false)
  })
})

test.each([
  ['Zoë', 'Müller', 'zoe muller'],
  ['Anne-Marie', 'Bos', 'annemarie'],
  ['Anne-Marie', 'Bos', 'marie'],
  ['Jeanne', 'd’Arc', 'darc'],
  ['Jeanne', "d'Arc", 'd’arc'],
  ['Jørgen', 'Łuczak', 'jorgen luczak'],
  ['Hans', 'Weiß', 'weiss'],
  ['IJsbrand', 'Ĳzer', 'ijzer'],
  ['J', 'Bos', 'j bos'],
  ['Ἀθηνᾶ', 'Папа', 'αθηνα папа'],
  ['Wolfeschlegelsteinhausenberger', 'Bos', 'wolfeschlegelsteinhausenberger'],
])('%s %s is found by %s', (firstName, lastName, text) => {
  expect(finds(text, { firstName, lastName, phone: '' }, 'x@example.nl')).toBe(true)
})

test('a beginning is of two letters or more, and the end of a number of four digits or more', () => {
  expect(termsOf(GERDA).toSorted()).toEqual(
    [
      ...['ge', 'ger', 'gerd', 'gerda', 'de', 'vr', 'vri', 'vrie', 'vries'].map((w) => `word ${w}`),
      ...[4, 5, 6, 7, 8, 9, 10].map((length) => `digits ${'0612345678'.slice(-length)}`),
    ].toSorted(),
  )
})

test.each([
  ['WR12345678', '12345678', undefined],
  ['wr 1234 5678', '12345678', undefined],
  ['12345678', '12345678', 'digits 12345678'],
  ['1234', '1234', 'digits 1234'],
  ['123', '123', undefined],
])('%s is the number %s, or a telephone by %s', (text, file, phone) => {
  expect(searchQueryIn(text)).toEqual({ terms: [], number: { file, phone } })
})

test('a search without end is cut', () => {
  const words = Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' ')
  expect(searchQueryIn(words).terms).toHaveLength(10)
  expect(searchQueryIn('x'.repeat(10_000)).terms).toEqual([`word ${'x'.repeat(20)}`])
  expect(searchQueryIn('1'.repeat(10_000)).number?.file).toHaveLength(200)
})

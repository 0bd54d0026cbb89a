import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Value } from '../values.ts'
import { fingerprintsUnder } from './fingerprints.server.ts'

const newKey = () => createSecretKey(randomBytes(32))

/** As they are defined, without anything remembered. */
const printOf = (key: KeyObject, scope: string, question: string, part: unknown) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['answer', scope, question, part]))
    .digest('base64url')
    .slice(0, 12)

const VALUES: [string, Value, unknown[]][] = [
  ['a text', 'Rustig', ['Rustig']],
  ['choices', ['a', 'b'], [['a', 'b']]],
  ['a box', true, [true]],
  ['a number', 6, [6]],
  [
    'rows, of which empty cells do not count',
    [{ title: 'b', artist: 'a' }, { title: '' }],
    [
      [
        ['artist', 'a'],
        ['title', 'b'],
      ],
      [],
    ],
  ],
]

test.each(VALUES)(
  '%s has the keyed hash of each of its parts, however often it is asked',
  (_, value, parts) => {
    const key = newKey()
    const wanted = parts.map((part) => printOf(key, 'veer', 'energy', part))
    const first = fingerprintsUnder(key, 'veer')
    expect(first('energy', value)).toEqual(wanted)
    expect(first('energy', structuredClone(value))).toEqual(wanted)
    expect(fingerprintsUnder(key, 'veer')('energy', structuredClone(value))).toEqual(wanted)
  },
)

test('what is remembered stays right when much else was asked', () => {
  const key = newKey()
  const wanted = (text: string) => [printOf(key, 'veer', 'energy', text)]
  const texts = Array.from({ length: 500 }, (_, index) => `tekst ${index}`)
  for (const text of [...texts, ...texts])
    expect(fingerprintsUnder(key, 'veer')('energy', text)).toEqual(wanted(text))
})

test('another person, section or question has others for the same answer', () => {
  const [key, other] = [newKey(), newKey()]
  const all = [
    fingerprintsUnder(key, 'veer')('energy', 'a'),
    fingerprintsUnder(other, 'veer')('energy', 'a'),
    fingerprintsUnder(key, 'steen')('energy', 'a'),
    fingerprintsUnder(key, 'veer')('other', 'a'),
  ]
  expect(new Set(all.flat()).size).toBe(4)
})

test('no answer has none', () => {
  expect(fingerprintsUnder(newKey(), 'veer')('energy', '')).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { membersNear, tidyPlace } from './nearby.ts'

const member = (companyName: string, postalCode: string, city: string) => ({
  companyName,
  postalCode,
  city,
})

const ALL = [
  member('Smit', '8021 AB', 'Zwolle'),
  member('De Linde', '8011 XX', 'Zwolle'),
  member('Anker', '2514 AA', '’s-Gravenhage'),
  member('Meer', '8605 CD', 'Súdwest Fryslân'),
  member('Aarde', '8091 AA', 'Wezep'),
  member('Berk', '9711 LM', 'Groningen'),
]
const namesFor = (place: string) => membersNear(ALL, place).map(({ companyName }) => companyName)

describe('members', () => {
  test.each([
    ['sorted by town, then by name', '', ['Anker', 'Berk', 'Meer', 'Aarde', 'De Linde', 'Smit']],
    ['in a town', 'zwolle', ['De Linde', 'Smit']],
    ['in a town of which the beginning was typed', 'Gron', ['Berk']],
    ['in a town without its accents and signs', 'sudwest fryslan', ['Meer']],
    ['in a town by another of its words', 'Gravenhage', ['Anker']],
    ['by a postal code, the nearest first', '8021', ['Smit', 'De Linde', 'Aarde']],
    ['by a whole postal code', '8011 ab', ['De Linde', 'Smit', 'Aarde']],
    [
      'the five nearest, where nobody is near',
      '1012',
      ['Anker', 'De Linde', 'Smit', 'Aarde', 'Meer'],
    ],
    ['in no town with that name', 'Nergenshuizen', []],
    ['in a town by its other name', 'Den Haag', ['Anker']],
    ['in no town that only has it within a word', 'olle', []],
    ['in no town that signs stand for', '80.1', []],
  ])('are found %s', (_how, place, found) => {
    expect(namesFor(place)).toEqual(found)
  })
})

test.each([
  ['spaces around', '  Zwolle  ', 'Zwolle'],
  ['controls', 'Zwo\u0000lle\n', 'Zwo lle'],
  ['nothing', null, ''],
  ['far too much', 'a'.repeat(500), 'a'.repeat(60)],
  ['half a character', 'Zwolle\ud800', 'Zwolle'],
])('a place is tidied of %s', (_what, asked, tidy) => {
  expect(tidyPlace(asked)).toBe(tidy)
})

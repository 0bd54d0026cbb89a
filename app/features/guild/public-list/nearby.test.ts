import { describe, expect, test } from 'vitest'
import { membersNear, tidyPlace } from './nearby.ts'
import { kilometresBetween, spotOfPostalCode } from './regions.ts'

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
const namesFor = (place: string) =>
  membersNear(ALL, place).members.map(({ companyName }) => companyName)

describe('members', () => {
  test.each([
    ['sorted by town, then by name', '', ['Anker', 'Berk', 'Meer', 'Aarde', 'De Linde', 'Smit']],
    ['in a town', 'zwolle', ['De Linde', 'Smit']],
    ['in a town of which the beginning was typed', 'Gron', ['Berk']],
    ['in a town without its accents and signs', 'sudwest fryslan', ['Meer']],
    ['in a town by another of its words', 'Gravenhage', ['Anker']],
    ['by a postal code, the nearest first', '8021', ['Smit', 'De Linde', 'Aarde']],
    ['by a whole postal code', '8011 ab', ['De Linde', 'Smit', 'Aarde']],
    ['nowhere, where nobody is within thirty kilometres', '1012', []],
    ['near a town in which nobody is', 'kampen', ['Aarde', 'De Linde', 'Smit']],
    ['nowhere near a town that is far from all', 'Maastricht', []],
    ['in no town with that name', 'Nergenshuizen', []],
    ['in a town by its other name', 'Den Haag', ['Anker']],
    ['in no town that only has it within a word', 'olle', []],
    ['in no town that signs stand for', '80.1', []],
  ])('are found %s', (_how, place, found) => {
    expect(namesFor(place)).toEqual(found)
  })
})

test.each([
  ['8011', true],
  ['Kampen', true],
  ['Zwolle', false],
  ['Nergenshuizen', false],
  ['', false],
])('%j is looked for by distance: %j', (place, isNear) => {
  expect(membersNear(ALL, place).isNear).toBe(isNear)
})

test.each([
  ['8011 AB', '3511 AB', 82],
  ['1012 AB', '3011 AB', 57],
  ['6211 AB', '9711 AB', 270],
  ['8261 AB', '8011 AB', 14],
])('from %s to %s is about %i kilometres', (one, other, km) => {
  const [from, to] = [one, other].map((code) => spotOfPostalCode(Number(code.slice(0, 4))))
  const between = from && to ? kilometresBetween(from, to) : 0
  expect(Math.abs(between - km)).toBeLessThan(6)
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

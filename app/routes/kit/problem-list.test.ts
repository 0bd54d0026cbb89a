import { expect, test } from 'vitest'
import { problemsOf } from './problem-list.ts'

test('each thing to mend leads to its field, after the label where there is one', () => {
  const errors = {
    name: ['Vul in'],
    'songs[0].link': ['Te lang', 'Geen adres'],
    free: [],
    none: undefined,
  }
  expect(problemsOf(errors, (name) => (name === 'name' ? 'Naam' : undefined))).toEqual([
    { href: '#name', text: 'Naam: Vul in' },
    { href: '#songs[0].link', text: 'Te lang' },
    { href: '#songs[0].link', text: 'Geen adres' },
  ])
})

test('no colon comes after a label that is a question', () => {
  expect(problemsOf({ place: ['Vul in'] }, () => 'Welke plek?')).toEqual([
    { href: '#place', text: 'Welke plek? Vul in' },
  ])
})

test('a text that names its field already is not said after the label', () => {
  const said = 'Overlijdensdatum kan niet in de toekomst liggen'
  expect(problemsOf({ died: [said] }, () => 'Overlijdensdatum')).toEqual([
    { href: '#died', text: said },
  ])
})

test('a label of whole sentences is not repeated', () => {
  expect(problemsOf({ agreed: ['Vraag het eerst'] }, () => 'De cliënt weet het.')).toEqual([
    { href: '#agreed', text: 'Vraag het eerst' },
  ])
})

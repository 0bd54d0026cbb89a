import { describe, expect, test } from 'vitest'
import type { Answer } from '#app/forms/answer.ts'
import type { AnsweredSection } from '../file/answered-sections.ts'
import { changesBetween } from './version-changes.ts'

type Shown = Answer['answer']
const section = (answers: Record<string, Shown>, key = 'veer'): AnsweredSection => ({
  key: key as 'veer',
  title: `T ${key}`,
  answers: Object.entries(answers).map(([name, answer]) => ({
    key: name,
    question: `${name}?`,
    answer,
  })),
})
const rows = (...list: string[][]): Shown => ({ columns: ['Artiest', 'Titel'], rows: list })
const BACH = ['Bach', 'Aria']
const NINA = ['Nina', 'Good']

describe('what changed between two versions', () => {
  test.each<[string, Shown | undefined, Shown | undefined, object | null]>([
    ['the same text', 'a', 'a', null],
    ['another text', 'a', 'b', { before: 'a', after: 'b' }],
    ['a new answer', undefined, 'b', { after: 'b' }],
    ['an answer gone', 'a', undefined, { before: 'a' }],
    ['an option more', ['Wit'], ['Wit', 'Rood'], { parts: true, after: ['Rood'] }],
    ['an option less', ['Wit', 'Rood'], ['Wit'], { parts: true, before: ['Rood'] }],
    [
      'another option',
      ['Wit', 'Rood'],
      ['Wit', 'Roze'],
      { parts: true, before: ['Rood'], after: ['Roze'] },
    ],
    ['a row more', rows(BACH), rows(BACH, NINA), { parts: true, after: rows(NINA) }],
    ['a row less', rows(BACH, NINA), rows(NINA), { parts: true, before: rows(BACH) }],
    [
      'one of two equal rows less',
      rows(BACH, BACH),
      rows(BACH),
      { parts: true, before: rows(BACH) },
    ],
    [
      'a changed row',
      rows(BACH, NINA),
      rows(BACH, ['Nina', 'Blues']),
      { parts: true, before: rows(NINA), after: rows(['Nina', 'Blues']) },
    ],
    [
      'another order of rows',
      rows(BACH, NINA),
      rows(NINA, BACH),
      { before: rows(BACH, NINA), after: rows(NINA, BACH) },
    ],
    ['a question that became a list', 'a', ['a'], { before: 'a', after: ['a'] }],
  ])('%s', (_, before, after, expected) => {
    const of = (answer: Shown | undefined) => [section(answer === undefined ? {} : { q: answer })]
    expect(changesBetween(of(before), of(after))).toEqual(
      expected
        ? [{ key: 'veer', title: 'T veer', changes: [{ key: 'q', question: 'q?', ...expected }] }]
        : [],
    )
  })

  test('tells of sections that are new and of those that are gone', () => {
    const changes = changesBetween(
      [section({ a: 'x' }), section({ b: 'y' }, 'steen')],
      [section({ a: 'x' }), section({ c: 'z' }, 'kaars')],
    )
    expect(changes).toEqual([
      { key: 'kaars', title: 'T kaars', changes: [{ key: 'c', question: 'c?', after: 'z' }] },
      { key: 'steen', title: 'T steen', changes: [{ key: 'b', question: 'b?', before: 'y' }] },
    ])
  })
})

import { expect, test } from 'vitest'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { Answer } from '#app/forms/answer.ts'
import { heldOf, laterAnswers } from './held.ts'

const section = (key: FileSectionKey, given: Record<string, Answer['answer']>) => ({
  key,
  title: key,
  answers: Object.entries(given).map(([question, answer]) => ({ key: question, question, answer })),
})

const HALL = section('rituelen', { serviceLocation: 'De zaal aan het water' })
const CHURCH = section('rituelen', { serviceLocation: 'Nee, toch liever in de kerk, of' })

test('what was confirmed holds, and what was written after it stands apart', () => {
  const { sections, later } = heldOf([HALL], [CHURCH])
  expect(sections).toEqual([HALL])
  expect(later.map(({ key, changes }) => [key, laterAnswers(changes)])).toEqual([
    ['rituelen', [{ how: 'written', answer: CHURCH.answers[0] }]],
  ])
})

test('what was taken away without a confirmation still holds, and is said to be gone', () => {
  const { sections, later } = heldOf([HALL], [])
  expect(sections).toEqual([HALL])
  expect(later.flatMap(({ changes }) => laterAnswers(changes))).toEqual([
    { how: 'gone', answer: HALL.answers[0] },
  ])
})

test('of a list it is said what came and what went', () => {
  const [one, other] = [
    section('veer', { values: ['rust', 'moed'] }),
    section('veer', { values: ['rust', 'tijd'] }),
  ]
  expect(heldOf([one], [other]).later.flatMap(({ changes }) => laterAnswers(changes))).toEqual([
    { how: 'added', answer: { key: 'values', question: 'values', answer: ['tijd'] } },
    { how: 'gone', answer: { key: 'values', question: 'values', answer: ['moed'] } },
  ])
})

test('details and contacts are no wishes: they hold as they are now', () => {
  const [before, now] = [section('naw', { city: 'Kampen' }), section('naw', { city: 'Zwolle' })]
  expect(heldOf([before, HALL], [now, HALL])).toEqual({ sections: [HALL, now], later: [] })
})

test('a version that says nothing holds as well: all that came after it stands apart', () => {
  const { sections, later } = heldOf([], [CHURCH])
  expect([sections, later.map(({ key }) => key)]).toEqual([[], ['rituelen']])
})

test('words below ‘Anders’ are one answer with it', () => {
  const [before, now] = [
    section('rituelen', { colors: ['Wit'] }),
    section('rituelen', { colors: ['Wit', 'Anders'], colorsOther: 'het blauw van het meer' }),
  ]
  expect(heldOf([before], [now]).later.flatMap(({ changes }) => laterAnswers(changes))).toEqual([
    { how: 'added', answer: expect.objectContaining({ answer: ['het blauw van het meer'] }) },
  ])
})

test('of what nobody confirmed everything is there', () => {
  expect(heldOf(null, [CHURCH])).toEqual({ sections: [CHURCH], later: [] })
})

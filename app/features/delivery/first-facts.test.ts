import { expect, test } from 'vitest'
import { answers } from '#app/forms/answers.ts'
import type { Definition } from '#app/forms/fields.ts'
import type { SectionData } from '#app/forms/values.ts'
import type { Belongings } from '#app/features/booklet/contents.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, fileSections } from '#app/features/interview/sections/index.ts'
import { firstFactsOf } from './first-facts.ts'

const all: Definition[] = [...fileSections]

function section(key: FileSectionKey, data: SectionData) {
  const definition = all.find((one) => one.key === key) as Definition
  const texts = sectionTexts(key)
  return { key, title: '', answers: answers(definition, texts, data) }
}

const factsOf = (...sections: ReturnType<typeof section>[]) =>
  firstFactsOf({ summary: { sections } } as unknown as Belongings)

const NOTHING = { quote: null, burial: null, insurance: null, call: null }

test('of somebody who said nothing nothing is said', () => {
  expect(factsOf()).toEqual(NOTHING)
})

test('that something was written after it was confirmed', () => {
  const later = (key: FileSectionKey) => [{ key, title: '', changes: [] }]
  const facts = (key: FileSectionKey) =>
    firstFactsOf({ summary: { sections: [] }, later: later(key) } as unknown as Belongings)
  expect(facts('praktisch')).toEqual({ ...NOTHING, later: true })
  expect(facts('secret')).toEqual(NOTHING)
})

test('the choice, the insurance, who is called first, and a sentence', () => {
  const facts = factsOf(
    section('kaars', { remembered: 'Als iemand die altijd tijd had.' }),
    section('praktisch', {
      burial: 'Cremeren',
      hasInsurance: true,
      insuranceProvider: 'DELA',
      insurancePolicyNumber: '4481.223.907',
    }),
    section('naw', {
      contacts: [
        { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', phone: '06-12345678' },
        { firstName: 'Ria', lastName: 'de Wit', relation: 'zus', phone: '06-87654321' },
      ],
    }),
  )
  expect(facts).toEqual({
    quote: 'Als iemand die altijd tijd had.',
    burial: expect.stringMatching(/Crem/),
    insurance: expect.stringContaining('4481.223.907'),
    call: {
      arrange: false,
      people: [{ name: 'Mark de Vries', about: 'zoon', phone: '06-12345678' }],
    },
  })
})

test('who was chosen to arrange the funeral, and not who stands first; all who do it together', () => {
  const contacts: Record<string, string>[] = [
    { firstName: 'Mark', phone: '06-12345678' },
    { firstName: 'Ria', relation: 'zus', phone: '06-87654321', arranges: 'true' },
    { firstName: 'Jan', arranges: 'true' },
  ]
  expect(factsOf(section('naw', { contacts })).call).toEqual({
    arrange: true,
    people: [
      { name: 'Ria', about: 'zus', phone: '06-87654321' },
      { name: 'Jan', about: '', phone: null },
    ],
  })
})

test('whoever has no telephone is named all the same', () => {
  const contacts = [{ firstName: 'Mark', lastName: '', relation: '', email: 'mark@example.nl' }]
  expect(factsOf(section('naw', { contacts })).call?.people).toEqual([
    { name: 'Mark', about: '', phone: null },
  ])
})

test.each([
  ['whole sentences', `Kort. ${'Langer. '.repeat(30)}`, /^Kort\.( Langer\.)+$/],
  ['whole words', 'woord '.repeat(60), /^(woord )+woord…$/],
  ['what has no end', 'x'.repeat(400), /^x{160}…$/],
])('a long answer is cut at %s', (_what, remembered, cut) => {
  const { quote } = factsOf(section('kaars', { remembered }))
  expect(quote).toMatch(cut)
  expect(quote?.length).toBeLessThanOrEqual(161)
})

test('nothing of the confidential part is in it', () => {
  const secret = all.find(({ key }) => key === 'secret')
  const data = Object.fromEntries(
    (secret?.fields ?? []).map(({ key }) => [key, 'Niemand weet dit']),
  )
  expect(factsOf(section('secret' as FileSectionKey, data))).toEqual(NOTHING)
})

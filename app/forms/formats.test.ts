import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deathForm } from '#app/features/first-days/death-form.ts'
import { fullRequestForm } from '#app/features/release/forms/request-forms.ts'
import { common } from '#app/locales/common.nl.ts'
import { formOf } from '#tests/fixtures/people/interview.ts'
import { dateOfBirthField } from './common-fields.ts'
import { isoDay } from './formats.ts'
import { parseForm } from './submission.server.ts'

describe('a day as people write it', () => {
  test.each([
    ['27-11-2026', '2026-11-27'],
    ['27/11/2026', '2026-11-27'],
    ['27.11.2026', '2026-11-27'],
    ['27 11 2026', '2026-11-27'],
    ['7 - 1 - 2026', '2026-01-07'],
    ['2026-11-27', '2026-11-27'],
    [' 27 november 2026 ', '2026-11-27'],
    ['27 Nov 2026', '2026-11-27'],
    ['27 nov. 2026', '2026-11-27'],
    ['27-nov-2026', '2026-11-27'],
    ['1 sept. 2026', '2026-09-01'],
    ['5 mrt 2026', '2026-03-05'],
    ['5 maart 2026', '2026-03-05'],
    ['31 februari 2026', '2026-02-31'],
    ['27\u00a0november 2026', '2026-11-27'],
    ['vrijdag 27 november 2026', '2026-11-27'],
    ['Vr. 27 nov 2026', '2026-11-27'],
    ['vr 27-11-2026', '2026-11-27'],
  ])('%j is %s', (typed, day) => {
    expect(isoDay(typed)).toBe(day)
  })

  test.each([
    '',
    'gisteren',
    'constructor',
    '27 no 2026',
    '27 noot 2026',
    '27 november',
    '27-11',
    '27-11-26',
    'donderdag 27 november 2026',
    'v 27 november 2026',
    'vrijdag 31 februari 2026',
  ])('%j is none, as nobody can say which it is', (typed) => {
    expect(isoDay(typed)).toBe(typed)
  })
})

test.each(['donderdag 27 november 2026', 'zo 27-11-2026', 'zondag 27 november'])(
  '%j is told to be another day of the week',
  (typed) => {
    const { errors } = parseForm(deathForm(new Date('2026-11-29')), formOf([['dag', typed]]))
    expect(errors.dag).toEqual([common.validation.dateWeekday])
  },
)

describe('a day without its year', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T12:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['27 november', '2026-11-27'],
    ['27 nov.', '2026-11-27'],
    ['vrijdag 27 november', '2026-11-27'],
    ['29-11', '2026-11-29'],
    ['30 november', '2025-11-30'],
    ['31-12', '2025-12-31'],
    ['2/1', '2026-01-02'],
    ['vandaag', '2026-11-29'],
    ['Gisteren', '2026-11-28'],
    ['eergisteren', '2026-11-27'],
    ['zaterdag', '2026-11-28'],
    ['afgelopen zaterdag', '2026-11-28'],
    ['zo', '2026-11-29'],
    ['maandag', '2026-11-23'],
    ['tien november', '2026-11-10'],
    ['Eén november', '2026-11-01'],
    ['zaterdag eenentwintig november', '2026-11-21'],
    ['tweeëntwintig november', '2026-11-22'],
    ['dertig november', '2025-11-30'],
    ['gisteren om 3 uur', '2026-11-28'],
    ['zaterdag rond drie uur ’s nachts', '2026-11-28'],
    ["gisteren 's avonds", '2026-11-28'],
    ['gisteravond', '2026-11-28'],
    ['vanochtend', '2026-11-29'],
    ['25-11-2026 om 15.00 uur', '2026-11-25'],
  ])('%j is %s where it is of the last year', (typed, day) => {
    const { complete, errors } = parseForm(deathForm(new Date()), formOf([['dag', typed]]))
    expect([complete?.dag, errors]).toEqual([day, {}])
  })

  test.each(['constructor', '__proto__', 'toString'])('%j is none', (typed) => {
    expect(isoDay(typed, { until: '2026-11-29', recent: true })).toBe(typed)
  })

  test('is read where a director asks for the file of who died', () => {
    const form = formOf([['overlijdensdatum', 'vrijdag 27 november']])
    const { values, errors } = parseForm(fullRequestForm, form)
    expect([values.overlijdensdatum, errors.overlijdensdatum]).toEqual(['2026-11-27', undefined])
  })
})

describe('a day with the end of its year', () => {
  test.each([
    ['4-5-51', '1951-05-04'],
    ['4 mei 51', '1951-05-04'],
    ['31/12/99', '1999-12-31'],
  ])('%j is %s: nobody is of the year to come', (typed, day) => {
    expect(isoDay(typed, { until: '2026-11-29' })).toBe(day)
  })

  test('is a day of birth at a sign-up', () => {
    const form = { key: 'birth', fields: [dateOfBirthField] } as const
    const read = (typed: string) => parseForm(form, formOf([['dateOfBirth', typed]]))
    expect(read('4-5-51').complete).toEqual({ dateOfBirth: '1951-05-04' })
    for (const unclear of ['4-5', 'gisteren', 'zaterdag', '4-5-24'])
      expect(read(unclear).errors.dateOfBirth, unclear).toHaveLength(1)
  })

  test.each(['4-5-24', '30-11-26'])('%j is none, as two can be meant', (typed) => {
    expect(isoDay(typed, { until: '2026-11-29' })).toBe(typed)
  })
})

describe('a link', () => {
  const form = {
    key: 'song',
    fields: [{ key: 'link', kind: 'text', maxLength: 500, format: 'link' }],
  } as const
  const read = (typed: string) => parseForm(form, formOf([['link', typed]]))

  test.each([
    ['open.spotify.com/track/1', 'https://open.spotify.com/track/1'],
    ['www.youtube.com', 'https://www.youtube.com'],
    ['https://youtu.be/x', 'https://youtu.be/x'],
    ['http://youtu.be/x', 'http://youtu.be/x'],
    ['javascript:alert(1.5)', undefined],
    ['jan@example.nl', undefined],
    ['Vera Lynn', undefined],
    ['spotify', undefined],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read(typed).complete?.link).toBe(kept)
  })
})

/** What who waits reads: an hour always, and never more than is true. */
import { expect, test } from 'vitest'
import type { KnownReport, SaidBy } from './report.server.ts'
import { allAt } from '#app/features/contacts/rules-form.ts'
import { momentInWords, readFrom, waitingWords } from './waiting.server.ts'

const at = (moment: string) => new Date(moment)

test.each([
  [
    '2026-11-24T21:15:00Z',
    '2026-11-24T09:12:00Z',
    'Vandaag, dinsdag 24\u00a0november, vanaf 22.15 uur',
  ],
  [
    '2026-11-25T09:15:00Z',
    '2026-11-24T09:12:00Z',
    'Morgen, woensdag 25\u00a0november, vanaf 10.15 uur',
  ],
  [
    '2026-11-25T09:15:00Z',
    '2026-11-24T23:12:00Z',
    'Vandaag, woensdag 25\u00a0november, vanaf 10.15 uur',
  ],
  ['2026-11-26T23:15:00Z', '2026-11-24T09:12:00Z', 'Op vrijdag 27\u00a0november, vanaf 0.15 uur'],
  // The clock goes back between them.
  [
    '2026-10-25T09:15:00Z',
    '2026-10-24T09:12:00Z',
    'Morgen, zondag 25\u00a0oktober, vanaf 10.15 uur',
  ],
])('%s is, at %s: %s', (moment, now, words) => {
  expect(momentInWords(at(moment), at(now))).toBe(words)
})

const said = (relativeId: string, answer: SaidBy['said'] = 'yes'): SaidBy => ({
  relativeId,
  name: relativeId === 'lisa' ? 'Lisa de Vries' : 'Mark de Vries',
  hasEmail: true,
  said: answer,
  at: at('2026-11-24T09:12:00Z'),
  otherDay: null,
})
const report = (more: Partial<KnownReport> = {}): KnownReport => ({
  id: 'report',
  state: 'waiting',
  way: 'contact',
  createdAt: at('2026-11-24T09:12:00Z'),
  waitsUntil: at('2026-11-25T09:15:00Z'),
  firstAt: null,
  allAt: null,
  copiesUntil: null,
  changedAt: at('2026-11-24T10:40:00Z'),
  because: null,
  diedOn: '2026-11-23',
  said: [said('lisa'), said('mark')],
  ...more,
})
const about = {
  reader: 'lisa',
  owner: 'Gerda',
  others: [{ id: 'mark', name: 'Mark', hasEmail: true }],
  paper: null,
  readsAll: false,
  now: at('2026-11-24T11:00:00Z'),
}

test('who may read all of it already is promised no more for later than one page', () => {
  const { first, all, steps } = waitingWords(report(), { ...about, readsAll: true })
  expect([first, all]).toEqual([
    'Morgen, woensdag 25\u00a0november, vanaf 10.15 uur staat hier op één bladzijde wat het eerst nodig is.',
    '',
  ])
  expect(steps.at(-1)?.note).toBe('u mag ze nu al lezen')
})

test('once it is certain it says both hours', () => {
  expect(waitingWords(report(), about)).toEqual({
    waitsFor: [],
    waitsUntil: '',
    first:
      'Morgen, woensdag 25\u00a0november, vanaf 10.15 uur leest u hier wat het eerst nodig is.',
    all: 'Diezelfde dag, vanaf 22.15 uur, staan alle wensen hier.',
    mailLater: 'De tweede komt op donderdag 26\u00a0november om 8.00 uur.',
    steps: [
      { text: 'U liet het weten', note: 'dinsdag 24\u00a0november, 10.12\u00a0uur', done: true },
      {
        text: 'Mark de Vries zei het ook',
        note: 'dinsdag 24\u00a0november, 10.12\u00a0uur',
        done: true,
      },
      {
        text: 'Wachten tot woensdag 25\u00a0november, 10.15\u00a0uur',
        note: 'Dat is één dag, voor als er een vergissing is',
        done: false,
      },
      { text: 'Eerst dit', note: '', done: false },
      { text: 'Alle wensen', note: 'twaalf uur later', done: false },
    ],
  })
})

test('before that it says who is waited for, and until when', () => {
  const alone = report({ state: 'reported', said: [said('lisa')] })
  expect(waitingWords(alone, about)).toMatchObject({
    waitsFor: [
      'Wij weten het zeker zodra Mark het ook zegt.',
      'Of als wij de verklaring van de arts of de akte van overlijden zien.',
    ],
    waitsUntil: 'Wij wachten hierop tot en met 23\u00a0december 2026.',
    first:
      'Morgen, woensdag 25\u00a0november, vanaf 10.15 uur leest u hier wat het eerst nodig is, als wij het dan zeker weten.',
  })
})

test.each([
  ['the first by night', '2026-11-24T23:30:00Z', 'De eerste komt morgenochtend om 8.00 uur.'],
  ['the rest by night', '2026-11-24T12:15:00Z', 'De tweede komt morgenochtend om 8.00 uur.'],
  ['neither', '2026-11-25T07:15:00Z', ''],
])('says which mail comes later than what it is about: %s', (_, moment, words) => {
  expect(waitingWords(report({ waitsUntil: at(moment) }), about).mailLater).toBe(words)
  const open = report({ waitsUntil: at('2026-11-24T09:12:00Z'), state: 'reported' })
  expect(waitingWords(open, about).mailLater).toBe('')
})

test('the rest of another day is said with its day', () => {
  const late = report({ waitsUntil: at('2026-11-25T20:15:00Z') })
  expect(waitingWords(late, about).all).toBe(
    'Op donderdag 26\u00a0november, vanaf 9.15 uur staan alle wensen hier.',
  )
})

test.each([
  [
    'nobody else',
    [],
    'Wij weten het zeker als wij de verklaring van de arts of de akte van overlijden zien.',
  ],
  ['who has a letter', [{ id: 'ria', name: 'Ria', hasEmail: false }], 'Wij bellen Ria'],
])('with %s it says what is needed', (_, others, words) => {
  const alone = report({ state: 'reported', said: [said('lisa')] })
  expect(waitingWords(alone, { ...about, others }).waitsFor.join(' ')).toContain(words)
})

test('an hour that has passed is not said', () => {
  const now = at('2026-11-26T11:00:00Z')
  const late = report({ state: 'reported', said: [said('lisa')] })
  expect(waitingWords(late, { ...about, now })).toMatchObject({
    first:
      'Zodra wij het zeker weten, leest u hier wat het eerst nodig is. Twaalf uur later staan alle wensen hier.',
    all: '',
  })
  expect(waitingWords(report(), { ...about, now }).first).toContain('Binnen vijf minuten')
})

test.each([
  ['2026-11-24T09:12:00Z', 'Niet wachten: zo staat het bij Gerda', ''],
  [
    '2026-11-24T14:15:00Z',
    'Wachten tot dinsdag 24\u00a0november, 15.15\u00a0uur',
    'Dat is 5\u00a0uur, voor als er een vergissing is',
  ],
  [
    '2026-11-27T09:15:00Z',
    'Wachten tot vrijdag 27\u00a0november, 10.15\u00a0uur',
    'Dat is drie dagen, voor als er een vergissing is',
  ],
])('a wait until %s is told', (until, text, note) => {
  const { steps } = waitingWords(report({ waitsUntil: at(until) }), about)
  expect(steps).toContainEqual(expect.objectContaining({ text, note }))
})

test('a paper that was seen stands there', () => {
  const { steps } = waitingWords(report({ way: 'paper', said: [said('lisa')] }), about)
  expect(steps[1]).toEqual({
    text: 'Wij zagen de verklaring of de akte',
    note: 'dinsdag 24\u00a0november, 11.40\u00a0uur',
    done: true,
  })
})

test('a paper that came is said, with who looks at it and what happens then', () => {
  const paper = { at: at('2026-11-24T10:00:00Z'), seenFrom: at('2026-11-25T08:00:00Z') }
  const alone = report({ state: 'reported', way: 'paper', said: [said('lisa')] })
  const { waitsFor, waitsUntil, first, all, steps } = waitingWords(alone, { ...about, paper })
  expect([waitsFor.join(' '), waitsUntil, first]).toEqual([
    'Het papier over Gerda is binnen. Klopt het, dan weten wij het zeker. Is het niet genoeg, dan hoort u dat ook.',
    '',
    'Morgen, woensdag 25\u00a0november, vanaf 9.00 uur kijken twee medewerkers ernaar.',
  ])
  expect(all).toMatch(
    /^Morgen, woensdag [^.]+10\.15 uur .+ als wij het dan zeker weten\. Diezelfde dag/,
  )
  expect(steps.slice(1, 3)).toEqual([
    {
      text: 'Er kwam een papier binnen',
      note: 'dinsdag 24\u00a0november, 11.00\u00a0uur',
      done: true,
    },
    { text: 'Twee medewerkers kijken het papier na', note: '', done: false },
  ])
})

test('a waiting time that is over stands before what is still waited for, as past', () => {
  const paper = { at: at('2026-11-24T10:00:00Z'), seenFrom: at('2026-11-26T08:00:00Z') }
  const late = report({ state: 'reported', way: 'paper', said: [said('lisa')] })
  const { steps, all } = waitingWords(late, { ...about, paper, now: at('2026-11-25T20:00:00Z') })
  expect(all).toMatch(/^Zodra wij het zeker weten/)
  expect(steps.map(({ done }) => done)).toEqual([true, true, true, false, false, false])
  expect(steps[2]).toEqual({
    text: 'Gewacht: één dag, voor als er een vergissing is',
    note: 'voorbij op woensdag 25\u00a0november, 10.15\u00a0uur',
    done: true,
  })
})

test('of a paper no hour of reading is said before somebody can have looked at it', () => {
  const paper = { at: at('2026-11-24T10:00:00Z'), seenFrom: at('2026-11-26T08:00:00Z') }
  const alone = report({ state: 'reported', way: 'paper', said: [said('lisa')] })
  const { first, all } = waitingWords(alone, { ...about, paper })
  expect(`${first} ${all}`).not.toContain('10.15')
  expect(all).toMatch(/^Zodra wij het zeker weten/)
})

test('who knows another day is named with it, and still waited for', () => {
  const mark = { ...said('mark', 'unknown'), otherDay: '2026-11-20' }
  const shown = report({ state: 'reported', said: [said('lisa'), mark] })
  const { waitsFor, steps } = waitingWords(shown, about)
  expect(waitsFor[0]).toBe('Wij weten het zeker zodra Mark het ook zegt.')
  expect(steps[1]?.text).toBe('Mark de Vries weet een andere dag: 20\u00a0november 2026')
  const own = waitingWords(shown, { ...about, reader: 'mark' })
  expect(own.steps[1]?.text).toBe('U weet een andere dag: 20\u00a0november 2026')
})

test.each([
  ['after', 'Morgen, woensdag 25\u00a0november, vanaf 10.15 uur'],
  ['now', null],
  ['never', null],
] as const)('who says yes, and reads %s, is told from when: %s', (moment, told) => {
  expect(readFrom(report(), allAt(moment), at('2026-11-24T10:40:00Z'))).toBe(told)
})

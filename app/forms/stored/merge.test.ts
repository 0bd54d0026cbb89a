import { createSecretKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Field } from '../fields.ts'
import {
  fingerprintsOf,
  fingerprintsUnder,
  fingerprintText,
  readFingerprints,
} from './fingerprints.server.ts'
import { mergeAnswers } from './merge.ts'
import type { SectionData } from '../values.ts'

const FIELDS = [
  { key: 'text', kind: 'text', maxLength: 200 },
  { key: 'often', kind: 'choice', options: ['never', 'yearly'], initial: 'never' },
  {
    key: 'songs',
    kind: 'rows',
    maxRows: 4,
    fields: [{ key: 'title', kind: 'text', maxLength: 200 }],
  },
] as const satisfies readonly Field[]

const keyOf = (byte: number) => createSecretKey(Buffer.alloc(32, byte))
const fingerprint = fingerprintsUnder(keyOf(1), 'section')
const baseOf = (data: SectionData) => fingerprintsOf(fingerprint, data)

const merge = (base: SectionData | undefined, mine: SectionData, theirs: SectionData) =>
  mergeAnswers({
    base: base && baseOf(base),
    mine,
    theirs,
    fields: FIELDS,
    fingerprint,
  })

const songs = (list: string) => [...list].map((title) => ({ title }))
const titles = (rows: unknown) => (rows as { title: string }[]).map(({ title }) => title).join('')

describe('an answer', () => {
  test.each<[string, string | undefined, string, string, string | 'disputed']>([
    ['that nobody changed', 'a', 'a', 'a', 'a'],
    ['that I changed', 'a', 'b', 'a', 'b'],
    ['that they changed', 'a', 'a', 'b', 'b'],
    ['that both changed alike', 'a', 'b', 'b', 'b'],
    ['that both changed', 'a', 'b', 'c', 'disputed'],
    ['that I emptied', 'a', '', 'a', ''],
    ['that they emptied', 'a', 'a', '', ''],
    ['that I emptied and they changed', 'a', '', 'c', 'disputed'],
    ['that I changed and they emptied', 'a', 'b', '', 'disputed'],
    ['that both gave first', '', 'b', 'c', 'disputed'],
    ['from an unknown page, that is the same', undefined, 'b', 'b', 'b'],
    ['from an unknown page, that differs', undefined, 'b', 'c', 'disputed'],
  ])('%s', (_name, base, mine, theirs, expected) => {
    const { answers, disputed } = merge(
      base === undefined ? undefined : { text: base },
      { text: mine },
      { text: theirs },
    )
    expect(disputed).toEqual(expected === 'disputed' ? ['text'] : [])
    expect(answers.text).toBe(expected === 'disputed' ? theirs : expected)
  })

  test('that the page filled in by itself is nobody’s change', () => {
    expect(merge({}, { often: 'never' }, { often: 'yearly' })).toEqual({
      answers: { often: 'yearly' },
      disputed: [],
    })
    expect(merge({}, { often: 'never' }, {}).answers).toEqual({ often: 'never' })
  })

  test('to a question that the form does not have is left alone', () => {
    expect(merge({}, {}, { text: 'van elders' })).toEqual({ answers: {}, disputed: [] })
  })
})

describe('a list', () => {
  test.each([
    ['to which both added', '', 'A', 'B', 'BA'],
    ['to which both added the same', 'x', 'xA', 'xA', 'xA'],
    ['of which I changed one row and they another', 'xyz', 'Xyz', 'xyZ', 'XyZ'],
    ['of which both took a row away', 'xyz', 'xy', 'yz', 'y'],
    ['of which I took a row away and they changed another', 'xyz', 'yz', 'xyZ', 'yZ'],
    ['of which I changed the last row and they added one', 'xy', 'xY', 'xyb', 'xYb'],
    ['of which they changed the last row and I added one', 'xy', 'xya', 'xY', 'xYa'],
    ['of which I took the last row away and they added one', 'xy', 'x', 'xyb', 'xb'],
    ['of which they changed the first row and I put one before it', 'xy', 'axy', 'Xy', 'aXy'],
    ['with the same row twice', 'xx', 'xxA', 'xx', 'xxA'],
  ])('%s', (_name, base, mine, theirs, expected) => {
    const merged = merge({ songs: songs(base) }, { songs: songs(mine) }, { songs: songs(theirs) })
    expect(merged.disputed).toEqual([])
    expect(titles(merged.answers.songs)).toBe(expected)
  })

  test.each([
    ['of which both changed the same row', 'xy', 'Ay', 'By'],
    ['of which I took away what they changed', 'xy', 'y', 'Xy'],
    ['that would get too long', 'xy', 'xyab', 'xycd'],
  ])('%s is asked about as a whole', (_name, base, mine, theirs) => {
    const merged = merge({ songs: songs(base) }, { songs: songs(mine) }, { songs: songs(theirs) })
    expect(merged.disputed).toEqual(['songs'])
    expect(titles(merged.answers.songs)).toBe(theirs)
  })

  test('of which rows have got another, empty cell is the same', () => {
    const theirs = { songs: [{ title: 'x' }] }
    const mine = { songs: [{ title: 'x', link: '' }] }
    expect(merge({}, mine, theirs).disputed).toEqual([])
  })
})

describe('fingerprints', () => {
  const data = { text: 'geheim', often: 'yearly', songs: songs('xy') }

  test('come back from a form as they went', () => {
    const prints = baseOf(data)
    expect(readFingerprints(fingerprintText(prints))).toEqual(prints)
    expect(readFingerprints('')).toEqual({})
    expect(fingerprintText(prints)).toMatch(
      /^text:[\w-]{12} often:[\w-]{12} songs:[\w-]{12}\.[\w-]{12}$/,
    )
  })

  test.each([
    [undefined],
    [['a']],
    ['x'],
    ['text:'],
    ['text:short'],
    [' '],
    ['text:abcdefghijkl  x'],
    ['x'.repeat(70_000)],
  ])('that are none say nothing: %j', (text) => expect(readFingerprints(text)).toBeUndefined())

  test('differ by person, by section and by question, and leave open questions out', () => {
    const of = (byte: number, scope: string, question: string) =>
      fingerprintsUnder(keyOf(byte), scope)(question, 'ja').join()
    const all = [of(1, 'a', 'x'), of(2, 'a', 'x'), of(1, 'b', 'x'), of(1, 'a', 'y')]
    expect(new Set(all).size).toBe(4)
    expect(baseOf({ text: '', songs: [], no: false })).toEqual({})
    expect(fingerprintText({ text: [], songs: [] })).toBe('')
  })
})

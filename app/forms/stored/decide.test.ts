import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../fields.ts'
import { isAnswered, type Row, type SectionData, type Value } from '../values.ts'
import { decide, decideAlone, type SaveNote, type Save, type Stored } from './decide.ts'
import { type Fingerprint, type Fingerprints } from './merge.ts'

/** Prints that can be read: a rule does not depend on how they are made. */
const fingerprint: Fingerprint = (_, value) => {
  if (!isAnswered(value)) return []
  return Array.isArray(value) ? value.map((part) => JSON.stringify(part)) : [JSON.stringify(value)]
}
const prints = (data: SectionData): Fingerprints =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fingerprint(key, value)]))

const FIELDS: Field[] = [
  { key: 'rows', kind: 'rows', maxRows: 30, fields: [{ key: 't', kind: 'text', maxLength: 9 }] },
]
const rules = { fields: FIELDS, fingerprint }

const contentOf = (text: string) => Buffer.from(text)
const note = (sequence: number, content: string, seen?: SectionData): SaveNote => ({
  sequence,
  content: contentOf(content),
  seen: seen && prints(seen),
})

type Case = {
  save?: Partial<Save>
  opened?: SectionData
  stored?: Partial<Stored>
  earlier?: SaveNote
  before?: SaveNote
}

function decided({ save, opened, stored, earlier, before }: Case) {
  return decide(
    { revision: 1, opened: opened && prints(opened), data: { a: 'mijn' }, ...save },
    { data: { a: 'eerst' }, revision: 1, ...stored },
    { content: contentOf('mijn'), earlier, before },
    rules,
  )
}

const CHANGED = { data: { a: 'hun' }, revision: 2 }

describe('a save', () => {
  test.each<[string, Case, 'repeat' | 'late' | 'conflict' | 'store']>([
    ['of what was opened is stored', { opened: { a: 'eerst' } }, 'store'],
    ['of a page that does not say what it was made from, on the newest revision', {}, 'store'],
    ['of such a page on an older one is asked about', { stored: CHANGED }, 'conflict'],
    [
      'of such a page that says the same',
      { save: { data: { a: 'hun' } }, stored: CHANGED },
      'store',
    ],
    [
      'of what both changed is asked about',
      { opened: { a: 'eerst' }, stored: CHANGED },
      'conflict',
    ],
    ['of what only the other one changed', { opened: { a: 'mijn' }, stored: CHANGED }, 'store'],
    ['that was carried out is a repeat', { earlier: note(0, 'mijn'), stored: CHANGED }, 'repeat'],
    [
      'by hand with other content and no higher number is not',
      { earlier: note(0, 'x', { a: 'eerst' }), stored: CHANGED },
      'conflict',
    ],
    [
      'of an old form that comes again and leaves what was saved since',
      {
        save: { data: { a: 'eerst' } },
        opened: { a: 'eerst' },
        earlier: note(1, 'x', { a: 'mijn' }),
        stored: { data: { a: 'mijn' }, revision: 2 },
      },
      'conflict',
    ],
    [
      'of an old form that comes again where nothing else was saved',
      { opened: { a: 'eerst' }, earlier: note(1, 'x', { a: 'eerst' }) },
      'store',
    ],
    [
      'by itself that is overtaken is late',
      { save: { sequence: 2, automatic: true }, earlier: note(4, 'x') },
      'late',
    ],
    [
      'by hand is never late',
      { save: { sequence: 3 }, opened: { a: 'eerst' }, earlier: note(4, 'x'), stored: CHANGED },
      'conflict',
    ],
    [
      'of a form that holds what is stored',
      {
        save: { sequence: 4 },
        opened: { a: 'eerst' },
        earlier: note(2, 'x', { a: 'hun' }),
        stored: CHANGED,
      },
      'store',
    ],
    [
      'of a form over which another one was saved',
      { save: { sequence: 4 }, earlier: note(2, 'x', { a: 'van mij' }), stored: CHANGED },
      'conflict',
    ],
    [
      'of a form that goes on from one that holds what is stored',
      { opened: { a: 'eerst' }, before: note(2, 'x', { a: 'hun' }), stored: CHANGED },
      'store',
    ],
    [
      'of a form that goes on from one that never saved',
      { opened: { a: 'hun' }, before: note(2, ''), stored: CHANGED },
      'store',
    ],
    [
      'with a question that is still to be chosen',
      { save: { undecided: ['a'] }, opened: { a: 'eerst' } },
      'conflict',
    ],
    [
      'with a wrong answer to what nobody changed',
      { save: { data: {}, wrong: ['a'] }, opened: { a: 'eerst' } },
      'store',
    ],
    [
      'with a wrong answer to what another one changed',
      { save: { data: {}, wrong: ['a'] }, opened: { a: 'eerst' }, stored: CHANGED },
      'conflict',
    ],
    [
      'with a wrong answer to what is open',
      { save: { data: {}, wrong: ['b'] }, opened: {}, stored: CHANGED },
      'store',
    ],
    [
      'with a wrong answer that is still to be chosen',
      { save: { data: {}, wrong: ['a'], undecided: ['a'] }, opened: { a: 'eerst' } },
      'conflict',
    ],
    [
      'of what both changed, where nobody is there to choose,',
      { save: { yields: true }, opened: { a: 'eerst' }, stored: CHANGED },
      'store',
    ],
  ])('%s', (_name, given, kind) => {
    expect(decided(given).kind).toBe(kind)
  })

  test('takes over what only one of both changed, and says what is asked about', () => {
    const opened = { a: '1', b: '1', c: '1', d: '1' }
    const stored = { data: { ...opened, b: '2', c: '2' }, revision: 2 }
    const save = { data: { a: '3', b: '1', c: '3', d: '' } }
    expect(decided({ opened, stored, save })).toEqual({
      kind: 'conflict',
      disputed: ['c'],
      merged: { a: '3', b: '2', c: '2' },
    })
    expect(decided({ opened, stored, save: { data: { a: '3', b: '1' } } })).toMatchObject({
      kind: 'store',
      changed: true,
      data: { a: '3', b: '2', c: '2', d: '1' },
    })
  })

  test('that yields leaves what another one changed too, and stores the rest', () => {
    const stored = { data: { a: 'hun' }, revision: 2 }
    const save = { data: { a: 'mijn', b: 'ook' }, yields: true }
    expect(decided({ opened: {}, stored, save })).toMatchObject({
      kind: 'store',
      data: { a: 'hun', b: 'ook' },
    })
  })

  test('by a form whose page does not show what was merged never takes it for seen', () => {
    const opened = { a: '1', b: '1' }
    const stored = { data: { a: '1', b: '2' }, revision: 2 }
    const first = decided({ opened, stored, save: { data: { a: '3', b: '1' }, sequence: 2 } })
    if (first.kind !== 'store') throw new Error(first.kind)
    const earlier = { sequence: 2, content: contentOf('x'), seen: first.seen }
    const after = { data: first.data, revision: 3 }
    const same = { data: { a: '4', b: '1' }, sequence: 4 }
    expect(decided({ opened, earlier, stored: after, save: same })).toMatchObject({
      kind: 'store',
      data: { a: '4', b: '2' },
    })
    const over = { data: { a: '3', b: '5' }, sequence: 4 }
    expect(decided({ opened, earlier, stored: after, save: over })).toMatchObject({
      kind: 'conflict',
      disputed: ['b'],
    })
  })

  test('leaves what the account knew where the form has no right answer', () => {
    const stored = { data: {}, revision: 0, known: { phone: '06', city: 'Zwolle' } }
    const save = { data: { city: 'Deventer' }, wrong: ['phone'], revision: 0 }
    expect(decided({ opened: stored.known, stored, save })).toMatchObject({
      kind: 'store',
      data: { phone: '06', city: 'Deventer' },
    })
  })

  test('of a form whose saves are not remembered goes by what the form says', () => {
    const save = { revision: 1, data: { a: 'mijn' } }
    const stored = { data: { a: 'hun' } }
    expect(decideAlone({ ...save, opened: prints({ a: 'hun' }) }, stored, rules)).toMatchObject({
      kind: 'store',
      data: { a: 'mijn' },
    })
    const conflict = { kind: 'conflict', disputed: ['a'] }
    for (const opened of [prints({ a: 'eerst' }), undefined])
      expect(decideAlone({ ...save, opened }, stored, rules)).toMatchObject(conflict)
    expect(decideAlone(save, { ...stored, revision: 1 }, rules)).toMatchObject({ kind: 'store' })
  })

  test('of months that another answer takes away can bring them back', () => {
    const opened: SectionData = { often: 'custom', months: 5 }
    const settle = ({ months, ...data }: SectionData): SectionData =>
      data.often === 'never' || months === undefined ? data : { ...data, months }
    const save = (
      often: 'never' | 'custom',
      sequence: number,
      stored: SectionData,
      earlier?: SaveNote,
    ) =>
      decide(
        { data: { often, months: 5 }, sequence, revision: 1, opened: prints(opened) },
        { data: stored, revision: 1 },
        { content: contentOf('mijn'), earlier, before: undefined },
        { ...rules, settle },
      )
    const never = save('never', 2, opened)
    if (never.kind !== 'store') throw new Error(never.kind)
    expect(never.data).toEqual({ often: 'never' })
    const earlier = { sequence: 2, content: contentOf('x'), seen: never.seen }
    expect(save('custom', 4, never.data, earlier)).toMatchObject({ data: opened })
    expect(save('never', 4, never.data, earlier)).toMatchObject({ changed: false })
  })
})

/** Someone's page: what it was made from, what it says now, and its last note. */
type Page = { opened: SectionData; says: SectionData; sequence: number; note: SaveNote | undefined }
type State = { data: SectionData; revision: number }

const text = fc.constantFrom('', 'a', 'b', 'c', 'd')
const rows = fc
  .array(fc.constantFrom('r', 's', 't', 'u', 'v', 'w'), { maxLength: 5 })
  .map((list): Row[] => list.map((t) => ({ t })))
const answers = fc.record({ x: text, y: text, z: text, rows })

const without = (data: SectionData): SectionData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => isAnswered(value)))

const open = ({ data }: State): Page => ({ opened: data, says: data, sequence: 0, note: undefined })

/** Saves a page as the script does. @returns the state after it, and what was asked about */
function saved(page: Page, state: State) {
  page.sequence += 2
  const { says, sequence, note: earlier } = page
  const data = { x: '', y: '', z: '', rows: [], ...says }
  const save: Save = { data, revision: -1, opened: prints(page.opened), sequence }
  const content = contentOf(`${sequence}`)
  const notes = { content, earlier, before: undefined }
  const decision = decide(save, state, notes, rules)
  if (decision.kind !== 'store') return { state, decision }
  page.note = { content, sequence, seen: decision.seen }
  return { state: { data: decision.data, revision: state.revision + 1 }, decision }
}

const said = ([question, value]: [string, Value | undefined]) => `${question} ${key(value)}`
const key = (value: Value | undefined) => JSON.stringify(isAnswered(value) ? value : null)
const rowsOf = ({ rows: list = [] }: SectionData) => (list as Row[]).map(({ t = '' }) => t)

describe('of 10,000 pairs of changes to one page', () => {
  test('no answer is gone that somebody gave and nobody chose against', () => {
    const store = (page: Page, state: State) => saved(page, state).state
    fc.assert(
      fc.property(answers, answers, answers, (start, one, other) => {
        const base = { data: without(start), revision: 1 }
        const [first, second] = [open(base), open(base)]
        first.says = without(one)
        second.says = without(other)
        const between = store(first, base)
        expect(between.data).toEqual(first.says)
        const { state, decision } = saved(second, between)
        const disputed = decision.kind === 'conflict' ? decision.disputed : []
        const merged = decision.kind === 'conflict' ? decision.merged : state.data
        for (const name of ['x', 'y', 'z']) {
          const [was, mine, theirs] = [base.data, second.says, first.says].map((d) => key(d[name]))
          const both = mine !== was && theirs !== was && mine !== theirs
          expect(disputed.includes(name)).toBe(both)
          expect(key(merged[name])).toBe(both || mine === was ? theirs : mine)
        }
        expectNoRowLost(base.data, first.says, second.says, disputed.includes('rows'), merged)
        // What is asked about is stored by nobody before it was chosen.
        if (decision.kind === 'conflict') expect(state).toEqual(between)
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  test('saved again and again, in any order, no page writes over what it has not seen', () => {
    expect.hasAssertions()
    const turn = fc.tuple(fc.boolean(), fc.constantFrom(...TEXTS), text)
    fc.assert(
      fc.property(answers, fc.array(turn, { maxLength: 12 }), expectNothingUnseenReplaced),
      { numRuns: 10_000 },
    )
  }, 120_000)
})

const TEXTS = ['x', 'y', 'z'] as const

/** @param turns which of two pages changes which question to what, and saves */
function expectNothingUnseenReplaced(
  start: SectionData,
  turns: [boolean, (typeof TEXTS)[number], string][],
) {
  let state: State = { data: without(start), revision: 1 }
  const pages = [open(state), open(state)] as const
  const told = () => TEXTS.map((name) => said([name, state.data[name]]))
  // Every answer that each has had on the page or stored: these it may change.
  const seen = [new Set(told()), new Set(told())] as const
  for (const [isFirst, name, value] of turns) {
    const [page, known] = isFirst ? [pages[0], seen[0]] : [pages[1], seen[1]]
    page.says = without({ ...page.says, [name]: value })
    const before = told()
    const { state: after, decision } = saved(page, state)
    state = after
    for (const [index, is] of told().entries()) {
      const was = before[index] ?? ''
      if (was !== is) expect(known).toContain(was)
      const question = TEXTS[index] ?? 'x'
      const isOwn = is === said([question, page.says[question]])
      if (isOwn && decision.kind === 'store') known.add(is)
    }
  }
}

const countOf = (list: string[], item: string) => list.filter((one) => one === item).length

/** Every row is there that one side added, or that neither took away. */
function expectNoRowLost(
  base: SectionData,
  theirs: SectionData,
  mine: SectionData,
  disputed: boolean,
  merged: SectionData,
) {
  const [was, hers, his, is] = [base, theirs, mine, merged].map(rowsOf)
  if (!was || !hers || !his || !is) return
  if (disputed) return expect(is).toEqual(hers)
  for (const row of new Set([...was, ...hers, ...his])) {
    const [before, one, other] = [was, hers, his].map((list) => countOf(list, row))
    if (before === undefined || one === undefined || other === undefined) return
    const wanted = Math.max(one, other) > before || (before > 0 && Math.min(one, other) >= before)
    if (wanted) expect(is).toContain(row)
  }
}

import { afterEach, describe, expect, test } from 'vitest'
import { type Entries, formOf, posted, rowOf } from '#tests/fixtures/people/interview.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { common } from '#app/locales/common.nl.ts'
import type { Definition, Cell } from './fields.ts'
import { parseForm } from './submission.server.ts'
import { addRow, removeRow } from './rows.ts'
import { fullRequestForm } from '#app/features/release/forms/request-forms.ts'
import { naw } from '#app/features/interview/sections/naw.ts'
import { rituelen } from '#app/features/interview/sections/rituelen.ts'
import { veer } from '#app/features/interview/sections/veer.ts'

const t = dutch<['common']>({ common })
const BUTTON = addRow('contacts').name
const parseNaw = (entries: Entries) => parseForm(naw, formOf(entries))
const contacts = naw.fields.flatMap((field): readonly Cell[] =>
  field.kind === 'rows' ? field.fields : [],
)
const people = ['een', 'twee', 'drie'].map((mark) => rowOf(contacts, mark))
const press = ({ name, value }: { name: string; value: string }): Entries => [[name, value]]

describe('the button for another row', () => {
  test.each([0, 1, 3])('adds an empty one to %i rows and keeps what was typed', (count) => {
    const rows = people.slice(0, count)
    const typed: Entries = [['city', ' Zwolle\0 '], ...posted('contacts', rows)]
    const parsed = parseNaw([...typed, ...press(addRow('contacts'))])
    expect(parsed.rowsChanged).toBe(true)
    expect(parsed.typed.city).toBe(' Zwolle\0 ')
    const list = parsed.typed.contacts as unknown[]
    expect(list).toHaveLength(count + 1)
    expect(list.slice(0, count)).toEqual(rows)
    expect(Object.values(list[count] ?? {})).toEqual([])
  })

  test('keeps rows that are still empty', () => {
    const empty = Object.fromEntries(contacts.map(({ key }) => [key, '']))
    const { typed } = parseNaw([
      ...posted('contacts', [empty, empty]),
      ...press(addRow('contacts')),
    ])
    expect(typed.contacts).toHaveLength(3)
  })
})

describe('the button that takes a row away', () => {
  test.each([
    [0, [1, 2]],
    [1, [0, 2]],
    [2, [0, 1]],
    [3, [0, 1, 2]],
  ])('takes row %i', (index, left) => {
    const parsed = parseNaw([...posted('contacts', people), ...press(removeRow('contacts', index))])
    expect(parsed.rowsChanged).toBe(true)
    expect(parsed.typed.contacts).toEqual(left.map((one) => people[one]))
  })

  test('works for a list of another section', () => {
    const songs = [
      { artist: 'a', title: 'b' },
      { artist: 'c', title: 'd' },
    ]
    const entries = [
      ...posted('musicSpecifications', songs),
      ...press(removeRow('musicSpecifications', 0)),
    ]
    const { typed } = parseForm(rituelen, formOf(entries))
    expect(typed.musicSpecifications).toEqual([songs[1]])
  })
})

test('a row that was left out keeps its place', () => {
  const { typed, errors } = parseNaw([['contacts[2].email', 'fout']])
  expect(Object.keys(errors)).toContain('contacts[2].email')
  expect([typed.contacts].flat(2)).toEqual([undefined, undefined, { email: 'fout' }])
})

describe('a button that no page of ours has', () => {
  const control = (type: unknown, payload: unknown) => JSON.stringify({ type, payload })
  const pollute = JSON.parse('{"__proto__":{"polluted":"yes"}}') as unknown
  const values = [
    '',
    'x',
    'insert ',
    'insert city',
    'insert nothing',
    'insert __proto__',
    'insert contacts.constructor',
    'insert contacts 1',
    'remove contacts',
    'remove contacts -1',
    'remove contacts 4000000000',
    'remove contacts 1e3',
    'remove city 0',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    control('insert', null),
    control('insert', {}),
    control('insert', { name: 'city' }),
    control('insert', { name: 'nothing' }),
    control('insert', { name: '__proto__' }),
    control('insert', { name: 'contacts.constructor.prototype' }),
    control('insert', { name: 'contacts[0]' }),
    control('insert', { name: 'contacts', index: 4_000_000_000 }),
    control('insert', { name: 'contacts', defaultValue: { city: 'x' } }),
    control('remove', { name: 'contacts' }),
    control('remove', { name: 'contacts', index: '0' }),
    control('remove', { name: 'contacts', index: -1 }),
    control('remove', { name: 'contacts', index: 1e308 }),
    control('reorder', { name: 'contacts', from: 0, to: 1e9 }),
    control('update', { name: '', value: null }),
    control('update', { name: 'city', value: { a: 1 } }),
    control('update', { name: '__proto__.polluted', value: 'yes' }),
    control('update', { name: 'contacts', value: pollute }),
    control('reset', {}),
    control('validate', { name: 'city' }),
    '['.repeat(100_000),
  ]

  test.each(values)('%.60s stores nothing and loses nothing', (value) => {
    const entries: Entries = [['city', 'Zwolle'], ...posted('contacts', people), [BUTTON, value]]
    const { rowsChanged, typed } = parseNaw(entries)
    expect(rowsChanged).toBe(true)
    expect(typed.city).toBe('Zwolle')
    expect(typed.contacts).toEqual(expect.arrayContaining(people))
  })

  test.each([
    ['a text', [['contacts', 'x']] as Entries],
    ['an object', [['contacts.a', 'x']] as Entries],
  ])('a row is added to %s without failing', (_, entries) => {
    expect(parseNaw([...entries, ...press(addRow('contacts'))]).rowsChanged).toBe(true)
  })

  test.each(['x', '{', 'null', '{"__proto__":{"polluted":"yes"}}'])(
    'a state of the form library, %s, is no question',
    (value) => {
      const { typed, errors } = parseForm(
        veer,
        formOf([
          ['__state__', value],
          ['energy', 'a'],
        ]),
      )
      expect(typed).toEqual({ energy: 'a' })
      expect(errors).toEqual({})
    },
  )
})

describe('names that no question has', () => {
  const deep = `a${'.a'.repeat(20_000)}`
  const names = [
    '',
    '.',
    '[',
    ']',
    '[]',
    '[0]',
    'energy[',
    'energy]',
    'energy..x',
    'energy[-1]',
    'energy[1.5]',
    'contacts[999].a[999][999]',
    'a[999][999][999]',
    '__proto__',
    '__proto__.polluted',
    '__proto__[polluted]',
    'constructor.prototype.polluted',
    'energy.__proto__.polluted',
    'energy[__proto__][polluted]',
    'contacts[0].__proto__.polluted',
    'contacts[0].constructor.prototype.polluted',
    'contacts.__proto__.polluted',
    'toString',
    'valueOf.a',
    'hasOwnProperty',
    'hasOwnProperty.call',
    'toJSON',
    'then',
    deep,
    `contacts[0].${deep}`,
    '[0]'.repeat(20_000),
    '\0',
    '\ufffd',
  ]

  afterEach(() => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get([], 'polluted')).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(typeof {}.toString).toBe('function')
  })

  test.each([veer, naw])('of $key are left out without harm', (section) => {
    for (const name of names) {
      const form = formOf([
        [name, 'yes'],
        [name, 'again'],
        ['city', 'Zwolle'],
        ['wondering', 'wat'],
      ])
      const { typed, values: data } = parseForm(section, form)
      const own = section.key === 'naw' ? ['city', 'Zwolle'] : ['wondering', 'wat']
      expect(typed[own[0] ?? ''], name).toBe(own[1])
      expect(data[own[0] ?? ''], name).toBe(own[1])
      const known = section.fields.map(({ key }): string => key)
      expect(
        Object.keys(typed).filter((key) => !known.includes(key)),
        name,
      ).toEqual([])
    }
  })

  test('are left out however many there are', () => {
    const many = Array.from({ length: 1000 }, (_, i): [string, string] => [`veld${i}.x[3]`, 'x'])
    const { typed } = parseForm(veer, formOf([...many, ['energy', 'a']]))
    expect(typed).toEqual({ energy: 'a' })
  })

  test('leave a question that is answered very often refused, not joined', () => {
    const many = Array.from({ length: 1000 }, (): [string, string] => ['energy', 'x'])
    expect(parseForm(veer, formOf(many)).errors).toEqual({ energy: [t('validation.text')] })
  })
})

test.each(['WR12345678', 'wr12345678', 'WR 1234 5678', '12345678', '1234 5678'])(
  'the number of a file is kept as on a card: %s',
  (typed) => {
    const number = { key: 'fullRequest', fields: [fullRequestForm.fields[0]] } as const
    const { complete } = parseForm(number, formOf([['dossierNummer', typed]]))
    expect(complete).toEqual({ dossierNummer: 'WR12345678' })
  },
)

describe('a time', () => {
  const clock = {
    key: 'call',
    fields: [{ key: 'tijd', kind: 'text', oneLine: true, maxLength: 5, format: 'time' }],
  } as const
  const parsed = (typed: string) => parseForm(clock, formOf([['tijd', typed]]))

  test.each([
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['9.05', '09:05'],
    ['00:00', '00:00'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(parsed(typed).complete).toEqual({ tijd: kept })
  })

  test.each(['24:00', '99.99', '12:60', '1430', 'drie'])('%s is refused', (typed) => {
    const { errors, typed: given } = parsed(typed)
    expect(errors).toEqual({ tijd: [t('validation.time')] })
    expect(given).toEqual({ tijd: typed })
  })
})

describe('what was left open', () => {
  const asked = {
    key: 'asked',
    fields: [
      { key: 'name', kind: 'text', maxLength: 20, oneLine: true, required: true },
      { key: 'phone', kind: 'text', maxLength: 20, oneLine: true, format: 'phone' },
      { key: 'email', kind: 'text', maxLength: 20, oneLine: true, unless: 'phone' },
      { key: 'children', kind: 'number', min: 0, max: 20, initial: 0, required: true },
      { key: 'agreed', kind: 'consent', required: true },
      { key: 'kind', kind: 'choice', options: ['burial', 'other'], required: true },
      {
        key: 'which',
        kind: 'text',
        maxLength: 20,
        oneLine: true,
        required: true,
        showIf: { field: 'kind', is: ['other'] },
      },
    ],
  } as const satisfies Definition
  const right: Record<string, string> = {
    name: 'Ada',
    email: 'a@b.nl',
    children: '2',
    agreed: 'true',
    kind: 'burial',
  }

  test.each<[string, Record<string, string>, string[]]>([
    ['nothing', {}, []],
    ['a name', { name: '' }, ['name']],
    ['a name of spaces', { name: '  ' }, ['name']],
    ['a number', { children: '' }, ['children']],
    ['a box', { agreed: '' }, ['agreed']],
    ['a choice', { kind: '' }, ['kind']],
    ['what nobody has to answer', { phone: '' }, []],
    ['both ways to reach someone', { email: '' }, ['email']],
    ['one of both', { email: '', phone: '0612345678' }, []],
    ['the one, and the other is wrong, which says so itself', { email: '', phone: 'x' }, []],
    ['what goes with an answer', { kind: 'other' }, ['which']],
    ['nothing of that', { kind: 'other', which: 'zee' }, []],
    ['several', { name: '', kind: '', email: '' }, ['name', 'email', 'kind']],
    ['nothing, where an answer is wrong', { children: 'veel' }, []],
  ])('%s', (_, changed, missing) => {
    const entries = Object.entries({ ...right, ...changed }).filter(([, value]) => value !== '')
    const submission = parseForm(asked, formOf(entries))
    expect(submission.missing).toEqual(missing)
    for (const name of missing) expect(submission.errors).toHaveProperty(name)
  })
})

/** Every field of the interview, right and wrong. The cases follow from the definitions. */
import { describe, expect, test } from 'vitest'
import {
  conditionsOf,
  type Entries,
  formOf,
  optionsOf,
  posted,
  rowOf,
  samplesOf,
  valueOf,
} from '#tests/fixtures/people/interview.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { LONG } from '#app/forms/fields.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { common } from '#app/locales/common.nl.ts'
import { answers } from '#app/forms/answers.ts'
import { textCells } from '#app/forms/rows.ts'
import type { Field, FieldKind, Definition, OfKind, TextField } from '#app/forms/fields.ts'
import { withCapitals } from '#app/platform/names.ts'
import type { TextFormat } from '#app/forms/formats.ts'
import { fieldSchema, parseForm } from '#app/forms/submission.server.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, fileSections } from '#app/features/interview/sections/index.ts'
import { isShown, type SectionData, type Value, withoutEmpty } from '#app/forms/values.ts'
import { unbroken } from '#tests/fixtures/page.ts'

const t = dutch<['common']>({ common })
const all: Definition[] = [...fileSections]
const every = all.flatMap((section) =>
  section.fields.map((field) => ({ name: `${section.key}.${field.key}`, section, field })),
)

type Case = { name: string; entries: Entries } & (
  | { value: Value | undefined }
  /** The form has no such question, so what is stored for it stays. */
  | { absent: true }
  /** Texts of errors by the name of the input. */
  | { errors: Record<string, string[]> }
)

/** What is said of a question that has to be answered and is not. */
const askedFor = (key: string) =>
  all.flatMap(({ fields }) => fields).find((one) => one.key === key)?.says?.required ?? 'required'
const fieldOf = (key: string) => all.flatMap(({ fields }) => fields).find((one) => one.key === key)
const tooLong = (key: string, max: number, length: number) =>
  fieldOf(key)?.kind === 'longText'
    ? t(`validation.${max < LONG ? 'textTooLong' : 'storyTooLong'}`, {
        most: numberOf(max),
        length: numberOf(length),
      })
    : t('validation.tooLong', { max })
const UNREADABLE = { NUL: '\0', escape: '\u001b', delete: '\u007f', 'broken bytes': '\ufffd' }
const TEXTS = {
  emoji: 'een 🕯️ en een 👨‍👩‍👧 en 𝔛',
  'right-to-left text': 'שלום עולם مرحبا بالعالم',
  'accents and quotes': `Zoë, 's-Gravenhage "één" <script>alert(1)</script> & %00 \\u0000`,
  'a combined letter': 'e\u0301 en \u202eomgekeerd\u202c',
}

const right = (name: string, key: string, text: string, value: Value | undefined): Case => ({
  name,
  entries: [[key, text]],
  value,
})
const wrong = (name: string, key: string, text: string, error: string): Case => ({
  name,
  entries: [[key, text]],
  errors: { [key]: [error] },
})

const NOT_POSTED: Case = { name: 'not posted', entries: [], absent: true }

/** What is the same for every text. */
function shapeCases(key: string, maxLength: number): Case[] {
  return [
    NOT_POSTED,
    right('empty', key, '', ''),
    right('spaces only', key, ' \t\r\n ', ''),
    {
      name: 'posted twice',
      entries: [
        [key, 'a'],
        [key, 'b'],
      ],
      errors: { [key]: [t('validation.text')] },
    },
    { name: 'a list', entries: [[`${key}[0]`, 'a']], errors: { [key]: [t('validation.text')] } },
    { name: 'an object', entries: [[`${key}.a`, 'a']], errors: { [key]: [t('validation.text')] } },
    ...Object.entries(UNREADABLE).map(([name, sign]) =>
      wrong(`with ${name}`, key, `${'x'.repeat(3)}${sign}y`, t('validation.characters')),
    ),
    wrong('one too long', key, 'x'.repeat(maxLength + 1), tooLong(key, maxLength, maxLength + 1)),
  ]
}

function freeTextCases(key: string, maxLength: number, kept = (text: string) => text): Case[] {
  const x = kept('x'.repeat(maxLength))
  const candles = '🕯'.repeat(maxLength / 2)
  return [
    ...shapeCases(key, maxLength),
    right('as long as it may be', key, 'x'.repeat(maxLength), x),
    right('as long as it may be, in emoji', key, candles, candles),
    wrong('too long in emoji', key, `${candles}🕯`, tooLong(key, maxLength, maxLength + 2)),
    right('long only by its spaces', key, `${'x'.repeat(maxLength)}   `, x),
    right('spaces around', key, '  \n tekst  x \t', kept('tekst  x')),
    right('lines of Windows', key, 'een\r\ntwee\rdrie\r\n\r\nvier', 'een\ntwee\ndrie\n\nvier'),
    ...Object.entries(TEXTS).map(([name, text]) => right(name, key, text, kept(text))),
  ]
}

const longestEmail = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}nl`
/** What is right: a text that is kept as it is, or one and how that is kept. */
type Tried = { right: (string | [typed: string, kept: string])[]; wrong: string[] }
const FORMATS: Partial<Record<TextFormat, Tried>> = {
  email: {
    right: ['a@b.nl', 'Jan.de-Vries+wens@sub.example.nl', longestEmail],
    wrong: ['a', 'a@', '@b.nl', 'a@b', 'a b@c.nl', 'a@b.nl, c@d.nl', 'a@b.nl\nBcc: c@d.nl', 'שלום'],
  },
  phone: {
    right: ['06-12345678', '+31 (0)6 1234 56', '0123456789', '01234567890123456789'],
    wrong: ['06-123456', '06 1234 567a', '٠٦١٢٣٤٥٦٧٨', '06-12345678;06'],
  },
  street: {
    right: ['Dorpsstraat 1', 'Gansoordstraat 12-a, 2e verdieping', 't.o. nr 7'],
    wrong: ['Dorpsstraat', 'x', 'de kade'],
  },
  postalCode: {
    right: [
      '1234 AB',
      ['9999zz', '9999 ZZ'],
      ['1000AA', '1000 AA'],
      ['80 11 ab', '8011 AB'],
      ['8011\u00a0 aB', '8011 AB'],
      ['8 0 1 1 a b', '8011 AB'],
    ],
    wrong: ['0123 AB', '1234', '1234-AB', '1234 sa', '12345 AB', 'AB 1234', '１２３４ AB'],
  },
  link: {
    right: ['https://voorbeeld.nl', 'http://a.nl/b?c=d#e', 'HTTPS://voorbeeld.nl/é'],
    wrong: [
      'voorbeeld',
      'javascript:alert(1)',
      'https:///x',
      'https://',
      'data:text/html,x',
      '//a.nl',
    ],
  },
}
const FORMAT_ERRORS: Partial<Record<TextFormat, string>> = {
  email: t('validation.email'),
  phone: t('validation.phone'),
  street: t('validation.streetNumber'),
  postalCode: t('validation.postalCode'),
  link: t('validation.link'),
}

function textCases(field: TextField, key = field.key): Case[] {
  const { format, maxLength, readOnly, capitals } = field
  if (readOnly) return []
  if (!format) return freeTextCases(key, maxLength, capitals ? withCapitals : undefined)
  const { right: good, wrong: bad } = FORMATS[format] ?? { right: [], wrong: [] }
  expect(good, `texts to try for ${format}`).not.toEqual([])
  return [
    ...shapeCases(key, maxLength),
    ...good
      .map((one) => (typeof one === 'string' ? ([one, one] as const) : one))
      .map(([typed, kept]) => right(`right: ${typed}`, key, ` ${typed} `, kept)),
    ...bad.map((text) => wrong(`wrong: ${text}`, key, text, FORMAT_ERRORS[format] ?? '')),
  ]
}

const OPTION = [t('validation.option')]
const STRANGE = ['Onbekend', '__proto__', 'toString', '\0', 'x'.repeat(10_000)]

/** The kinds that no question of the interview is made of. */
type Asked = Exclude<FieldKind, 'password' | 'consent' | 'file'>

/** One list of cases a kind; a kind without one does not compile. */
const CASES: { [K in Asked]: (field: OfKind<K>, section: Definition) => Case[] } = {
  text: (field) => textCases(field),
  longText: ({ key, maxLength }) => freeTextCases(key, maxLength),
  number: ({ key, min, max }) => {
    const error = t('validation.number', { min, max })
    const bad = [min - 1, max + 1, -1, 1.5, '1,5', '1e1', '0x1', 'zes', '٦', '99999', 'NaN', '1\0']
    return [
      NOT_POSTED,
      right('empty', key, '', undefined),
      right('spaces around', key, ` ${max} `, max),
      ...[min, max].map((one) => right(`number ${one}`, key, String(one), one)),
      ...bad.map((one) => wrong(`not allowed: ${one}`, key, String(one), error)),
      { name: 'a list', entries: [[`${key}[]`, '6']], errors: { [key]: [error] } },
    ]
  },
  day: ({ key }) => {
    const error = t('validation.dateOfBirth')
    const bad = ['1899-12-31', '1950', 'mei 1950', '31-12-2999', '1-1-15']
    return [
      NOT_POSTED,
      right('empty', key, '', ''),
      ...['31-12-1950', ' 31/12/1950 ', '1950-12-31'].map((one) =>
        right(one, key, one, '1950-12-31'),
      ),
      ...bad.map((one) => wrong(`not allowed: ${one}`, key, one, error)),
      wrong('no such day', key, '30-2-1950', t('validation.dateOfBirthNever')),
      { name: 'a list', entries: [[`${key}[]`, '1']], errors: { [key]: [t('validation.text')] } },
    ]
  },
  choice: ({ key, options }) => [
    NOT_POSTED,
    right('no choice', key, '', ''),
    ...options.map((one) => right(`option ${one}`, key, one, one)),
    ...STRANGE.map((text) => ({
      name: text,
      entries: [[key, text]] as Entries,
      errors: { [key]: OPTION },
    })),
    {
      name: 'two choices',
      entries: options.slice(0, 2).map((one) => [key, one]),
      errors: { [key]: OPTION },
    },
    { name: 'an object', entries: [[`${key}.a`, options[0] ?? '']], errors: { [key]: OPTION } },
  ],
  choices: ({ key, options }) => [
    { name: 'not posted', entries: [], value: [] },
    ...options.map((one) => right(`option ${one}`, key, one, [one])),
    { name: 'every option', entries: options.map((one) => [key, one]), value: [...options] },
    {
      name: 'options in another order, one twice',
      entries: [...options.toReversed(), options[0] ?? ''].map((one) => [key, one]),
      value: [...options],
    },
    ...['', ...STRANGE].map((text) => ({
      name: `${options[0]} and '${text}'`,
      entries: [
        [key, options[0]],
        [key, text],
      ] as Entries,
      errors: { [key]: OPTION },
    })),
    { name: 'an object', entries: [[`${key}.a`, options[0] ?? '']], errors: { [key]: OPTION } },
  ],
  yesNo: (field, section) => {
    const { key, needs = [] } = field
    const filled = firstOf(section, needs)
    const missing = [t('validation.cardsNeedAddress')]
    return [
      { name: 'not posted', entries: [], value: false },
      { name: 'ticked', entries: [...filled, [key, 'true']], value: true },
      ...['on', 'false', '1', 'TRUE', ''].map((text) =>
        wrong(`posted '${text}'`, key, text, OPTION[0] ?? ''),
      ),
      ...needs.map((need) => ({
        name: `ticked without ${need}`,
        entries: [
          ...filled.filter(([name]) => name !== need),
          [key, 'true'],
          [need, '  '],
        ] as Entries,
        errors: {
          [key]: missing,
          ...(section.fields.find((one) => one.key === need)?.required && {
            [need]: [t(`validation.${askedFor(need)}`)],
          }),
        },
      })),
    ]
  },
  rows: (field) => {
    const { key, fields, maxRows } = field
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => rowOf(fields, `rij ${index}`))
    const texts = textCells(fields)
    const boxes = fields.filter(({ kind }) => kind === 'yesNo')
    const empty = Object.fromEntries(texts.map((sub) => [sub.key, '']))
    const [first, second] = rows(2)
    const TEXT = [t('validation.text')]
    return [
      NOT_POSTED,
      { name: 'an empty row', entries: posted(key, [empty]), value: [] },
      ...[1, 2, maxRows].map((count) => ({
        name: `${count} rows`,
        entries: posted(key, rows(count)),
        value: rows(count),
      })),
      {
        name: 'too many rows',
        entries: posted(key, rows(maxRows + 1)),
        errors: { [key]: [t('validation.tooMany', { max: maxRows })] },
      },
      {
        name: 'too many rows, but one of them empty',
        entries: posted(key, [...rows(maxRows), empty]),
        value: rows(maxRows),
      },
      {
        name: 'empty rows between others',
        entries: posted(key, [empty, first ?? {}, empty, second ?? {}, empty]),
        value: [first, second] as Value,
      },
      {
        name: 'a row that was left out',
        entries: posted(key, [empty, first ?? {}]).filter(
          ([name]) => !name.startsWith(`${key}[0]`),
        ),
        value: [first] as Value,
      },
      ...boxes.flatMap(({ key: sub }) => [
        {
          name: `only a tick at ${sub}`,
          entries: [[`${key}[0].${sub}`, 'true']] as Entries,
          value: [],
        },
        {
          name: `a tick at ${sub} that nobody can set`,
          entries: [
            [`${key}[0].${texts[0]?.key}`, 'x'],
            [`${key}[0].${sub}`, 'ja'],
          ] as Entries,
          errors: { [`${key}[0].${sub}`]: [t('validation.option')] },
        },
      ]),
      ...texts.map((sub) => ({
        name: `only ${sub.key}`,
        entries: [[`${key}[0].${sub.key}`, first?.[sub.key] ?? '']] as Entries,
        value: [{ ...empty, [sub.key]: first?.[sub.key] ?? '' }],
      })),
      ...texts.flatMap((sub) =>
        textCases(sub, `${key}[1].${sub.key}`)
          .filter((one) => 'errors' in one)
          .map((one) => ({ ...one, name: `${sub.key} ${one.name}` })),
      ),
      { name: 'a text', entries: [[key, 'tekst']], errors: { [key]: TEXT } },
      { name: 'an object', entries: [[`${key}.a`, 'a']], errors: { [key]: TEXT } },
      { name: 'a list of texts', entries: [[`${key}[0]`, 'a']], errors: { [key]: TEXT } },
      {
        name: 'fields that are not asked',
        entries: [
          ...posted(key, rows(1)),
          [`${key}[0].extra`, 'x'],
          [`${key}[0].extra2.a[3]`, 'x'],
        ],
        value: rows(1),
      },
    ]
  },
}

const firstOf = (section: Definition, keys: readonly string[]): Entries =>
  section.fields
    .filter(({ key }) => keys.includes(key))
    .flatMap((field) => samplesOf(section, field)[0]?.entries ?? [])

const casesOf = (section: Definition, field: Field): Case[] =>
  (CASES[field.kind as Asked] as (field: Field, section: Definition) => Case[])(field, section)

/** Answers to the other questions that must be answered, whether they apply or not. */
const requiredOf = (section: Definition, except: Field): Entries =>
  section.fields
    .filter((field) => field.required && field !== except)
    .flatMap((field) => samplesOf(section, field)[0]?.entries ?? [])

const conditionEntries = (section: Definition, field: Field): Entries =>
  Object.entries(conditionsOf(section, field)).flatMap(([key, value]) => posted(key, value))

/** A form with these entries, and whatever else the section insists on. */
const formFor = (section: Definition, field: Field, entries: Entries) =>
  formOf([
    ...requiredOf(section, field).filter(([name]) => !entries.some(([other]) => other === name)),
    ...entries,
  ])

describe.each(every)('$name', ({ section, field }) => {
  const cases = casesOf(section, field)

  test('has cases', () => {
    const readOnly = field.kind === 'text' && field.readOnly
    expect(cases.length > 0).toBe(!readOnly)
  })

  test.each(cases)('$name', (one) => {
    // A wrong answer counts only where the question applies.
    const applies = 'errors' in one && field.showIf ? conditionEntries(section, field) : []
    const form = formFor(section, field, [...applies, ...one.entries])
    const { values: data, errors, typed, rowsChanged } = parseForm(section, form)
    expect(rowsChanged).toBe(false)
    // A wrong answer spoils no other, and what was typed is still there.
    for (const [name, value] of form)
      if (!/[.[]/.test(name)) expect([typed[name]].flat()).toContain(value)
    if ('errors' in one) {
      expect(errors).toEqual(one.errors)
      expect(Object.hasOwn(data, field.key)).toBe(false)
      return
    }
    const isEmpty = 'absent' in one || withoutEmpty({ one: one.value }).one === undefined
    const must = field.required && !field.showIf && isEmpty
    expect(errors).toEqual(must ? { [field.key]: [t(`validation.${askedFor(field.key)}`)] } : {})
    if (must || 'absent' in one) expect(Object.hasOwn(data, field.key)).toBe(false)
    else expect(data[field.key]).toEqual(one.value)
  })
})

describe.each(every.filter(({ field }) => field.showIf))(
  'where it does not apply, $name',
  (one) => {
    const { section, field } = one
    const wrongOnes = casesOf(section, field).filter((each) => 'errors' in each)

    test.each(wrongOnes)('$name is no mistake, and nothing to store', ({ entries }) => {
      const { values: data, errors, typed } = parseForm(section, formFor(section, field, entries))
      expect(errors).toEqual({})
      expect(Object.hasOwn(data, field.key)).toBe(false)
      expect(typed[field.key]).toBeDefined()
    })
  },
)

describe.each(every)('half a character in $name', ({ field }) => {
  // A form cannot hold one, so the schema is asked itself.
  test.each(['\ud83d', 'x\udc00y', '\udc00\ud83d'])('%j is refused', (text) => {
    const value = field.kind === 'rows' ? [{ [field.fields[0]?.key ?? '']: text }] : text
    expect(fieldSchema(field).safeParse(value).success).toBe(false)
  })
})

describe('a read-only field', () => {
  const readOnly = every.filter(({ field }) => field.kind === 'text' && field.readOnly)
  test.each(readOnly)('$name ignores what is posted', ({ section, field }) => {
    const { values: data, errors } = parseForm(
      section,
      formFor(section, field, [[field.key, '\0']]),
    )
    expect(Object.hasOwn(data, field.key)).toBe(false)
    expect(errors).toEqual({})
  })
})

describe('answers', () => {
  const samples = every.flatMap(({ name, section, field }) =>
    samplesOf(section, field).map((sample) => ({ name, section, field, sample })),
  )

  test.each(samples)(
    '$name: $sample.name is found again as it was given',
    ({ section, field, sample }) => {
      // What the account says comes from there, whatever is posted.
      const known = field.kind === 'text' && field.readOnly ? { [field.key]: sample.value } : {}
      const texts = sectionTexts(section.key as FileSectionKey)
      const conditions = conditionsOf(section, field)
      const entries = [
        ...Object.entries(conditions).flatMap(([key, value]) => posted(key, value)),
        ...sample.entries,
      ]
      const { values: parsed } = parseForm(section, formFor(section, field, entries))
      const data = { ...parsed, ...known }
      expect(data[field.key]).toEqual(sample.value)
      const found = answers(section, texts, withoutEmpty(data)).find(({ key }) => key === field.key)
      expect(found?.question).toBe(texts.fields[field.key]?.label)
      const answer = found?.answer ?? ''
      if (typeof answer !== 'string' && 'rows' in answer) {
        expect(answer.rows.flat()).toEqual(sample.seen)
        expect(answer.columns).toHaveLength(answer.rows[0]?.length ?? 0)
      } else expect(unbroken([answer].flat().join('\n'))).toBe(sample.seen.join('\n'))
    },
  )

  test('leave out what was not answered', () => {
    for (const section of all) {
      const empty = Object.fromEntries(
        section.fields.map(({ key, kind }) => [
          key,
          kind === 'yesNo' ? false : kind === 'choices' || kind === 'rows' ? [] : '',
        ]),
      )
      expect(answers(section, sectionTexts(section.key as FileSectionKey), empty)).toEqual([])
    }
  })
})

describe('a question with a condition', () => {
  const conditional = every.filter(({ field }) => field.showIf)

  test.each(conditional)('$name applies after each wanted answer and no other', (one) => {
    const { section, field } = one
    const condition = field.showIf
    const parent = section.fields.find(({ key }) => key === condition?.field)
    if (!condition || !parent) throw new Error('no condition')
    const above = conditionsOf(section, parent)
    for (const option of optionsOf(parent)) {
      const shown = isShown(section, field, { ...above, [parent.key]: valueOf(parent, option) })
      expect(shown, option).toBe(condition.is === 'any' || condition.is.includes(option))
    }
    expect(isShown(section, field, above)).toBe(false)
    expect(isShown(section, field, {})).toBe(false)
    if (!parent.showIf) return
    // The question that it hangs on has the right answer but does not apply itself.
    const orphan = { [parent.key]: conditionsOf(section, field)[parent.key] ?? '' }
    expect(isShown(section, field, orphan)).toBe(false)
  })

  test.each(conditional)('$name, hidden, stays stored but is no answer', ({ section, field }) => {
    const { key } = field
    const texts = sectionTexts(section.key as FileSectionKey)
    for (const sample of samplesOf(section, field)) {
      const shownData = { ...conditionsOf(section, field), [key]: sample.value } as SectionData
      const keys = (data: SectionData) => answers(section, texts, data).map((one) => one.key)
      expect(keys(shownData)).toContain(key)
      expect(keys({ [key]: sample.value })).not.toContain(key)
      const { values: data, errors } = parseForm(section, formFor(section, field, sample.entries))
      expect(data[key]).toEqual(sample.value)
      expect(errors).toEqual({})
    }
  })

  test.each(conditional.filter(({ field }) => field.required))(
    '$name must be answered where it applies, and only there',
    ({ section, field }) => {
      const conditions = Object.entries(conditionsOf(section, field)).flatMap(([key, value]) =>
        posted(key, value),
      )
      const errorsOf = (entries: Entries) =>
        parseForm(section, formFor(section, field, entries)).errors
      const blank: Entries = [[field.key, ' ']]
      const message =
        field.kind === 'number'
          ? t('validation.number', { min: field.min, max: field.max })
          : t('validation.other')
      expect(errorsOf([...conditions, ...blank])).toEqual({ [field.key]: [message] })
      expect(errorsOf(conditions)).toEqual({ [field.key]: [message] })
      const filled = samplesOf(section, field)[0]?.entries ?? []
      expect(errorsOf([...conditions, ...filled])).toEqual({})
      expect(errorsOf(blank)).toEqual({})
    },
  )
})

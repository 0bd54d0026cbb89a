import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers } from '#app/forms/answers.ts'
import type { Definition, Field } from '#app/forms/fields.ts'
import type { SectionData, Value } from '#app/forms/values.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, fileSections } from '#app/features/interview/sections/index.ts'
import { PARTS, DEFAULT_RULES, type Moment, type Rules } from '#app/features/contacts/rules.ts'
import type { ReadableBelongings } from './chosen.ts'
import { bookletOfCopy } from '#app/features/deaths/booklet.ts'
import { inOrder } from './chapters.ts'
import { readableFor } from './contents.ts'
import type { ReadableWishes } from './readable.ts'

const all: Definition[] = [...fileSections]

function section(key: FileSectionKey, data: SectionData) {
  const definition = all.find((one) => one.key === key) as Definition
  return { key, title: '', answers: answers(definition, sectionTexts(key), data) }
}

type Sections = Partial<Record<FileSectionKey, SectionData>>

const belongings = (
  said: Sections,
  other: Partial<ReadableBelongings> = {},
): ReadableBelongings => ({
  summary: {
    sections: (Object.entries(said) as [FileSectionKey, SectionData][]).map(([key, data]) =>
      section(key, data),
    ),
    number: 'WR12345678',
    isCompleted: true,
    wasConfirmed: true,
    before: null,
    confirmed: { number: 2, confirmedAt: new Date('2025-11-23T12:00:00Z') },
  },
  profile: { firstName: 'Gerda', lastName: 'de Vries', dateOfBirth: '1951-03-12' },
  documents: [],
  livingWill: null,
  ...other,
})

const ruled = (parts: Rules['parts'], documents: Rules['documents'] = {}): Rules => ({
  parts,
  documents,
})

/** Every label with its answer, as text. */
const told = ({ first, chapters }: ReadableWishes) =>
  [
    ...(first?.entries ?? []),
    ...chapters.flatMap(({ groups }) => groups.flatMap((g) => g.entries)),
  ].map(({ label, answer }) => [label, answer.kind === 'text' ? answer.text : answer.kind])

const GERDA: Sections = {
  kaars: {
    remembered: 'Als iemand die altijd tijd had.',
    ideals: 'Zuinig zijn op het water.',
  },
  veer: { lifeMoments: 'Het eerste ijs.' },
  steen: { difficulties: 'De winter van 1979.' },
  rituelen: {
    clothingJewelryWishes: 'Mijn blauwe jurk.',
    serviceLocation: 'De kerk aan de dijk',
    musicSpecifications: [
      { artist: 'Boudewijn de Groot', title: 'Avond', link: 'https://example.nl/avond' },
      { artist: '', title: '', link: 'https://example.nl/zee' },
    ],
    personalAdditions: 'Een stoel vrij.',
  },
  praktisch: {
    burial: 'Cremeren',
    hasDonation: 'Ja',
    hasInsurance: true,
    insuranceProvider: 'DELA',
    insurancePolicyNumber: '4481.223.907',
    onlineServices: 'De krant.',
  },
  naw: {
    street: 'Dijk 1',
    city: 'Kampen',
    contacts: [
      {
        firstName: 'Mark',
        lastName: 'de Vries',
        relation: 'zoon',
        phone: '06-12345678',
        email: 'mark@example.nl',
        address: '',
      },
    ],
  },
  secret: { caution: 'Geheim' },
}

describe('what is read at once after the death', () => {
  const first = readableFor(belongings(GERDA), DEFAULT_RULES, 'first')

  test('is what is needed first, in the order of the hours, with whom to call', () => {
    expect(first.first?.entries.map(({ label }) => label)).toEqual([
      'Organen of weefsel doneren',
      'Bel als eerste',
      'Uitvaartverzekering',
      'Kleding en sieraden',
      'Begraven of cremeren',
      'De dienst',
    ])
    expect(first.first?.entries[1]?.answer).toEqual({
      kind: 'people',
      people: [
        {
          name: 'Mark de Vries',
          about: 'zoon',
          phone: '06-12345678',
          lines: ['mark@example.nl'],
        },
      ],
    })
  })

  test('has who arranges the funeral first, also for who reads it while its owner lives', () => {
    const contacts: Record<string, string>[] = [
      { firstName: 'Lisa', relation: 'dochter' },
      { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', arranges: 'true' },
    ]
    const given = belongings({ ...GERDA, naw: { ...GERDA.naw, contacts } })
    const { first: page } = readableFor(given, DEFAULT_RULES, 'first')
    expect(page?.entries.slice(0, 2).map(({ label, answer }) => [label, answer])).toEqual([
      [
        'Regelt de uitvaart',
        {
          kind: 'people',
          people: [expect.objectContaining({ name: 'Mark de Vries', about: 'zoon' })],
        },
      ],
      ['Bel ook', { kind: 'people', people: [expect.objectContaining({ name: 'Lisa' })] }],
    ])
    expect(page?.open.join()).not.toContain('gebeld')
    const now = readableFor(given, ruled({ naw: 'now' }), 'now')
    const people = now.chapters.find(({ name }) => name === 'mensen')?.groups[0]?.entries[0]?.answer
    expect(people).toMatchObject({
      people: [
        { name: 'Mark de Vries', about: 'zoon, regelt de uitvaart', arranges: true },
        { name: 'Lisa', about: 'dochter' },
      ],
    })
  })

  test('says what nobody wrote down, of parts that are read only', () => {
    expect(first.first?.open).toEqual([
      'Dit mag u zelf kiezen, met elkaar: waar Gerda wordt opgebaard.',
    ])
    const without = readableFor(belongings(GERDA), ruled({ rituelen: 'never' }), 'first')
    expect(without.first?.open).toEqual([])
    const nothing = readableFor(belongings({ naw: { firstName: 'Dirk' } }), DEFAULT_RULES, 'first')
    expect(nothing.first?.open).toEqual([
      'Of er een keuze over donatie is. Vraag de arts om in het Donorregister te kijken.',
      'Of er een uitvaartverzekering is. Kijk in de papieren, of vraag het bij verzekeraars.',
      'Begraven of cremeren. Praat er samen over.',
      'Dit mag u zelf kiezen, met elkaar: wie als eerste gebeld wordt, welke kleding, en waar Dirk wordt opgebaard.',
    ])
  })

  test('and nothing else: no chapters, no sentence, no documents', () => {
    expect(first).toMatchObject({ chapters: [], quote: null, closing: null, documents: [] })
  })

  test('but what could be read before the death: that stays', () => {
    const rules = ruled({ kaars: 'now', rituelen: 'after' })
    const read = readableFor(belongings(GERDA), rules, 'first')
    expect(read.chapters).toEqual(readableFor(belongings(GERDA), rules, 'now').chapters)
    expect(read.chapters.map(({ name }) => name)).toEqual(['verhaal'])
  })

  test('is whole, also where the booklet has no room for it', () => {
    const long = 'Mijn blauwe jurk. '.repeat(40)
    const { first: entries } = readableFor(
      belongings({ rituelen: { clothingJewelryWishes: long } }),
      DEFAULT_RULES,
      'first',
    )
    expect(entries?.entries[0]?.answer).toMatchObject({ kind: 'text', text: long, isOwn: true })
  })
})

describe('all of it', () => {
  const documents = [
    {
      id: 'a',
      name: 'scan0001.pdf',
      description: 'Brief aan Lisa',
      kind: 'pdf',
      size: 10,
    } as const,
    { id: 'b', name: 'IMG_2.jpg', description: '', kind: 'jpg', size: 20 } as const,
  ]
  const wishes = readableFor(belongings(GERDA, { documents }), DEFAULT_RULES, 'all')

  test('is told in chapters, begun with their life, on the site and on paper', () => {
    const printed = bookletOfCopy(wishes, '2026-11-24', '', null).chapters
    expect(printed.map(({ title }) => title)).toEqual(wishes.chapters.map(({ title }) => title))
    expect(wishes.chapters.map(({ title }) => title)).toEqual([
      'Het verhaal van Gerda',
      'Het afscheid',
      'De mensen',
      'Pijn en zorg',
      'Brieven en foto’s',
    ])
    // As it was kept by a release that had another order.
    expect(inOrder(wishes.chapters.toReversed())).toEqual(wishes.chapters)
    expect(wishes).toMatchObject({
      name: 'Gerda de Vries',
      firstName: 'Gerda',
      dateOfBirth: '1951-03-12',
      confirmedOn: '2025-11-23',
      isDraft: false,
      quote: 'Als iemand die altijd tijd had.',
      closing: 'Zuinig zijn op het water.',
    })
  })

  /** After the confirmation of what is said before. */
  const changedTo = (now: Sections, before: Sections, rules = DEFAULT_RULES) => {
    const read = belongings(now)
    const said = belongings(before).summary.sections
    return readableFor(
      { ...read, summary: { ...read.summary, isCompleted: false, before: said } },
      rules,
      'all',
    )
  }

  test('was confirmed, also where something changed since: which chapter is said', () => {
    const changed = changedTo({ ...GERDA, veer: { lifeMoments: 'De dooi.' } }, GERDA)
    expect(changed).toMatchObject({
      confirmedOn: '2025-11-23',
      isDraft: false,
      changedIn: ['Het verhaal van Gerda'],
    })
  })

  test('stays as it was confirmed: what was written after that stands apart, below it', () => {
    const rituelen = { ...GERDA.rituelen, serviceLocation: 'Nee, toch liever in de kerk, of' }
    const { chapters } = changedTo({ ...GERDA, rituelen }, GERDA)
    const farewell = chapters.find(({ name }) => name === 'afscheid')?.groups ?? []
    const said = farewell.map(({ title, entries }) => [title, entries.map(({ answer }) => answer)])
    expect(said).toContainEqual([
      'Dienst of ceremonie',
      [{ kind: 'text', text: 'De kerk aan de dijk', isOwn: true }],
    ])
    expect(said.at(-1)).toEqual([
      'Later geschreven, nog niet af',
      [{ kind: 'text', text: 'Nee, toch liever in de kerk, of', isOwn: true }],
    ])
  })

  test('is read so from the first moment, also what was read while they lived', () => {
    const read = belongings({ ...GERDA, kaars: { ...GERDA.kaars, ideals: 'Half' } })
    const before = belongings(GERDA).summary.sections
    const summary = { ...read.summary, isCompleted: false, before }
    const rules = ruled({ kaars: 'now' })
    const { chapters, changedIn } = readableFor({ ...read, summary }, rules, 'first')
    const groups = chapters.flatMap((chapter) => chapter.groups)
    expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
      [null, 2],
      ['Later geschreven, nog niet af', 1],
    ])
    expect(changedIn).toEqual(['Het verhaal van Gerda'])
  })

  test('where they confirmed nothing of it, is all written later', () => {
    const { chapters, changedIn } = changedTo(GERDA, { naw: { firstName: 'Gerda' } })
    expect(chapters.flatMap(({ groups }) => groups.map(({ title }) => title))).toEqual([
      'Later geschreven, nog niet af',
      'Later geschreven, nog niet af',
      null,
      'Later geschreven, nog niet af',
    ])
    expect(changedIn).toHaveLength(3)
  })

  test('what is needed first says both, and which of the two was confirmed', () => {
    const praktisch = { ...GERDA.praktisch, burial: 'Begraven' }
    const read = belongings({ ...GERDA, praktisch })
    const summary = {
      ...read.summary,
      isCompleted: false,
      before: belongings(GERDA).summary.sections,
    }
    const { first: page } = readableFor({ ...read, summary }, DEFAULT_RULES, 'first')
    const burial = page?.entries.filter(({ label }) => label.startsWith('Begraven of cremeren'))
    expect(burial?.map(({ label, answer }) => [label, answer])).toEqual([
      ['Begraven of cremeren', { kind: 'text', text: 'Cremeren', isOwn: false }],
      [
        'Begraven of cremeren (later geschreven, nog niet af)',
        { kind: 'text', text: 'Begraven', isOwn: false },
      ],
    ])
  })

  test.each<[string, Sections, Rules]>([
    [
      'the telephone number of a contact',
      { ...GERDA, naw: { contacts: [{ firstName: 'Lisa', phone: '0612345678' }] } },
      DEFAULT_RULES,
    ],
    [
      'an answer that is not read',
      { ...GERDA, steen: { difficulties: 'Anders.' } },
      { ...DEFAULT_RULES, parts: { ...DEFAULT_RULES.parts, steen: 'never' } },
    ],
  ])('%s takes nothing of it back', (_what, now, rules) => {
    expect(changedTo(now, GERDA, rules)).toMatchObject({ isDraft: false, changedIn: [] })
  })

  test('never has a bare yes about a donation', () => {
    const entries = wishes.chapters.flatMap(({ groups }) =>
      groups.flatMap((group) => group.entries),
    )
    expect(entries.find(({ of }) => of === 'praktisch.hasDonation')?.answer).toMatchObject({
      text: 'Ja. Het Donorregister gaat voor.',
    })
  })

  test('begins the chapter about people with them, not with an address', () => {
    const { groups } = wishes.chapters.find(({ name }) => name === 'mensen') ?? {}
    expect(groups?.[0]?.entries.map(({ answer }) => answer.kind)).toEqual([
      'people',
      ...Array.from({ length: (groups?.[0]?.entries.length ?? 1) - 1 }, () => 'text'),
    ])
  })

  test('names nobody who is not known', () => {
    const { chapters, name } = readableFor(
      belongings({ veer: { values: 'Rust.' } }, { profile: null }),
      DEFAULT_RULES,
      'all',
    )
    expect([name, ...chapters.map(({ title }) => title)]).toEqual(['', 'Het verhaal'])
  })

  test('has the farewell as a plan of the day, with nothing left out and nothing twice', () => {
    const farewell = wishes.chapters.find(({ name }) => name === 'afscheid')
    expect(farewell?.groups.map(({ title, entries }) => [title, entries.length])).toEqual([
      ['Wat er geregeld wordt', 3],
      ['Verzorgen en opbaren', 1],
      ['Dienst of ceremonie', 1],
      ['Muziek', 1],
      ['Sprekers en rollen', 1],
      ['Wat er nog meer staat', 1],
    ])
  })

  test('has music with where it plays', () => {
    const farewell = wishes.chapters.find(({ name }) => name === 'afscheid')
    const songs = farewell?.groups[3]?.entries[0]?.answer
    expect(songs).toEqual({
      kind: 'songs',
      songs: [
        { title: 'Avond', by: 'Boudewijn de Groot', link: 'https://example.nl/avond' },
        { title: 'https://example.nl/zee', by: '', link: 'https://example.nl/zee' },
      ],
    })
  })

  test('calls files by what their owner wrote of them, never by the name of the file', () => {
    const letters = wishes.chapters.at(-1)
    expect(JSON.stringify(letters)).toContain('Brief aan Lisa')
    expect(JSON.stringify(wishes)).not.toMatch(/scan0001|IMG_2/)
    expect(wishes.documents).toEqual(['a', 'b'])
  })

  test('leaves out one document, or gives one of them only', () => {
    const one = (parts: Rules['parts'], rules: Rules['documents']) =>
      readableFor(belongings(GERDA, { documents }), ruled(parts, rules), 'all').documents
    expect(one({}, { a: 'never' })).toEqual(['b'])
    expect(one({ documents: 'never' }, { a: 'after' })).toEqual(['a'])
  })

  test('has the living will that was signed, with its paper', () => {
    const livingWill = {
      dates: { signed: '2026-03-05' },
      answers: { resuscitation: 'no' },
      scanId: 'scan',
    }
    const { chapters, documents: files } = readableFor(
      belongings({}, { livingWill }),
      DEFAULT_RULES,
      'all',
    )
    expect(chapters.map(({ name }) => name)).toEqual(['pijn-en-zorg'])
    expect(JSON.stringify(chapters)).toContain('5\u00a0maart 2026')
    expect(files).toEqual(['scan'])
    const unsigned = { ...livingWill, dates: {} }
    expect(
      readableFor(belongings({}, { livingWill: unsigned }), DEFAULT_RULES, 'all').chapters,
    ).toEqual([])
  })
})

describe('what is read now', () => {
  test('is nothing, unless the owner gave it', () => {
    const now = readableFor(belongings(GERDA), DEFAULT_RULES, 'now')
    expect(now).toMatchObject({ chapters: [], first: null, quote: null, dateOfBirth: null })
  })

  test('is what the owner gave, and stays readable after the death', () => {
    const rules = ruled({ veer: 'now', steen: 'never' })
    const now = readableFor(belongings(GERDA), rules, 'now')
    expect(told(now)).toEqual([['De mooiste momenten', 'Het eerste ijs.']])
    expect(told(readableFor(belongings(GERDA), rules, 'all'))).toContainEqual(told(now)[0])
  })

  test('has of the older form nothing, unless all four parts that it asks about are given', () => {
    const form = { formulier: { personalTouches_photos: 'De foto van het ijs.' } }
    const seen = (parts: Rules['parts']) =>
      told(readableFor(belongings(form), ruled(parts), 'now')).length
    expect(seen({ rituelen: 'now' })).toBe(0)
    expect(seen({ rituelen: 'now', praktisch: 'now', naw: 'now', steen: 'now' })).toBe(1)
  })

  test('has whom to tell, and not where somebody lived themselves', () => {
    const parts = { details: 'now', naw: 'now' } as const
    for (const stage of ['now', 'all'] as const) {
      const { chapters } = readableFor(belongings(GERDA), ruled(parts), stage)
      const people = JSON.stringify(chapters.find(({ name }) => name === 'mensen'))
      expect(people).toContain('Mark')
      expect(people).not.toMatch(/Dijk 1|8261|Kampen|1951/)
    }
  })
})

const marked = (field: Field, mark: string): fc.Arbitrary<Value> => {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'choices':
      return fc.subarray([...field.options], { minLength: 1 })
    case 'yesNo':
      return fc.constant(true)
    case 'number':
      return fc.constant(field.min)
    case 'day':
      return fc.constant('1951-03-12')
    case 'rows':
      return fc.constant([
        Object.fromEntries(field.fields.map(({ key }) => [key, `${mark} ${key}`])),
      ])
    default:
      return fc.constant(mark)
  }
}

const NAMES = { firstName: 'Gerda', lastName: 'de Vries' }

const sectionSaid = ({ key, fields }: Definition) =>
  fc
    .record(
      Object.fromEntries(fields.map((field) => [field.key, marked(field, `${key}.${field.key}!`)])),
      { requiredKeys: [] },
    )
    .map((data): [FileSectionKey, SectionData] => [
      key as FileSectionKey,
      (key === 'naw' ? { ...data, ...NAMES } : data) as SectionData,
    ])

const document = (id: string) => ({
  id,
  name: `file-${id}!`,
  description: `words-${id}!`,
  kind: 'pdf' as const,
  size: 1,
})

const file = fc
  .tuple(fc.tuple(...all.map(sectionSaid)), fc.subarray(['a', 'b', 'c']), fc.boolean())
  .map(([said, ids, hasWill]) =>
    belongings(Object.fromEntries(said), {
      documents: ids.map(document),
      livingWill: hasWill
        ? {
            title: 'living will!',
            dates: { signed: '2026-03-05' },
            answers: { treatmentWords: 'living will!' },
            scanId: 'living will!',
          }
        : null,
    }),
  )

const moment = fc.constantFrom<Moment>('now', 'after', 'never')
const anyRules: fc.Arbitrary<Rules> = fc.record({
  parts: fc.record(Object.fromEntries(PARTS.map((part) => [part, moment])), { requiredKeys: [] }),
  documents: fc.record({ a: moment, b: moment, c: moment }, { requiredKeys: [] }),
}) as fc.Arbitrary<Rules>

/** The same file with nothing in it of what may not be read, as this test knows it. */
function stripped(given: ReadableBelongings, rules: Rules, isNow: boolean): ReadableBelongings {
  const may = (decided: Moment | undefined) =>
    isNow ? decided === 'now' : (decided ?? 'after') !== 'never'
  const { parts, documents } = rules
  const ofForm = (key: string) => {
    if (key.startsWith('profile_')) return parts.naw
    if (/^(family|relationship|special)/.test(key)) return parts.steen
    return /^(personalInfo|ceremonyType|ceremonyPreferences_(grave|notification))/.test(key)
      ? parts.praktisch
      : parts.rituelen
  }
  const hasForm =
    !isNow || [parts.naw, parts.praktisch, parts.rituelen, parts.steen].every((one) => may(one))
  return {
    ...given,
    profile: may(parts.details) ? given.profile : { ...NAMES },
    livingWill: may(parts['living will']) ? given.livingWill : null,
    documents: given.documents.filter(({ id }) => may(documents[id] ?? parts.documents)),
    summary: {
      ...given.summary,
      sections: given.summary.sections.flatMap((one) => {
        if (one.key === 'secret') return []
        if (one.key === 'formulier')
          return hasForm
            ? [{ ...one, answers: one.answers.filter(({ key }) => may(ofForm(key))) }]
            : []
        if (!may(parts[one.key])) return []
        if (one.key !== 'naw' || may(parts.details)) return [one]
        return [{ ...one, answers: one.answers.filter(({ key }) => key === 'contacts') }]
      }),
    },
  }
}

describe('whatever someone wrote, and whatever they decided', () => {
  const given = fc.tuple(file, anyRules, fc.constantFrom('now', 'first', 'all'))

  test('what may not be read makes no difference to a single byte', () => {
    fc.assert(
      fc.property(given, ([had, rules, stage]) => {
        const seen = readableFor(had, rules, stage)
        expect(seen).toEqual(readableFor(stripped(had, rules, stage === 'now'), rules, stage))
        expect(JSON.stringify(seen)).not.toContain('secret.')
      }),
      { numRuns: 500, seed: 20261125 },
    )
  }, 60_000)

  test('what may be read is all there, and nothing is lost by sealing it as JSON', () => {
    fc.assert(
      fc.property(file, (had) => {
        const parts = Object.fromEntries(PARTS.map((part) => [part, 'now'])) as Rules['parts']
        const seen = readableFor(had, ruled(parts), 'all')
        const text = JSON.stringify(seen)
        expect(JSON.parse(text)).toEqual(seen)
        const lost = had.summary.sections
          .flatMap(({ answers: said }) => said.map(({ answer }) => answer))
          .filter((one): one is string => typeof one === 'string' && one.endsWith('!'))
          .filter((one) => !text.includes(one) && !isLeftOut(one, text))
        expect(lost).toEqual([])
      }),
      { numRuns: 200, seed: 20261125 },
    )
  }, 60_000)
})

/** Confidential, no wish, or said in the words of another answer. */
const isLeftOut = (mark: string, text: string) =>
  /^secret\.|^naw\.(email|phone|street|postalCode|city)!/.test(mark) ||
  (mark.startsWith('praktisch.insurance') && !text.includes('"Uitvaartverzekering"'))

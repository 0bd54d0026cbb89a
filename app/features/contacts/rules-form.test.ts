import { describe, expect, test } from 'vitest'
import { isFieldName } from '#app/platform/http/form.server.ts'
import { readinessOf, type Person } from './readiness.ts'
import { DEFAULT_RULES, mayRead } from './rules.ts'
import {
  namedApart,
  apartByMoment,
  fieldOfDocument,
  partsByMoment,
  readingOf,
  rulesForm,
  rulesFrom,
  rulesTyped,
} from './rules-form.ts'

const letter = { id: '7b0ac3f6-1f0e-4b7e-8b59-0d9ac2a1c0de', name: 'Brief aan Lisa' }
const photo = { id: 'c5c0d4ce-5a0b-4c53-8f5f-5f7c1b7e0a11', name: 'Foto' }

describe('what was chosen for a contact', () => {
  test('is asked in fields that a post may have', () => {
    const names = rulesForm([letter, photo]).fields.map(({ key }) => key)
    expect(names.filter((name) => !isFieldName(name))).toEqual([])
  })

  test.each(['after', 'now', 'never'] as const)('is %s for everything, also later', (lezen) => {
    const rules = rulesFrom({ lezen }, [letter])
    expect(readingOf(rules)).toBe(lezen)
    expect(mayRead(rules, 'document', photo.id, 'now')).toBe(lezen === 'now')
    expect(mayRead(rules, 'document', photo.id, 'after')).toBe(lezen !== 'never')
  })

  test('comes back in the form as it was chosen', () => {
    const answers = {
      lezen: 'own',
      veer: 'now',
      documents: 'never',
      [fieldOfDocument(letter.id)]: 'after',
    }
    const rules = rulesFrom(answers, [letter, photo])
    const typed = rulesTyped(rules, [letter, photo])
    expect(rulesFrom(typed, [letter, photo])).toEqual(rules)
    expect(partsByMoment(rules)).toMatchObject({ now: ['veer'], never: ['documents'] })
    expect(apartByMoment(rules, [letter, photo])).toEqual({
      now: [],
      after: ['Brief aan Lisa'],
      never: [],
    })
  })

  test.each(['now', 'after', 'never'] as const)(
    'is %s for a document that goes by what is said of all, as each does at first',
    (documents) => {
      const shown = rulesTyped(DEFAULT_RULES, [letter])
      const rules = rulesFrom({ ...shown, lezen: 'own', documents }, [letter])
      expect(mayRead(rules, 'document', letter.id, 'now')).toBe(documents === 'now')
      expect(mayRead(rules, 'document', letter.id, 'after')).toBe(documents !== 'never')
      const later = rulesFrom({ ...rulesTyped(rules, [letter]), documents: 'after' }, [letter])
      expect(mayRead(later, 'document', letter.id, 'after')).toBe(true)
      expect(mayRead(later, 'document', letter.id, 'now')).toBe(false)
    },
  )

  test('of a document stays as it was said, whatever is said of all later', () => {
    const own = { [fieldOfDocument(letter.id)]: 'never' }
    const rules = rulesFrom({ lezen: 'own', documents: 'never', ...own }, [letter])
    const later = rulesFrom({ ...rulesTyped(rules, [letter]), lezen: 'own', documents: 'now' }, [
      letter,
    ])
    expect(mayRead(later, 'document', letter.id, 'after')).toBe(false)
  })

  test('is not said by a document that the form did not ask about', () => {
    const rules = rulesFrom({ lezen: 'own', documents: 'never' }, [letter])
    expect(mayRead(rules, 'document', letter.id, 'after')).toBe(false)
  })

  test('stays for what a form leaves out', () => {
    const before = { ...DEFAULT_RULES, parts: { steen: 'never' as const } }
    const rules = rulesFrom({ lezen: 'own', veer: 'now' }, [], before)
    expect(mayRead(rules, 'steen', undefined, 'after')).toBe(false)
  })
})

describe('how far the contacts are', () => {
  const someone = (firstName: string, some: Partial<Person>): Person => ({
    firstName,
    state: 'noted',
    answersUntil: null,
    takenBackAt: null,
    hasEmail: true,
    ...some,
  })
  const soon = new Date('2026-11-26T10:00:00Z')
  const now = new Date('2026-11-25T10:00:00Z')
  const past = new Date('2026-11-24T10:00:00Z')

  test.each([
    ['nobody was asked', [{}, {}], 0, 'ask', 2],
    ['one said yes and was not confirmed', [{ state: 'accepted' }, {}], 1, 'confirm', 1],
    ['who is left has no address', [{ state: 'confirmed' }, { hasEmail: false }], 1, 'letter', 1],
    ['all wait', [{ state: 'invited', answersUntil: soon }], 0, null, 0],
    ['one gave no answer', [{ state: 'invited', answersUntil: past }], 0, 'again', 1],
    ['one said no', [{ state: 'declined' }], 0, null, 0],
    ['one was taken back', [{ state: 'noted', takenBackAt: past }], 0, null, 0],
  ] satisfies [string, Partial<Person>[], number, string | null, number][])(
    'when %s',
    (_, people, yes, kind, count) => {
      const said = readinessOf(
        people.map((some, index) => someone(`P${index}`, some)),
        now,
      )
      expect(said).toMatchObject({ count: people.length, yes })
      expect([said.next?.kind ?? null, said.next?.count ?? 0]).toEqual([kind, count])
    },
  )
})

describe('documents that one chooses about', () => {
  const file = (id: string, name: string, description: string, day = 1) => ({
    id,
    name,
    description,
    createdAt: new Date(Date.UTC(2026, 10, day, 9)),
  })
  const names = (...files: ReturnType<typeof file>[]) => namedApart(files).map(({ name }) => name)

  test('go by what was written of them, or else by their files', () => {
    expect(names(file('a', 'jan1.png', 'Foto voor de kaart'), file('b', 'b.pdf', ''))).toEqual([
      'Foto voor de kaart',
      'b.pdf',
    ])
  })

  test('are told apart where the same was written of two, and by their day where the file is called the same', () => {
    const said = names(file('a', 'jan1.png', 'Foto'), file('b', 'jan2.png', 'Foto'))
    expect(said).toEqual(['Foto (jan1.png)', 'Foto (jan2.png)'])
    const same = names(file('a', 'jan.png', 'Foto'), file('b', 'jan.png', 'Foto', 2))
    expect(new Set(same).size).toBe(2)
  })
})

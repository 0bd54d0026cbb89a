import { describe, expect, test } from 'vitest'
import { type Moment, mayRead, PARTS, type Rules } from '#app/features/contacts/rules.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { readsInWords } from './words.ts'

const t = dutch<['relatives']>({ relatives })
const photo = { id: 'a', name: 'Foto' }

const rulesOf = (all: Moment, section: Moment, file: Moment | 'same'): Rules => ({
  parts: { ...Object.fromEntries(PARTS.map((part) => [part, all])), documents: section },
  documents: file === 'same' ? {} : { a: file },
})

const said = (rules: Rules, state: 'confirmed' | 'invited' = 'confirmed') =>
  readsInWords(t, { name: 'Henk', state, rules, documents: [photo] })

/** When the photograph is read, as the sentences have it. */
function readWhen(text: string): Moment {
  const own = /Maar ‘Foto’ leest Henk ([^.]*)/.exec(text)?.[1]
  if (own) return own.includes('nooit') ? 'never' : own.includes('na uw') ? 'after' : 'now'
  const named = /documenten, foto’s en muziek/
  const sentences = text.split(/(?<=\.) /)
  const now = sentences.find((one) => /nu al|meteen/.test(one)) ?? ''
  if (named.test(now) || now.includes('alles')) return 'now'
  const later = sentences.find((one) => one.includes('Na uw') || one.includes('na uw')) ?? ''
  if (later.includes('alleen')) return named.test(later) ? 'after' : 'never'
  return later && !named.test(later) ? 'after' : 'never'
}

describe('what is said of when a document is read', () => {
  const moments = ['now', 'after', 'never'] as const
  const rows = moments.flatMap((all) =>
    moments.flatMap((section) =>
      ([...moments, 'same'] as const).flatMap((file) =>
        (['confirmed', 'invited'] as const).map((state) => ({ all, section, file, state })),
      ),
    ),
  )

  test.each(rows)(
    'is so: all $all, documents $section, this one $file, $state',
    ({ all, section, file, state }) => {
      const rules = rulesOf(all, section, file)
      const moment = readWhen(said(rules, state))
      expect(mayRead(rules, 'document', 'a', 'now'), said(rules, state)).toBe(moment === 'now')
      expect(mayRead(rules, 'document', 'a', 'after'), said(rules, state)).toBe(moment !== 'never')
    },
  )

  test.each([
    [
      'now',
      'after',
      'Henk leest nu al alles, behalve het vertrouwelijke deel. Maar ‘Foto’ leest Henk pas na uw overlijden.',
    ],
    [
      'after',
      'never',
      'Henk leest na uw overlijden alles, behalve het vertrouwelijke deel. Maar ‘Foto’ leest Henk nooit.',
    ],
    ['never', 'after', 'Henk leest niets. Maar ‘Foto’ leest Henk wel, na uw overlijden.'],
    ['now', 'now', 'Henk leest nu al alles, behalve het vertrouwelijke deel.'],
  ] as const)('of all %s and one %s', (all, file, text) => {
    expect(said(rulesOf(all, all, file))).toBe(text)
  })

  test('is said of all documents at once where none is apart', () => {
    expect(said(rulesOf('after', 'now', 'same'))).toBe(
      'Henk leest nu al documenten, foto’s en muziek. Na uw overlijden leest Henk alles, behalve het vertrouwelijke deel.',
    )
  })
})

/** Texts, names of fields and values that hardly anyone types. */
import fc from 'fast-check'
import { BEHIND, VALUES } from '#tests/fixtures/faults/hostile.ts'

/** Scripts, marks that stand on others, signs that turn the text around, pictures, controls. */
const RANGES = [
  [0x20, 0x41, 0x300, 0x400, 0x590, 0x600, 0x900, 0xe00, 0x1100, 0x2000, 0x2060, 0x4e00],
  [0xac00, 0xd800, 0xfe00, 0xfff0, 0x10900, 0x1d400, 0x1e900, 0x1f300, 0x20000, 0xe0000],
].flat()
const inScripts = fc
  .array(
    fc
      .tuple(fc.constantFrom(...RANGES), fc.array(fc.nat(0x7f), { maxLength: 60 }))
      .map(([start, signs]) => String.fromCodePoint(...signs.map((sign) => start + sign))),
    { maxLength: 8 },
  )
  .map((words) => words.join(' '))
const repeated = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 6 }), fc.nat(5000))
  .map(([part, times]) => part.repeat(times))

/** Texts as someone could type them, half characters among them. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: inScripts },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: repeated },
)

/** As it is written in a form or an address. */
export const written = (text: string): string => encodeURIComponent(text.toWellFormed())

const bytes = fc
  .uint8Array({ maxLength: 100 })
  .map((all) => Array.from(all, (one) => `%${one.toString(16).padStart(2, '0')}`).join(''))

/** Values as they are written in a form or an address. */
export const values: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(VALUES)) },
  { weight: 3, arbitrary: texts.map(written) },
  { weight: 1, arbitrary: bytes },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
  {
    weight: 1,
    arbitrary: fc.date({ noInvalidDate: true }).map((date) => written(date.toISOString())),
  },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.json().map(written) },
)

/** What stands behind the name of a field. */
export const behind: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...BEHIND),
  fc
    .array(fc.constantFrom('[]', '[99]', '[999]', '.a', ...BEHIND), { maxLength: 8 })
    .map((parts) => parts.join('')),
  fc.nat(120).map((place) => `[${place}].title`),
  texts.map((text) => written(text.slice(0, 80))),
)

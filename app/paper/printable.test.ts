import { describe, expect, test } from 'vitest'
import { coverageOf, fontFiles } from './fonts.ts'
import { printableText } from './printable.ts'

const covers = coverageOf(fontFiles())
const textOf = (given: string) => printableText(given, covers).text

describe('a text that can be set', () => {
  test.each([
    ['plain', 'Zoals u wilt: “ja” — of ‘nee’ …', 'Zoals u wilt: “ja” — of ‘nee’ …'],
    ['loose accents', 'cafe\u0301', 'café'],
    ['breaks of every kind', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['what shows nothing', 'uit\u00advaart\u200bwens\ufeff\u0007.', 'uitvaartwens.'],
    ['half a character', 'a\ud800b', 'a[U+FFFD]b'],
    ['ligatures', 'ﬁets', 'fiets'],
    ['wide spaces', 'a\u2003b\u202fc', 'a b\u00a0c'],
    ['emoji', '😀 🕯️ 👍🏽 👨‍👩‍👧‍👦 🇳🇱 1️⃣ 🏳️‍🌈', '😀 🕯️ 👍🏽 👨‍👩‍👧‍👦 🇳🇱 1️⃣ 🏳️‍🌈'],
    ['other scripts', 'שלום مرحبا नमस्ते Жук Ωρίων', 'שלום مرحبا नमस्ते Жук Ωρίων'],
    ['what no font has', '漢字 \u{10fffd}', '[U+6F22][U+5B57] [U+10FFFD]'],
    ['a mark that no font has', 'a\u1abe', 'a[U+1ABE]'],
  ])('%s', (_what, given, expected) => {
    // The font of signs has the one that stands for what is broken.
    const shown = covers([0xfffd]) ? expected.replace('[U+FFFD]', '\ufffd') : expected
    expect(textOf(given).replaceAll('\u200b', '')).toBe(shown)
  })

  test.each([
    ['漢', true],
    ['u typt [U+6F22] zelf', false],
  ])('%s: %s that something was left out', (given, lost) => {
    expect(printableText(given, covers).lost).toBe(lost)
  })
})

describe('bounded, with nothing left out', () => {
  test('a long word can be broken; its letters are all there', () => {
    const word = 'W'.repeat(5000)
    expect(textOf(word).replaceAll('\u200b', '')).toBe(word)
    expect(
      textOf(word)
        .split('\u200b')
        .every((part) => part.length <= 12),
    ).toBe(true)
    expect(textOf('aansprakelijkheidsverzekering')).not.toContain('\u200b')
  })

  test.each([
    'localhost:4977/contactpersoon/antwoord',
    'www.wensenregister.example/contactpersoon/brief.',
  ])('an address stays as it is, for who copies it: %s', (address) => {
    expect(textOf(`Ga naar ${address}`)).toBe(`Ga naar ${address}`)
  })

  test('very many lines are run on', () => {
    const lines = Array.from({ length: 2000 }, (_, i) => `${i}`)
    const shown = textOf(lines.join('\n'))
    expect(shown.split('\n').length).toBeLessThanOrEqual(301)
    expect(shown.split(/\n| \/ /)).toEqual(lines)
  })

  test('after a hundred numbers of characters come boxes', () => {
    const shown = textOf('漢'.repeat(300))
    expect(shown.match(/\[U\+6F22\]/g)).toHaveLength(100)
    expect(shown.match(/□/g)).toHaveLength(200)
  })

  test('a letter under a heap of marks becomes a few', () => {
    const shown = textOf(`x${'\u0323'.repeat(1000)}`)
    expect(shown.match(/\u0323/g)).toHaveLength(1000)
    expect(shown.match(/◌/g)?.length).toBeGreaterThan(50)
  })
})

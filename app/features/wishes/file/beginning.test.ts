import { expect, test } from 'vitest'
import { beginningOf } from './beginning.ts'

test.each([
  ['nothing', [], ''],
  ['a sentence', ['De zomer van 1976.'], 'De zomer van 1976'],
  [
    'answers, whose full stops would stand before the dots of a screen that cuts the line off',
    ['Blauw en groen', 'Klassiek. En pop.', 'Jazz'],
    'Blauw en groen ·\u00a0Klassiek. En pop ·\u00a0Jazz',
  ],
  ['no yes and no no', ['Cremeren', 'Nee', 'Ja', 'Muziek'], 'Cremeren ·\u00a0Muziek'],
  [
    'the first line of each answer',
    ['Eén\n\ntwee', 'Drie?', 'vier'],
    'Eén ·\u00a0Drie? ·\u00a0vier',
  ],
  [
    'who is in a list',
    [['Mark de Vries, zoon, 06-12345678', 'Lisa de Vries', 'Ria Postma, schoonzus']],
    'Mark de Vries, Lisa de Vries en Ria Postma',
  ],
  [
    'as many words as fit',
    [`${'Het regende, en wij dansten. '.repeat(6)}Toen kwam de zon`],
    `${'Het regende, en wij dansten. '.repeat(4)}Het regende, en wij…`,
  ],
  ['a word that is longer than a line', ['a'.repeat(200)], `${'a'.repeat(140)}…`],
])('the line of a chapter begins with %s', (_, answers, line) => {
  expect(beginningOf(answers)).toBe(line)
})

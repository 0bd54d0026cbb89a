import { expect, test } from 'vitest'
import { fileNameOf, namesApart } from './names.ts'

test.each([
  ['Draaiboek', ['WR12345678', 'Gerda de Vries'], 'Draaiboek WR12345678 Gerda de Vries.pdf'],
  ['Mijn wensen', ['WR12345678', ''], 'Mijn wensen WR12345678.pdf'],
  ['Brief: aan "Lisa" / Mark?', ['WR1'], 'Brief aan Lisa - Mark WR1.pdf'],
  ['../../etc/passwd', ['WR1'], '-..-etc-passwd WR1.pdf'],
  ['scan.pdf', ['WR1', 'Zoë 😀'], 'scan WR1 Zoë 😀.pdf'],
  ['a\u202egnp\n\u0000b', ['WR1'], 'a gnp b WR1.pdf'],
  ['', ['WR1'], 'WR1.pdf'],
])('%j of %j is named %s', (what, whose, name) => {
  expect(fileNameOf(what, whose, 'pdf')).toBe(name)
})

test('a long name never takes the place of whose it is, nor is a sign cut in half', () => {
  const name = fileNameOf('😀'.repeat(300), ['WR12345678', 'Gerda'], 'txt')
  expect(name).toMatch(/^(?:😀){70} WR12345678 Gerda\.txt$/u)
})

test.each([
  [
    ['Brief.pdf', 'Foto.jpg'],
    ['Brief.pdf', 'Foto.jpg'],
  ],
  [
    ['Brief.pdf', 'Brief.pdf', 'brief.PDF', 'Brief.txt'],
    ['Brief.pdf', 'Brief (2).pdf', 'brief (3).PDF', 'Brief.txt'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'a.pdf'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [
    ['a.pdf', 'a.pdf', 'a (2).pdf'],
    ['a.pdf', 'a (2).pdf', 'a (2) (2).pdf'],
  ],
])('%j are told apart in one folder as %j', (names, apart) => {
  expect(namesApart(names)).toEqual(apart)
})

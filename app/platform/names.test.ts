import { describe, expect, test } from 'vitest'
import { isNameWithoutLink, isPlainName } from './names.ts'

describe('a name', () => {
  test.each([
    'Anna',
    'Anne-Marie',
    "O'Neill",
    'Van ’t Hoff',
    'Müller-Lüdenscheidt',
    'Škvorecký',
    'Ame\u0301lie',
    'محمد بن سلمان',
    '李小龍',
    'Ελένη',
    'Цветков',
    'สมชาย',
  ])('%s is plain', (name) => {
    expect(isPlainName(name)).toBe(true)
    expect(isNameWithoutLink(name)).toBe(true)
  })

  test.each([
    'J.P. de Vries',
    'J. P. de Vries',
    'A.B.C. Jansen',
    'dr. J. Jansen',
    'Prof. mr. dr. E. de Wit',
    'Jansen Ph.D.',
    'J.-P. Belmondo',
    'Martin Luther King Jr.',
    'É.M. Forster',
    'E\u0301.M. Forster',
    'Ч.К. Цветков',
  ])('%s has initials or a title', (name) => {
    expect(isPlainName(name)).toBe(false)
    expect(isNameWithoutLink(name)).toBe(true)
  })

  test.each([
    'Bevestig via wensenregister-x.nl',
    'Win geld op bonus-s.com',
    't.co',
    'x.nl',
    'X.nl',
    'a.b.c.nl',
    'a.b.nl.',
    'j.p.de vries',
    'Jan bonus.com.',
    'www.bonus.nl',
    'bonus.n\u0301l',
    'bonus.中国',
    'пример.рф',
    'bonus。nl',
    'bonus．nl',
    'bonus․nl',
    '. nl',
    '.nl',
    'a..nl',
    'a. .nl',
    'https://bonus.nl',
    'bonus/nl',
    'anna@example',
    'anna@example.nl',
    'Bel 0612345678',
    'Anna\nBcc',
    'Anna\u200b',
    '',
  ])('%j is none', (text) => {
    expect(isPlainName(text)).toBe(false)
    expect(isNameWithoutLink(text)).toBe(false)
  })
})

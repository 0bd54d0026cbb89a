import { describe, expect, test } from 'vitest'
import { isNameWithInitials, isNameWithoutLink, isPlainName, withCapitals } from './names.ts'

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
    expect(isNameWithInitials(name)).toBe(true)
    expect(isNameWithoutLink(name)).toBe(true)
  })

  test.each([
    'Jansen & Zonen',
    'P. Jansen & Zn. B.V.',
    'Uitvaart24',
    '1 Zorg',
    'Uitvaartzorg 2000',
    'Anno 1897',
    '’t Veer 24-uurs uitvaartzorg',
  ])('%s is of a company', (name) => {
    expect(isNameWithInitials(name)).toBe(false)
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
    'bonus24.nl',
    '24.nl',
    'bonus.24nl',
    'Bonus & bonus.nl',
    '1.2.3.4',
    'Bel 0612345678',
    'Bel 06-12 34 56 78',
    'Bel 0900 8844',
    'Uitvaart&#46;nl',
    'Anna\nBcc',
    'Anna\u200b',
    '',
  ])('%j is none', (text) => {
    expect(isPlainName(text)).toBe(false)
    expect(isNameWithInitials(text)).toBe(false)
    expect(isNameWithoutLink(text)).toBe(false)
  })
})

test.each([
  ['annie', 'Annie'],
  ['anne-marie', 'Anne-Marie'],
  ['jan willem', 'Jan Willem'],
  ['maria van der linde', 'Maria van der Linde'],
  ['van', 'Van'],
  ['ijsbrand', 'IJsbrand'],
  ['j.p.', 'J.P.'],
  ['étienne', 'Étienne'],
  ['Annie', 'Annie'],
  ['DE', 'DE'],
  ['mcDonald', 'mcDonald'],
  ['x@example.nl', 'x@example.nl'],
  ['', ''],
])('the first name %j is kept as %j', (typed, kept) => {
  expect(withCapitals(typed)).toBe(kept)
})

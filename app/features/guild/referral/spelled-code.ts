/** The Dutch spelling alphabet, as people say letters on the telephone. */
const NAMES: Record<string, string> = {
  A: 'Anton',
  B: 'Bernard',
  C: 'Cornelis',
  D: 'Dirk',
  E: 'Eduard',
  F: 'Ferdinand',
  G: 'Gerard',
  H: 'Hendrik',
  I: 'Izaak',
  J: 'Johan',
  K: 'Karel',
  L: 'Lodewijk',
  M: 'Maria',
  N: 'Nico',
  O: 'Otto',
  P: 'Pieter',
  Q: 'Quotiënt',
  R: 'Rudolf',
  S: 'Simon',
  T: 'Teunis',
  U: 'Utrecht',
  V: 'Victor',
  W: 'Willem',
  X: 'Xantippe',
  Y: 'Ypsilon',
  Z: 'Zacharias',
}

/** A code in its letters and its digits, as one reads it aloud: 'SMIT 2846'. Any other as it is. */
export const codeInParts = (code: string): string => code.replace(/^([A-Z]+)(\d+)$/, '$1 $2')

/** How each sign of a code is said: 'Simon, Maria, Izaak, Teunis, 2, 8, 4, 6'. */
export const spelledCode = (code: string): string =>
  Array.from(code.toUpperCase(), (sign) => NAMES[sign] ?? sign).join(', ')

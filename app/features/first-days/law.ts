/**
 * What the law says of the days of a funeral, by its articles: a change of law changes this file and
 * nothing else. `reviewed` is the day on which it was last compared with what stands at `source` or, where
 * docs/editor.md says so, with what lawyers write of it.
 */

const FUNERALS = 'https://wetten.overheid.nl/BWBR0005009/'
const TERMS = 'https://wetten.overheid.nl/BWBR0002448/'

/** An article, and where it stands. */
type Article = { law: 'wlb' | 'atw'; article: string; source: string; reviewed: string }

/** Not before, and at the latest: after the moment and after the day of the death. */
export const TERM = {
  hours: 36,
  workingDays: 6,
  law: 'wlb',
  article: '16',
  source: FUNERALS,
  reviewed: '2026-11-25',
} as const satisfies Article & { hours: number; workingDays: number }

/** The mayor may allow it to be earlier or later, when a doctor was heard. */
export const OTHER_TERM = {
  law: 'wlb',
  article: '17',
  source: FUNERALS,
  reviewed: '2026-11-25',
} as const satisfies Article

/** By the names that the library of holidays has for them. None is a working day. */
export const HOLIDAYS = {
  names: [
    'Nieuwjaar',
    'Tweede paasdag',
    'Koningsdag',
    'Bevrijdingsdag',
    'Hemelvaartsdag',
    'Tweede pinksterdag',
    'Kerstmis',
    'Tweede kerstdag',
  ],
  law: 'atw',
  article: '3',
  source: TERMS,
  reviewed: '2026-11-25',
} as const satisfies Article & { names: readonly string[] }

/**
 * Like holidays where a term ends, but working days: Good Friday, and the days that a decree names a
 * few years ahead.
 */
export const EQUATED = {
  names: ['Goede Vrijdag'],
  days: ['2026-01-02', '2026-05-15', '2027-05-07', '2028-04-28', '2028-05-26'],
  law: 'atw',
  article: '3',
  source: TERMS,
  reviewed: '2026-11-25',
} as const satisfies Article & { names: readonly string[]; days: readonly string[] }

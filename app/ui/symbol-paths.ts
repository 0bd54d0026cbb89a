import type { hue } from './theme.css.ts'

/** The seven life areas. */
export type Area = keyof typeof hue

/** Drawn by hand on a grid of 32, for one line weight. */
export const PATHS = {
  // A feather: the shaft, and a vane with two nicks in it.
  veer: 'M4.5 28C9 21 14.5 15.5 20.5 11M9.2 21.8C6.5 13 13.5 4.5 27.5 4c.4 4.5-.6 8-2.8 11.2l-4.2.3 2.6 2c-1.2 1.3-2.5 2.3-4 3.2l-3.8-.6 1.6 1.9c-2.5 1-5.2 1-7.7-.2',
  // Three stones, laid on each other in memory.
  steen:
    'M3.5 24.2c0-3 5.5-4.7 12.3-4.7c7 0 12.7 1.5 12.7 4.5c0 2.8-5 4.3-12.5 4.3S3.5 27 3.5 24.2zM8 15.7c0-2.6 3.7-4 8.2-4s8 1.2 8 3.8s-3.5 4-8 4S8 18.3 8 15.7zM11.8 8.3c0-2.5 2-4.3 4.5-4.3s4.2 1.5 4.2 4s-1.9 3.7-4.4 3.7s-4.3-1-4.3-3.4z',
  // A candle in its dish.
  kaars:
    'M16 2.5c2.6 3 3.5 4.5 3.5 6.2a3.5 3.5 0 0 1-7 0c0-1.7.9-3.2 3.5-6.2zM16 12.2V16M11.5 26.5V16h9v10.5M11.5 18.5c0 3 3 3 3 0V16M5 26.5h22c-.3 2-1.7 3-4 3H9c-2.3 0-3.7-1-4-3z',
  // A wreath of seven leaves.
  rituelen:
    'M16 5.4q2.5 5.3 8 3.2q-2.5-5.3-8-3.2M24.3 9.4q-2.6 5.3 2.5 8.2q2.6-5.3-2.5-8.2M26.3 18.4q-5.7 1.3-4.9 7.1q5.7-1.3 4.9-7.1M20.6 25.6q-4.6-3.7-8.6 .6q4.6 3.7 8.6-.6M11.4 25.6q0-5.9-5.8-6.3q0 5.9 5.8 6.3M5.7 18.4q4.6-3.6 1.3-8.5q-4.6 3.6-1.3 8.5M7.7 9.4q5.7 1.3 7.5-4.3q-5.7-1.3-7.5 4.3',
  // A compass.
  praktisch:
    'M16 3.5a12.5 12.5 0 1 1 0 25a12.5 12.5 0 1 1 0-25zM21.8 10.2l-3.3 8.3-8.3 3.3 3.3-8.3zM16 6.2v1M16 24.8v1M6.2 16h1M24.8 16h1M16 16v.1',
  // Two people, one close to the other.
  naw: 'M11.5 5.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM3 27c0-5.5 3.5-9 8.5-9s8.5 3.5 8.5 9M21 8.5a3.7 3.7 0 1 1 0 7.4M22.5 19c4 .3 6.5 3.3 6.5 8',
  // A letter under seal.
  secret:
    'M5 7.5h22a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 5 7.5zM4 8.2l8.7 7.1M28 8.2l-8.7 7.1M16 13.8a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4z',
} as const satisfies Record<Area, string>

import { href } from 'react-router'

/** What is asked for most, in the words of who asks, and the page that is there for it. */
const DOORS = {
  death: {
    words: /(?<!\p{L})(overle(den|ed)|overlij|gestorven|sterf|stierf|dood|weduw|nabestaand)/iu,
    path: href('/overleden'),
  },
} as const

export type Door = { name: keyof typeof DOORS; path: string }

/** The pages that a search leads to first, whatever the texts say of its words. */
export const doorsFor = (query: string): Door[] =>
  (Object.keys(DOORS) as Door['name'][])
    .filter((name) => DOORS[name].words.test(query))
    .map((name) => ({ name, path: DOORS[name].path }))

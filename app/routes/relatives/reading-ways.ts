import { href } from 'react-router'
import type { ReadingWays } from './reading-pages.tsx'

/** Where a contact reads what was given while the owner lives. */
export function waysOfNow(relative: string): ReadingWays {
  return {
    start: href('/contactpersoon/:relative', { relative }),
    first: null,
    chapter: (chapter, open = false) =>
      `${href('/contactpersoon/:relative/lezen/:chapter', { relative, chapter })}${open ? '?open=1' : ''}`,
    end: href('/contactpersoon/:relative/lezen/:chapter', { relative, chapter: 'einde' }),
    file: (file) => href('/contactpersoon/:relative/bestand/:file', { relative, file }),
  }
}

import { href } from 'react-router'
import type { ReadingWays } from './reading-pages.tsx'
import type { ReaderHere } from './reader.server.ts'

/** Asks for a picture as the page shows it. */
export const IN_SIGHT = 'beeld'

/** What a page says of the copy that is read; nothing of it while the owner lives. */
export type CopyFacts = {
  diedOn: string
  allAt: Date | null
  until: Date | null
  /** Whether who reads it gets mail. */
  hasEmail: boolean
}

/** @returns null where no copy is read */
export const copyFacts = ({ copy, card }: Pick<ReaderHere, 'copy' | 'card'>): CopyFacts | null =>
  copy && {
    diedOn: copy.report.diedOn,
    allAt: copy.report.allAt,
    until: copy.report.copiesUntil,
    hasEmail: Boolean(card.email),
  }

/**
 * Where a contact reads: what was given while the owner lives, or a copy after the death, with what is
 * needed first on a page of its own.
 */
export function waysOf(relative: string, isCopy: boolean): ReadingWays {
  const page = (chapter: string) =>
    href('/contactpersoon/:relative/lezen/:chapter', { relative, chapter })
  return {
    start: href('/contactpersoon/:relative', { relative }),
    first: isCopy ? page('eerst') : null,
    chapter: (chapter, open = false) => `${page(chapter)}${open ? '?open=1' : ''}`,
    end: page('einde'),
    file: (file, inSight = false) =>
      `${href('/contactpersoon/:relative/bestand/:file', { relative, file })}${inSight ? `?${IN_SIGHT}=1` : ''}`,
  }
}

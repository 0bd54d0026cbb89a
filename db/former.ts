/**
 * A database that the migrations of before made, which held functions and policies as well, is brought
 * along. Can go when no such database is left.
 */
import { checksumOf } from './checksum.ts'

export type Applied = { name: string; checksum: string }

/** Only a database of before has had this one. */
const ONLY_FORMER = '0030_reading_noted_by_one_function.sql'
/** The last of them, all of which the site had on 23 November 2026 (commit 695bfc6). */
const LAST_FORMER = '0062_requests_in_figures.sql'
const ALL_FORMER = '063412f70f8279057594ede4159896960ca8d8fbf920c6ab4062516f0d167eed'

/**
 * @param applied what a database has had
 * @param files the present ones, in order
 * @returns what it has had of the present ones, or nothing for any other database
 * @throws when it has had only some of the former ones, or a changed one
 */
export function booksOfFormer(applied: Applied[], files: Applied[]): Applied[] | undefined {
  if (!applied.some(({ name }) => name === ONLY_FORMER)) return undefined
  const lines = applied.map(({ name, checksum }) => `${name} ${checksum}\n`)
  if (checksumOf(lines.toSorted().join('')) !== ALL_FORMER)
    throw new Error(
      'This database has had some of the migrations of before 24 November 2026, and not all as they were. Bring it up to date with the version before that (commit 695bfc6) first.',
    )
  return files.filter(({ name }) => name <= LAST_FORMER)
}

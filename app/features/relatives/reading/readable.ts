/** What one contact reads, as it is shown, kept after a death and printed. */
import type { FileKind } from '#app/files/kinds.ts'
import type { ChapterName, ReadingStage } from './chapters.ts'

/**
 * Someone who can be called or written to. `phone` is as it was typed; `arranges` of who arranges the
 * funeral, where that stands in no label above it.
 */
export type ReadablePerson = {
  arranges?: true
  name: string
  about: string
  phone: string | null
  lines: string[]
}

/** A piece of music; `link` leads to where it plays, or is empty. */
export type ReadableSong = { title: string; by: string; link: string }

/**
 * A file by what its owner calls it, never by the name of the file. `inBooklet`: the picture that was chosen for
 * a page of the booklet.
 */
export type ReadableFile = {
  id: string
  title: string
  kind: FileKind
  size: number
  inBooklet?: true
}

/** `isOwn`: in the words of who wrote it, and not a choice from a list. */
export type ReadableAnswer =
  | { kind: 'text'; text: string; isOwn: boolean }
  | { kind: 'people'; people: ReadablePerson[] }
  | { kind: 'songs'; songs: ReadableSong[] }
  | { kind: 'files'; files: ReadableFile[] }

/**
 * An answer below the label that stands above it. `of` says what it answers: 'praktisch.cardWishes', or of
 * what is needed first 'insurance'.
 */
export type ReadableEntry = { label: string; answer: ReadableAnswer; of?: string }

/** A chapter, as one letter or a few below each other. */
export type ReadableChapter = {
  name: ChapterName
  title: string
  /** What is in it, in a few words. */
  about: string
  groups: ReadableGroup[]
}

/** `isWill`: the living will, of which nothing is left to do after a death. */
export type ReadableGroup = { title: string | null; entries: ReadableEntry[]; isWill?: true }

/** What is needed at once, and what others may choose. */
export type ReadableFirst = { entries: ReadableEntry[]; open: string[] }

/** Everything that one contact reads at one stage. Plain values only: it is sealed as JSON. */
export type ReadableWishes = {
  stage: ReadingStage
  /** Empty where it is not known. */
  name: string
  firstName: string
  /** '1951-03-12' */
  dateOfBirth: string | null
  /** The day of the newest confirmation, '2025-11-23'; null for a draft that was never confirmed. */
  confirmedOn: string | null
  /** Whether nothing of it was ever confirmed; of what was copied before, whether something changed since. */
  isDraft: boolean
  /**
   * Titles of chapters in which something was written after that day, which stands apart there; what was copied
   * before lacks them.
   */
  changedIn?: string[]
  /** Which version it is, after a death; null for a draft, and for what was copied before this was kept. */
  version?: { fileNumber: string; number: number; confirmedAt: string } | null
  /** How they want to be remembered, where that is short. */
  quote: string | null
  /** Words to end with. */
  closing: string | null
  /** Null while the owner lives. */
  first: ReadableFirst | null
  /** At once after the death those that could be read before it: what was given is not taken away. */
  chapters: ReadableChapter[]
  /** Ids of all files above. */
  documents: string[]
}

/** All files that can be opened from these chapters. */
export const filesIn = (chapters: readonly ReadableChapter[]): ReadableFile[] =>
  chapters.flatMap(({ groups }) =>
    groups.flatMap(({ entries }) =>
      entries.flatMap(({ answer }) => (answer.kind === 'files' ? answer.files : [])),
    ),
  )

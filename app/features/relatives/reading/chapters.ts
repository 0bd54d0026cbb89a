/**
 * Chapters as they are read one after the other, on the site and on paper: begun with what somebody wrote of
 * their life. The name is what stands in their address.
 */
export const CHAPTERS = ['verhaal', 'afscheid', 'mensen', 'pijn-en-zorg', 'brieven'] as const

export type ChapterName = (typeof CHAPTERS)[number]

/** Chapters in their order: what was kept of somebody may have another one. */
export const inOrder = <Chapter extends { name: ChapterName }>(chapters: readonly Chapter[]) =>
  CHAPTERS.flatMap((name) => chapters.filter((one) => one.name === name))

/** 'now': while the owner lives. 'first': at once after the death. 'all': twelve hours later. */
export type ReadingStage = 'now' | 'first' | 'all'

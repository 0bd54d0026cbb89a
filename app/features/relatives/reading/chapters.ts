/** Chapters in the order of need; the name is what stands in their address. */
export const CHAPTERS = ['afscheid', 'mensen', 'verhaal', 'pijn-en-zorg', 'brieven'] as const

export type ChapterName = (typeof CHAPTERS)[number]

const READ: readonly ChapterName[] = ['verhaal', 'afscheid', 'mensen', 'pijn-en-zorg', 'brieven']

/** Chapters as they are read one after the other: begun with what somebody wrote of their life. */
export const asRead = <Chapter extends { name: ChapterName }>(chapters: readonly Chapter[]) =>
  READ.flatMap((name) => chapters.filter((one) => one.name === name))

/** 'now': while the owner lives. 'first': at once after the death. 'all': twelve hours later. */
export type ReadingStage = 'now' | 'first' | 'all'

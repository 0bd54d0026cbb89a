/** Chapters in the order of need; the name is what stands in their address. */
export const CHAPTERS = ['afscheid', 'mensen', 'verhaal', 'pijn-en-zorg', 'brieven'] as const

export type ChapterName = (typeof CHAPTERS)[number]

/** 'now': while the owner lives. 'first': at once after the death. 'all': twelve hours later. */
export type ReadingStage = 'now' | 'first' | 'all'

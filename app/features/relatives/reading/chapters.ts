/** Chapters in the order of need; the name is what stands in their address. */
export const CHAPTERS = ['afscheid', 'mensen', 'verhaal', 'pijn-en-zorg', 'brieven'] as const

export type ChapterName = (typeof CHAPTERS)[number]

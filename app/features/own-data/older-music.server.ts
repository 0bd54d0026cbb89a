import type { z } from 'zod'
import { musicList, rituelen, type Song } from '#app/features/interview/sections/rituelen.ts'
import { rowsSchema } from '#app/features/export/answer-schema.ts'
import { BadExport } from '#app/features/export/bad-export.ts'
import { incomingWishes } from '#app/features/wishes/export.server.ts'

/** Exports of before had the list of music beside the wishes. */
export const olderMusic = rowsSchema(musicList).optional()

const EMPTY: NonNullable<z.output<typeof incomingWishes>> = {
  completed: false,
  answers: {},
  versions: [],
}

/**
 * Contents with the list of music of an older export as an answer, behind what the interview had. No
 * version says that list, so that they are a draft again.
 *
 * @throws BadExport when both are longer together than the list may be
 */
export function withOlderMusic({ music: given, wishes, ...content }: Record<string, unknown>) {
  const music = olderMusic.parse(given) ?? []
  if (music.length === 0) return { ...content, wishes }
  const { answers, ...file } = incomingWishes.parse(wishes) ?? EMPTY
  const answer = answers[rituelen.key]
  const repeated = ({ artist, title }: Song) =>
    music.some((song) => song.artist === artist && song.title === title)
  const before = olderMusic.parse(answer?.[musicList.key]) ?? []
  const songs = [...before.filter((song) => !repeated(song)), ...music]
  if (songs.length > musicList.maxRows) throw new BadExport('tooLarge')
  const changed = { ...answer, [musicList.key]: songs }
  return {
    ...content,
    wishes: { ...file, completed: false, answers: { ...answers, [rituelen.key]: changed } },
  }
}

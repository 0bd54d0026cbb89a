import type { z } from 'zod'
import { musicList, rituelen, type Song } from '#app/features/interview/sections/rituelen.ts'
import { kinds } from '#app/forms/kinds.ts'
import { BadExport } from './bad-export.ts'
import type { incomingWishes } from './parts/wishes.server.ts'

/** Exports of before had the list of music beside the wishes. */
export const olderMusic = kinds.rows.portable(musicList).optional()

type Wishes = z.output<typeof incomingWishes>

const EMPTY: NonNullable<Wishes> = { completed: false, answers: {}, versions: [] }

/**
 * Wishes with the list of music of an older export as an answer, behind what the interview had. No
 * version says that list, so that they are a draft again.
 *
 * @throws BadExport when both are longer together than the list may be
 */
export function withOlderMusic(wishes: Wishes, music: Song[] = []): Wishes {
  if (music.length === 0) return wishes
  const { answers, ...file } = wishes ?? EMPTY
  const given = answers[rituelen.key]
  const repeated = ({ artist, title }: Song) =>
    music.some((song) => song.artist === artist && song.title === title)
  const before = olderMusic.parse(given?.[musicList.key]) ?? []
  const songs = [...before.filter((song) => !repeated(song)), ...music]
  if (songs.length > musicList.maxRows) throw new BadExport('tooLarge')
  const changed = { ...given, [musicList.key]: songs }
  return { ...file, completed: false, answers: { ...answers, [rituelen.key]: changed } }
}

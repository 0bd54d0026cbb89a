import { playlistForm } from '#app/features/documents/forms.ts'
import { readPlaylist, savePlaylistIn, type Song } from '#app/features/documents/playlist.server.ts'
import { kinds } from '#app/forms/kinds.ts'
import { checkedAnswers } from '../answers.server.ts'
import { BadExport } from '../bad-export.ts'
import { exportPart } from './part.ts'

/** The music for the farewell. */
export const music = exportPart({
  schema: kinds.rows.portable(playlistForm.fields[0]).describe('Music for the farewell.'),
  read: async (userId) => (await readPlaylist(userId)).songs,
  async write({ sql, userId }, value) {
    if (value.length === 0) return
    const { songs } = checkedAnswers(playlistForm.fields, { songs: value })
    const stored = await savePlaylistIn(sql, userId, {
      songs: (songs ?? []) as Song[],
      revision: 0,
    })
    if (stored) throw new BadExport('notEmpty')
  },
})

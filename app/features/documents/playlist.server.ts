import { personKey } from '#app/features/accounts/keys.server.ts'
import { openJson, sealJson } from '#app/platform/crypto.server.ts'
import { withActor, asPerson, readOnly, type Sql } from '#app/platform/sql.server.ts'

export type Song = { artist?: string; title?: string; link?: string }

/** The music of a person. Revision 0: never saved. */
export type Playlist = { songs: Song[]; revision: number }

const belongsTo = (userId: string) => `playlists ${userId}`

async function read(sql: Sql, userId: string): Promise<Playlist> {
  const [row] = await sql<{ sealed: Buffer; revision: number }[]>`
    select sealed, revision from playlists where user_id = ${userId}`
  if (!row) return { songs: [], revision: 0 }
  const key = await personKey(sql, userId, 'personal')
  return { songs: openJson<Song[]>(key, row.sealed, belongsTo(userId)), revision: row.revision }
}

/** The music of a person; an empty list when nothing was stored. */
export const readPlaylist = (userId: string): Promise<Playlist> =>
  readOnly(asPerson(userId), (sql) => read(sql, userId))

/**
 * Stores the music of a person.
 *
 * @param revision of the list that the form was made from
 * @returns null when it was saved; the stored list when it was changed elsewhere in between
 */
export const savePlaylist = (userId: string, playlist: Playlist): Promise<Playlist | null> =>
  withActor(asPerson(userId), (sql) => savePlaylistIn(sql, userId, playlist))

/** The same, in a transaction that the caller has begun as this person. */
export async function savePlaylistIn(
  sql: Sql,
  userId: string,
  { songs, revision }: Playlist,
): Promise<Playlist | null> {
  const sealed = sealJson(await personKey(sql, userId, 'personal'), songs, belongsTo(userId))
  const saved = await sql`
    insert into playlists (user_id, sealed, revision)
    select ${userId}, ${sealed}, 1 where ${revision} = 0
    on conflict (user_id) do nothing`
  if (saved.count === 1) return null
  const changed = await sql`
    update playlists set sealed = ${sealed}, revision = revision + 1, updated_at = now()
     where user_id = ${userId} and revision = ${revision}`
  if (changed.count === 1) return null
  const stored = await read(sql, userId)
  // The same list again, such as a save whose answer got lost, is no conflict.
  return JSON.stringify(stored.songs) === JSON.stringify(songs) ? null : stored
}

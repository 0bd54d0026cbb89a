import { musicList, type Song } from '#app/features/interview/sections/rituelen.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { readSection } from './file/sections.server.ts'

/** The music that a person wrote down for the farewell. */
export const readMusic = (userId: string): Promise<Song[]> =>
  readOnly(asPerson(userId), async (sql) => {
    const { data } = await readSection(sql, userId, 'rituelen')
    return data[musicList.key] ?? []
  })

/** The average age of the people in the register (specification 2.7). */
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { openCard } from '#app/features/file-index/index.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'

/** Of fewer people it could tell about one of them. */
const PEOPLE = 100
const AT_ONCE = 10_000
/** In ms. */
const YEAR = 365.2425 * DAY_MS

/**
 * Keeps the average of this day, from the years of birth that the office's index has. Nothing is kept
 * of fewer people than there must be.
 */
export async function keepAverageAge(
  now = new Date(),
  people = PEOPLE,
  atOnce = AT_ONCE,
): Promise<void> {
  const { count, sum } = await yearsOfBirth(atOnce)
  if (count < people) return
  // Of a year of birth the middle: half of those people are older.
  const age = Math.round(1970 + now.getTime() / YEAR - (sum / count + 0.5))
  await withActor(
    asSystem('accounts'),
    (sql) => sql`
      insert into daily_figures (kind, day, total) values ('age', ${dayOf(now)}, ${age})
      on conflict do nothing`,
  )
}

/** Read in parts, so that others have their turn. */
async function yearsOfBirth(atOnce: number) {
  const all = { count: 0, sum: 0 }
  let rows: Indexed[] = []
  do {
    rows = await readOnly(asSystem('accounts'), (sql) =>
      indexedAfter(sql, atOnce, rows.at(-1)?.position),
    )
    for (const { userId, sealed } of rows) {
      const { born } = openCard(userId, sealed)
      if (born === undefined) continue
      all.count += 1
      all.sum += born
    }
  } while (rows.length === atOnce)
  return all
}

type Indexed = DbRow<'file_index', 'user_id as userId' | 'sealed!'> & { position: string }

/** By the number itself: without the name of the table it would be by the text that is selected. */
const indexedAfter = (sql: Sql, atOnce: number, position = '-1') => sql<Indexed[]>`
  select position::text, user_id as "userId", sealed from file_index i
   where i.position > ${position} and sealed is not null order by i.position limit ${atOnce}`

/** In years, as it was last kept; null when it never was. */
export const averageAge = ({ id }: Pick<Actor, 'id'>): Promise<number | null> =>
  readOnly(asPerson(id), async (sql) => {
    const [row] = await sql<DbRow<'daily_figures', 'total'>[]>`
      select total from daily_figures where kind = 'age' order by day desc limit 1`
    return row?.total ?? null
  })

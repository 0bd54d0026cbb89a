import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/sql.server.ts'
import { USUAL_WAIT } from './wait-form.ts'

async function ownHours(sql: Sql, userId: string): Promise<number | null> {
  const [row] = await sql<{ hours: number }[]>`
    select wait_hours as hours from release_preferences where user_id = ${userId}`
  return row?.hours ?? null
}

/** How many hours someone has to stop a request for their file. */
export const waitOf = (userId: string): Promise<number> =>
  readOnly(asPerson(userId), async (sql) => (await ownHours(sql, userId)) ?? USUAL_WAIT)

export const saveWait = (userId: string, hours: number): Promise<unknown> =>
  withActor(
    asPerson(userId),
    (sql) => sql`
      insert into release_preferences (user_id, wait_hours) values (${userId}, ${hours})
      on conflict (user_id) do update set wait_hours = excluded.wait_hours, updated_at = now()`,
  )

/** Exports from before do not have it. */
export const releasePreferences = accountFact({
  schema: z.object({ waitHours: z.int() }).nullable().default(null),
  async read(sql, { id }) {
    const waitHours = await ownHours(sql, id)
    return waitHours === null ? null : { waitHours }
  },
})

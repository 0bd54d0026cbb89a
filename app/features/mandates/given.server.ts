import { asPerson, readOnly } from '#app/platform/sql.server.ts'

/** A mandate that someone gave, and that is in force. */
export type GivenMandate = { id: string; givenAt: Date; until: Date }

export const givenBy = (userId: string): Promise<GivenMandate[]> =>
  readOnly(
    asPerson(userId),
    (sql) => sql<GivenMandate[]>`
      select id, given_at as "givenAt", valid_until as until from mandates
       where subject_id = ${userId} and ended_at is null and valid_until > now()
       order by given_at desc`,
  )

/** The guild member that someone's own file is linked to. */
import type { DbRow } from '#db/row.ts'
import { guild } from './texts.nl.ts'
import type { Actor } from '#app/access/actor.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'

export type OwnDirector = DbRow<
  'own_director',
  'member! as id' | 'company_name! as companyName' | 'since'
>

/** Finds the member that this person's file is linked to; null when it is linked to none. */
export const ownDirector = ({ id }: { id: string }): Promise<OwnDirector | null> =>
  readOnly(asPerson(id), readDirector)

/** @returns null where the file of the actor is linked to nobody */
export async function readDirector(sql: Sql): Promise<OwnDirector | null> {
  const [row] = await sql<OwnDirector[]>`
    select member as id, company_name as "companyName", since from own_director()`
  return row ?? null
}

/**
 * Ends the link with a member, and notes that. The member is told that its owner asked for it, by
 * the number of the file if there is one.
 *
 * @param shown the member that the page named
 * @returns false when it is another by now
 */
export const leaveDirector = (
  { id, request }: Pick<Actor, 'id' | 'request'>,
  shown: string,
): Promise<boolean> =>
  withActor(asPerson(id), async (sql) => {
    const [file] = await sql<DbRow<'wishes', 'wish_file_number as number'>[]>`
      select wish_file_number as number from wishes where user_id = ${id}`
    const { broken } = guild.notifications
    const message = file ? broken.message.replace('{{number}}', file.number) : broken.withoutFile
    const [row] = await sql<DbRow<'leave_director', 'leave_director as left'>[]>`
      select leave_director(${shown}, ${broken.title}, ${message}, ${request}) as left`
    return row?.left ?? false
  })

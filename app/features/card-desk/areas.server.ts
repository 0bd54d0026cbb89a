import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'

/** A region of postal codes, by their four digits, and whose it is. */
export type PostcodeArea = DbRow<
  'postcode_area_assignments',
  | 'area_name as name'
  | 'postcode_start as start'
  | 'postcode_end as end'
  | 'contact_id as contactId'
>

/** All regions, the lowest postal code first. Empty for who may not see the desk of the cards. */
export const listAreas = (actor: Actor): Promise<PostcodeArea[]> =>
  readOnly(asPerson(actor.id), areasIn)

/** The same, in a transaction of the caller. */
export const areasIn = (sql: Sql): Promise<PostcodeArea[]> => sql<PostcodeArea[]>`
  select area_name as name, postcode_start as start, postcode_end as "end",
         contact_id as "contactId"
    from postcode_area_assignments order by postcode_start`

/** Gives the region that begins there from one contact, or none, to another, or none. */
export type Assignment = { start: number; from: string | null; to: string | null }

/**
 * Changes what nobody else changed since.
 *
 * @returns the regions that someone else gave away meanwhile, as they are now
 */
export function assignAreas(actor: Actor, wanted: readonly Assignment[]): Promise<PostcodeArea[]> {
  return withActor(asPerson(actor.id), async (sql) => {
    await sql`
      update postcode_area_assignments a set contact_id = w.wanted
        from ${asRows(sql, wanted)}
       where a.postcode_start = w.start and a.contact_id is not distinct from w.former
         and (w.wanted is null or exists (select from default_card_contacts where id = w.wanted))`
    return sql<PostcodeArea[]>`
      select area_name as name, postcode_start as start, postcode_end as "end",
             contact_id as "contactId"
        from postcode_area_assignments a join ${asRows(sql, wanted)} on a.postcode_start = w.start
       where a.contact_id is distinct from w.wanted order by a.postcode_start`
  })
}

const asRows = (sql: Sql, wanted: readonly Assignment[]) => sql`
  unnest(${wanted.map(({ start }) => start)}::integer[], ${wanted.map(({ from }) => from)}::uuid[],
         ${wanted.map(({ to }) => to)}::uuid[]) as w (start, former, wanted)`

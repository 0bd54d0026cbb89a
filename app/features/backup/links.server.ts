/**
 * Foreign keys, while tables are filled in any order; and rows whose other half is gone: what belongs
 * to a person who is not in the people any more goes, as it would have gone with them.
 */
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

export type Link = {
  table: string
  name: string
  definition: string
  /** What becomes of a row whose other half goes. */
  then: 'delete' | 'forget'
  columns: string[]
  to: string
  toColumns: string[]
}

/** Takes all foreign keys off. @returns them, to be put back */
export async function takeLinksOff(sql: Sql): Promise<Link[]> {
  const links = await sql<Link[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
           pg_get_constraintdef(c.oid) as definition,
           case confdeltype when 'n' then 'forget' else 'delete' end as then,
           confrelid::regclass::text as to,
           array(select quote_ident(attname) from unnest(conkey) with ordinality k(number, place)
                   join pg_attribute on attrelid = conrelid and attnum = k.number
                  order by place) as columns,
           array(select quote_ident(attname) from unnest(confkey) with ordinality k(number, place)
                   join pg_attribute on attrelid = confrelid and attnum = k.number
                  order by place) as "toColumns"
      from pg_constraint c
     where contype = 'f' and connamespace = 'public'::regnamespace`
  for (const { table, name } of links)
    await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  return links
}

/** Puts them back. @throws where a row still lacks its other half */
export async function putLinksBack(sql: Sql, links: readonly Link[]): Promise<void> {
  for (const { table, name, definition } of links)
    await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
}

/**
 * Removes rows whose other half is not there, and forgets it where that is what a deletion does; again
 * and again, until nothing is left that hangs on nothing.
 *
 * @returns how many rows went, by their table
 */
export async function removeHanging(
  sql: Sql,
  links: readonly Link[],
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (let found = true; found;) {
    found = false
    for (const link of links) {
      const { count } = await sql.unsafe(statementFor(link))
      if (count === 0) continue
      found = true
      if (link.then === 'delete') removed[link.table] = (removed[link.table] ?? 0) + count
    }
  }
  return removed
}

function statementFor({ table, columns, to, toColumns, then }: Link): string {
  const linked = columns.map((column) => `r.${column} is not null`).join(' and ')
  const same = columns.map((column, place) => `o.${toColumns[place]} = r.${column}`).join(' and ')
  const hangs = `${linked} and not exists (select from ${to} o where ${same})`
  return then === 'delete'
    ? `delete from ${table} r where ${hangs}`
    : `update ${table} r set ${columns.map((column) => `${column} = null`).join(', ')} where ${hangs}`
}

/** History has no foreign key: it is of rows of many tables. @returns how many of its rows went */
export async function removeHistory(sql: Sql): Promise<number> {
  const machines = await sql<DbRow<'history', 'machine'>[]>`select distinct machine from history`
  let removed = 0
  for (const { machine } of machines) {
    const { count } = await sql`
      delete from history
       where machine = ${machine} and row_id not in (select id from ${sql(machine)})`
    removed += count
  }
  return removed
}

/** Puts a backup into an empty database, and shows that what is there is what was there. */
import { noteAudit } from '#app/access/audit.server.ts'
import type { Owner } from '#app/platform/database/owner.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { DAY_SECONDS } from '#app/platform/durations.ts'
import type { Chosen } from './choose.server.ts'
import { keysIn, putFilesBack } from './files.server.ts'
import { BrokenBackup } from './broken.ts'
import { fileOf, type Group, GROUPS, type Manifest } from './layout.server.ts'
import { makeIndexes, takeIndexesOff } from './indexes.server.ts'
import { putLinksBack, removeHanging, removeHistory, takeLinksOff } from './links.server.ts'
import { migrationsOf } from './make.server.ts'
import type { Place } from './place.ts'
import { QUEUE, readQueue } from './queue.server.ts'
import { readTable, rowsNow, sameEverywhere, tablesOf } from './tables.server.ts'

export type Restored = {
  tables: number
  rows: number
  /** Rows of who was gone when the people were written, by their table. */
  gone: Record<string, number>
  jobs: number
  files: { back: number; missing: string[] }
}

type Restoring = {
  place: Place
  chosen: Chosen
  identity: string
  /** Keys of the files that are not whole in the place. */
  lost: ReadonlySet<string>
}

/**
 * All rows in one transaction: it ends with all of them, each table counted and compared with what it
 * was, or with none. Then the files.
 *
 * @throws BrokenBackup when the database is not empty, was made by another release, or a table is not
 * what it was
 */
export async function restoreBackup(
  owner: Owner,
  request: string,
  { place, chosen, identity, lost }: Restoring,
): Promise<Restored> {
  // Nobody waits on a page, and nobody is served meanwhile: it may take a day.
  const rows = await owner.asOperator(async (sql) => {
    await refuseUnlessEmpty(sql)
    for (const group of GROUPS) await refuseOtherRelease(sql, chosen.manifests[group])
    const restored = await fillAll(sql, place, chosen.manifests, identity)
    await noteAudit(sql, { request }, { action: 'backup.restore' })
    return restored
  }, DAY_SECONDS)
  const keys = await owner.snapshot(async (sql) => {
    const found = new Set<string>()
    for (const group of GROUPS) for (const key of await keysIn(sql, group)) found.add(key)
    return [...found]
  })
  return { ...rows, files: await putFilesBack(place, keys, identity, lost) }
}

/** @throws BrokenBackup when anything of anybody is in the database */
export async function refuseUnlessEmpty(sql: Sql): Promise<void> {
  for (const table of [...(await tablesOf(sql, 'people')), 'wishes', 'audit_log']) {
    const found = await sql`select 1 from ${sql(table)} limit 1`
    if (found.length > 0)
      throw new BrokenBackup(
        `The database is not empty: ${table} has rows. Nothing was changed. Restore into a new one, after migrate.`,
      )
  }
}

async function refuseOtherRelease(sql: Sql, { group, migrations }: Manifest) {
  const named = (list: Manifest['migrations']) =>
    list.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')
  if (named(migrations) === named(await migrationsOf(sql))) return
  throw new BrokenBackup(
    `The ${group} were written by another release, whose newest migration is ${migrations.at(-1)?.name}: migrate and restore with that one, then migrate with this one.`,
  )
}

async function fillAll(
  sql: Sql,
  place: Place,
  manifests: Record<Group, Manifest>,
  identity: string,
): Promise<Omit<Restored, 'files'>> {
  const all: { group: Group; table: string }[] = []
  for (const group of GROUPS)
    for (const table of await tablesOf(sql, group)) all.push({ group, table })
  const names = all.map(({ table }) => `public.${table}`)
  await sameEverywhere(sql)
  const links = await takeLinksOff(sql)
  const indexes = await takeIndexesOff(sql)
  for (const name of names) await sql.unsafe(`alter table ${name} disable trigger user`)
  // What migrations put there is in the backup too.
  await sql.unsafe(`truncate ${names.join(', ')}`)
  let rows = 0
  for (const { group, table } of all)
    rows += await fillTable(sql, place, manifests[group], table, identity)
  await makeIndexes(sql, indexes)
  // What follows joins tables of which the database knows nothing yet.
  await sql`analyze`
  const gone = await removeHanging(sql, links)
  const history = await removeHistory(sql)
  await putLinksBack(sql, links)
  for (const name of names) await sql.unsafe(`alter table ${name} enable trigger user`)
  for (const group of GROUPS) await setSequences(sql, manifests[group])
  const path = fileOf(manifests.people.moment, 'people', QUEUE)
  const jobs = await readQueue(sql, { place, path }, identity)
  return { tables: all.length, rows, gone: history > 0 ? { ...gone, history } : gone, jobs }
}

/** @throws BrokenBackup when what is in the table then is not what was written */
async function fillTable(
  sql: Sql,
  place: Place,
  { group, moment, tables }: Manifest,
  table: string,
  identity: string,
): Promise<number> {
  const entry = tables[table]
  if (!entry) throw new BrokenBackup(`The table ${table} is not in the ${group} of ${moment}.`)
  await readTable(sql, table, entry, { place, path: fileOf(moment, group, table) }, identity)
  const { rows, plain } = await rowsNow(sql, table, entry.columns)
  if (rows !== entry.rows || plain !== entry.plain)
    throw new BrokenBackup(`${table}: ${rows} rows came back, and not as the ${entry.rows} were.`)
  return rows
}

/** Never back: people and contents may be of two moments. */
async function setSequences(sql: Sql, { sequences }: Manifest) {
  for (const [sequence, last] of Object.entries(sequences))
    await sql`
      select setval(${`public.${sequence}`}::regclass,
                    greatest(${last}::bigint, (select last_value from ${sql(sequence)})))`
}

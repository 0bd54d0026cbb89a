/** Makes a backup, and destroys what is left of people when their days are over. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DbRow } from '#db/row.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import type { Owner } from '#app/platform/database/owner.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { sealedFor } from '#app/platform/keys/age.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { addFiles, keysIn } from './files.server.ts'
import { BrokenBackup } from './broken.ts'
import {
  allBackups,
  finishedBackups,
  fileOf,
  type Group,
  GROUPS,
  listOf,
  type Manifest,
  manifestOf,
  momentOf,
  nameOf,
  FINISHED,
} from './layout.server.ts'
import type { Place } from './place.ts'
import { QUEUE, writeQueue } from './queue.server.ts'
import { sameEverywhere, tablesOf, writeTable } from './tables.server.ts'

/** In days. Who deletes the account is unreadable in what is left after them. */
export const PEOPLE_DAYS = 30

export type Made = {
  name: string
  rows: number
  files: number
  /** Of how many files a row tells that were not in the storage: lost, or removed meanwhile. */
  absent: number
  destroyed: string[]
}

/**
 * Writes both groups as they are at one moment, then the files that no backup has, then destroys the
 * people of backups whose days are over. Broken off, it leaves nothing that looks like a backup.
 *
 * @param recipient a public key of age
 */
export async function makeBackup(
  owner: Owner,
  request: string,
  { place, recipient, now }: { place: Place; recipient: string; now: Date },
): Promise<Made> {
  sealedFor(recipient)
  await removeUnfinished(place)
  const name = nameOf(now)
  if ((await place.names('')).includes(name))
    throw new BrokenBackup(`${place.name}/${name} exists already.`)
  const groups = await owner.snapshot(async (sql) => {
    await sameEverywhere(sql)
    const written: Written[] = []
    for (const group of GROUPS)
      written.push(await writeGroup(sql, { place, recipient, name, group }))
    return written
  })
  // After the rows: one without its file is a loss, a file without its row is not.
  const { added, kept } = await addFiles(place, recipient)
  let [rows, absent] = [0, 0]
  for (const { manifest, keys } of groups) {
    const there = keys.filter((key) => kept.has(key))
    await writeManifest(place, manifest, there)
    rows += Object.values(manifest.tables).reduce((total, table) => total + table.rows, 0)
    absent += keys.length - there.length
  }
  await writeText(place, `${name}/${FINISHED}`, 'Both groups and the files are there.\n')
  const destroyed = await destroyOldPeople(place, now)
  await owner.asOperator(async (sql) => {
    await noteAudit(sql, { request }, { action: 'backup.make' })
    if (destroyed.length > 0)
      await noteAudit(sql, { request }, { action: 'backup.destroy', detail: `${destroyed.length}` })
  })
  return { name, rows, files: added, absent, destroyed }
}

async function removeUnfinished(place: Place) {
  for (const { name, parts } of await allBackups(place))
    if (!parts.includes(FINISHED)) await place.remove(name)
}

/** The keys are those of the files that its rows refer to. */
type Written = { manifest: Manifest; keys: string[] }
type Writing = { place: Place; recipient: string; name: string; group: Group }

async function writeGroup(sql: Sql, writing: Writing): Promise<Written> {
  const { place, recipient, name, group } = writing
  const to = (table: string) => ({ place, path: fileOf(name, group, table) })
  const tables: Manifest['tables'] = {}
  for (const table of await tablesOf(sql, group))
    tables[table] = await writeTable(sql, table, to(table), recipient)
  if (group === 'people') tables[QUEUE] = await writeQueue(sql, to(QUEUE), recipient)
  const manifest: Manifest = {
    format: 1,
    group,
    moment: name,
    migrations: await migrationsOf(sql),
    sequences: await sequencesOf(sql),
    tables,
  }
  return { manifest, keys: await keysIn(sql, group) }
}

async function writeManifest(place: Place, manifest: Manifest, keys: string[]) {
  const { moment, group } = manifest
  const list = keys.map((key) => `${key}\n`).join('')
  await writeText(place, listOf(moment, group), list)
  const sha256 = createHash('sha256').update(list).digest('hex')
  const whole: Manifest = { ...manifest, files: { count: keys.length, sha256 } }
  await writeText(place, manifestOf(moment, group), `${JSON.stringify(whole, null, 2)}\n`)
}

const writeText = (place: Place, path: string, text: string): Promise<void> =>
  place.write(path, Readable.from([Buffer.from(text)]))

/** By which migrations the tables were made, in their order. */
export const migrationsOf = async (sql: Sql): Promise<Manifest['migrations']> => [
  ...(await sql<DbRow<'migrations', 'name' | 'checksum'>[]>`
    select name, checksum from migrations order by name collate "C"`),
]

async function sequencesOf(sql: Sql): Promise<Manifest['sequences']> {
  const rows = await sql<{ sequence: string; last: string }[]>`
    select sequencename as sequence, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`
  return Object.fromEntries(rows.map(({ sequence, last }) => [sequence, last]))
}

/** By the day, so that one that is run every day keeps none longer. @returns of which backups */
async function destroyOldPeople(place: Place, now: Date): Promise<string[]> {
  const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS)
  const { people } = await finishedBackups(place)
  const old = people.filter((name) => dayOf(now) - dayOf(momentOf(name)) >= PEOPLE_DAYS)
  for (const name of old) await place.remove(`${name}/people`)
  return old
}

/** Tables as they go into a backup and come out of one. */
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { tables } from '#app/features/manifests/manifests.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { measure, openedBy, sealedFor } from '#app/platform/keys/age.server.ts'
import type { Group, TableEntry } from './layout.server.ts'
import type { Place } from './place.ts'

/** A file of a backup. */
export type BackupFile = { place: Place; path: string }

/** What `migrate` keeps of itself: a backup says by which migrations its tables were made. */
const OF_MIGRATING = new Set(['migrations', 'definitions'])

/** The tables of a group, as the manifests say, by name. A view has no rows of its own. */
export async function tablesOf(sql: Sql, group: Group): Promise<string[]> {
  const views = await sql<{ name: string }[]>`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'v'`
  const left = new Set([...OF_MIGRATING, ...views.map(({ name }) => name)])
  return Object.keys(tables)
    .filter((name) => tables[name]?.backup === group && !left.has(name))
    .toSorted()
}

export type TableShape = { columns: string[]; order: string }

/** The columns of a table that are stored, and by which its rows have one order everywhere. */
export async function shapeOf(sql: Sql, table: string): Promise<TableShape> {
  const rows = await sql<{ name: string; collates: boolean; isKey: boolean }[]>`
    select quote_ident(attname) as name, attcollation <> 0 as collates,
           coalesce(attnum = any(indkey), false) as "isKey"
      from pg_attribute
      left join pg_index on indrelid = attrelid and indisprimary
     where attrelid = ${`public.${table}`}::regclass and attnum > 0
       and not attisdropped and attgenerated = ''
     order by attnum`
  const keys = rows.filter(({ isKey }) => isKey)
  const order = (keys.length > 0 ? keys : rows).map(({ name, collates }) =>
    collates ? `${name} collate "C"` : name,
  )
  return { columns: rows.map(({ name }) => name), order: order.join(', ') }
}

/** So that the same rows are the same bytes on every server. */
export const sameEverywhere = (sql: Sql) =>
  sql.unsafe(`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)

const rowsOut = (sql: Sql, table: string, { columns, order }: TableShape) =>
  sql
    .unsafe(`copy (select ${columns.join(', ')} from public.${table} order by ${order}) to stdout`)
    .readable()

/** Writes all rows of a table, sealed, to a new file. */
export async function writeTable(
  sql: Sql,
  table: string,
  file: BackupFile,
  recipient: string,
): Promise<TableEntry> {
  const shape = await shapeOf(sql, table)
  return writeRows(await rowsOut(sql, table, shape), shape.columns, file, recipient)
}

/** Writes what COPY gives, sealed, to a new file. */
export async function writeRows(
  rowsFromCopy: Readable,
  columns: string[],
  { place, path }: BackupFile,
  recipient: string,
): Promise<TableEntry> {
  const [plain, sealed] = [measure(), measure()]
  await pipeline(
    rowsFromCopy,
    plain.pass,
    createGzip(),
    sealedFor(recipient),
    sealed.pass,
    (bytes) => place.write(path, bytes),
  )
  goOn(rowsFromCopy)
  const { bytes, sha256 } = sealed.result()
  const { lines: rows, sha256: hash } = plain.result()
  return { columns, rows, plain: hash, bytes, sha256 }
}

/** Puts the rows of a file into a table, in the caller's transaction. */
export async function readTable(
  sql: Sql,
  table: string,
  { columns }: TableEntry,
  file: BackupFile,
  identity: string,
): Promise<void> {
  const copy = sql.unsafe(`copy public.${table} (${columns.join(', ')}) from stdin`)
  await readRows(file, identity, await copy.writable())
}

/**
 * The driver (postgres.js 3.4) stops listening to the server while we are slower, until it is asked for
 * more. After the last piece nobody asks, and the next query would wait for ever.
 */
// oxlint-disable-next-line eslint/no-underscore-dangle
const goOn = (rowsFromCopy: Readable) => rowsFromCopy._read(0)

/** Gives COPY what is in a file. */
export const readRows = async (
  { place, path }: BackupFile,
  identity: string,
  intoCopy: Writable,
): Promise<void> => pipeline(await place.read(path), openedBy(identity), createGunzip(), intoCopy)

/** How many rows a table has now, and what they are: to be compared with what a backup says. */
export async function rowsNow(
  sql: Sql,
  table: string,
  columns: string[],
): Promise<{ rows: number; plain: string }> {
  const { order } = await shapeOf(sql, table)
  const plain = measure()
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() })
  const out = await rowsOut(sql, table, { columns, order })
  await pipeline(out, plain.pass, nowhere)
  goOn(out)
  const { lines, sha256 } = plain.result()
  return { rows: lines, plain: sha256 }
}

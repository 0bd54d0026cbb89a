import { currentMasterKey, rewrapForSystem, rewrapKey } from '#app/platform/keys/crypto.server.ts'
import {
  withActor,
  asSystem,
  PATIENT_SECONDS,
  type Sql,
  type SqlPart,
} from '#app/platform/database/sql.server.ts'
import { columnsOf } from './manifests.server.ts'

/** Values begin with a wrapped key, and are bound to the table and key of their row. */
type Column = {
  table: string
  column: string
  key: string[]
  start: number
  rewrap: (value: Buffer, belongsTo: string) => Buffer | undefined
}

const DATA_KEY = { key: ['user_id', 'purpose'], start: 0, rewrap: rewrapKey }
const APPLICATION = { key: ['id'], start: 2, rewrap: rewrapForSystem }

const COLUMNS: Column[] = [
  ...columnsOf('data key').map((column) => ({ ...column, ...DATA_KEY })),
  ...columnsOf('application').map((column) => ({ ...column, ...APPLICATION })),
]

const BATCH = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Wraps anew every key that is kept for long. Few rows at a time, so that the site goes on; broken
 * off, it goes on where it was.
 *
 * @returns how many an older one wrapped
 */
export async function rotateKeys(): Promise<number> {
  let count = 0
  for (const column of COLUMNS) count += (await rewrapFree(column)) + (await rewrapHeld(column))
  return count
}

/** All rows but those that someone else holds. */
async function rewrapFree(column: Column): Promise<number> {
  let [count, found, last] = [0, BATCH, FIRST]
  while (found === BATCH) {
    const rows = await rewrapRows(column, (sql) => {
      const first = sql(column.key[0] ?? '')
      return sql`and ${first} >= ${last} order by ${first} limit ${BATCH} for update skip locked`
    })
    found = rows.length
    count += found
    last = String(rows.at(-1)?.[0])
  }
  return count
}

/** The rows that were passed by: one at a time, as they come free. */
async function rewrapHeld(column: Column): Promise<number> {
  const one = () => rewrapRows(column, (sql) => sql`limit 1 for update`)
  let count = 0
  while ((await one()).length > 0) count += 1
  return count
}

/**
 * @param which of those that an older master key wraps; it locks them
 * @returns the primary keys of the rows
 */
function rewrapRows(column: Column, which: (sql: Sql) => SqlPart): Promise<string[][]> {
  return withActor(
    asSystem('keys'),
    async (sql) => {
      const columns = [...column.key, column.column]
      const rows = await sql<Record<string, string | Buffer>[]>`
        select ${sql(columns)} from ${sql(column.table)}
         where ${masterKeyIn(sql, column)} <> ${currentMasterKey()} ${which(sql)}`
      const keys = rows.map((row) => column.key.map((name) => String(row[name])))
      for (const [index, row] of rows.entries())
        await rewrapRow(sql, column, keys[index] ?? [], row[column.column] as Buffer)
      return keys
    },
    PATIENT_SECONDS,
  )
}

const masterKeyIn = (sql: Sql, { column, start }: Column) => sql`
  convert_from(
    substring(${sql(column)} from ${start + 2} for get_byte(${sql(column)}, ${start})), 'UTF8')`

async function rewrapRow(sql: Sql, column: Column, key: string[], value: Buffer) {
  const anew = column.rewrap(value, [column.table, ...key].join(' '))
  if (!anew) throw new Error(`${column.table}: the current master key wraps it already`)
  await sql`
    update ${sql(column.table)} set ${sql(column.column)} = ${anew}
     where true ${column.key.map((name, index) => sql`and ${sql(name)} = ${key[index] ?? ''}`)}`
}

const BRIEFLY = columnsOf('application, briefly')

/**
 * What goes by itself and is wrapped by an older master key, such as mails that wait: nobody wraps it
 * anew.
 *
 * @returns how much there is, by its table
 */
export async function leftUnderOlder(sql: Sql): Promise<{ table: string; total: number }[]> {
  const left: { table: string; total: number }[] = []
  for (const { table, column } of BRIEFLY) {
    const wrapped = masterKeyIn(sql, { table, column, ...APPLICATION, rewrap: rewrapForSystem })
    // A link that was used or has run out opens nothing any more.
    const counts = table === 'tokens' ? sql`and used_at is null and expires_at > now()` : sql``
    const [row] = await sql<{ total: number }[]>`
      select count(*)::int as total from ${sql(table)}
       where ${sql(column)} is not null and ${wrapped} <> ${currentMasterKey()} ${counts}`
    if (row && row.total > 0) left.push({ table, total: row.total })
  }
  return left
}

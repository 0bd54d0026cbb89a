import { currentMasterKey, rewrapForSystem, rewrapKey } from '#app/platform/keys/crypto.server.ts'
import { inBatches } from '#app/platform/database/batches.server.ts'
import {
  withActor,
  asSystem,
  PATIENT_SECONDS,
  type Sql,
  type SqlPart,
} from '#app/platform/database/sql.server.ts'
import { log } from '#app/platform/log.server.ts'
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

/** More than this of a column is no broken row here and there: the keys are not those of this database. */
const MOST_BROKEN = 1000

/** `broken`: table and key of each row that no master key opens, which were passed over. */
type Rotated = { wrapped: number; broken: string[] }

/**
 * Wraps anew every key that is kept for long. Few rows at a time, so that the site goes on; broken
 * off, it goes on where it was. A row that cannot be read is told, and stands as it was.
 *
 * @throws when most of a column cannot be read
 */
export async function rotateKeys(): Promise<Rotated> {
  const all: Rotated = { wrapped: 0, broken: [] }
  for (const column of COLUMNS) {
    const broken: string[] = []
    const found = (await rewrapFree(column, broken)) + (await rewrapHeld(column, broken))
    all.wrapped += found - broken.length
    all.broken.push(...broken.map((key) => `${column.table} ${key}`))
  }
  return all
}

/** All rows but those that someone else holds. */
const rewrapFree = (column: Column, broken: string[]): Promise<number> =>
  inBatches(BATCH, async (last) => {
    const rows = await rewrapRows(column, broken, (sql) => {
      const first = sql(column.key[0] ?? '')
      return sql`and ${first} >= ${last} order by ${first} limit ${BATCH} for update skip locked`
    })
    return rows.map(([first = '']) => first)
  })

/** The rows that were passed by: one at a time, as they come free. */
async function rewrapHeld(column: Column, broken: string[]): Promise<number> {
  const one = () => rewrapRows(column, broken, (sql) => sql`limit 1 for update`)
  let count = 0
  while ((await one()).length > 0) count += 1
  return count
}

/**
 * @param broken the keys of those that cannot be read, which are passed over; it grows
 * @param which of those that an older master key wraps; it locks them
 * @returns the primary keys of the rows
 */
function rewrapRows(
  column: Column,
  broken: string[],
  which: (sql: Sql) => SqlPart,
): Promise<string[][]> {
  return withActor(
    asSystem('keys'),
    async (sql) => {
      const columns = [...column.key, column.column]
      const whole = sql`concat_ws(' ' ${column.key.map((name) => sql`, ${sql(name)}`)})`
      const rows = await sql<Record<string, string | Buffer>[]>`
        select ${sql(columns)} from ${sql(column.table)}
         where ${isOlder(sql, column)} and ${whole} <> all (${broken}::text[]) ${which(sql)}`
      const keys = rows.map((row) => column.key.map((name) => String(row[name])))
      for (const [index, row] of rows.entries()) {
        const key = keys[index] ?? []
        if (await rewrapRow(sql, column, key, row[column.column] as Buffer)) continue
        broken.push(key.join(' '))
        if (broken.length > MOST_BROKEN) throw new Error(`${column.table}: too much cannot be read`)
      }
      return keys
    },
    PATIENT_SECONDS,
  )
}

/** Whether the current master key does not wrap it; what is too short to say so is not left out. */
const isOlder = (sql: Sql, column: Pick<Column, 'column' | 'start'>) => sql`
  ${sql(column.column)} is not null
  and ${masterKeyIn(sql, column)} is distinct from convert_to(${currentMasterKey()}, 'UTF8')`

/** The bytes of the name; null where there are too few. */
const masterKeyIn = (sql: Sql, { column, start }: Pick<Column, 'column' | 'start'>) => sql`
  case when octet_length(${sql(column)}) > ${start}::int
       then substring(${sql(column)} from ${start + 2} for get_byte(${sql(column)}, ${start})) end`

/** @returns false where it cannot be read */
async function rewrapRow(sql: Sql, column: Column, key: string[], value: Buffer): Promise<boolean> {
  const anew = rewrapped(column, value, [column.table, ...key].join(' '))
  if (!anew) return false
  await sql`
    update ${sql(column.table)} set ${sql(column.column)} = ${anew}
     where true ${column.key.map((name, index) => sql`and ${sql(name)} = ${key[index] ?? ''}`)}`
  return true
}

function rewrapped(column: Column, value: Buffer, belongsTo: string): Buffer | undefined {
  try {
    return column.rewrap(value, belongsTo)
  } catch (error) {
    log().error({ err: error, row: belongsTo }, 'key not wrapped anew')
    return undefined
  }
}

const BRIEFLY = columnsOf('application, briefly')

/**
 * What goes by itself and is wrapped by an older master key, such as mails that wait: nobody wraps it
 * anew.
 *
 * @returns how much there is, by its table; `broken` is what has too few bytes to have a key at all, and
 *   waits for nothing
 */
export async function leftUnderOlder(
  sql: Sql,
): Promise<{ table: string; total: number; broken: number }[]> {
  const left: { table: string; total: number; broken: number }[] = []
  for (const { table, column } of BRIEFLY) {
    const where = { column, start: APPLICATION.start }
    const hasKey = sql`octet_length(${sql(column)}) > ${APPLICATION.start}::int`
    // A link that was used or has run out opens nothing any more.
    const counts = table === 'tokens' ? sql`and used_at is null and expires_at > now()` : sql``
    const [row] = await sql<{ total: number; broken: number }[]>`
      select count(*) filter (where ${hasKey})::int as total,
             count(*) filter (where not ${hasKey})::int as broken
        from ${sql(table)} where ${isOlder(sql, where)} ${counts}`
    if (row && row.total + row.broken > 0) left.push({ table, ...row })
  }
  return left
}

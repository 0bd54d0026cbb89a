/**
 * How time passes in the demo. A year of a register cannot be waited for, and the database takes its
 * moments from its own clock. So people do what they do today, by the functions of the site, and then
 * everything that was done becomes older together: all moments in the database move back by as much.
 * Nothing else of a row is touched. Two moments stay:
 *
 * - when a version was confirmed, since its hash is over it; whoever confirms gives that moment;
 * - rows of the audit log that were chained, since the chain is over them.
 */
import type postgres from 'postgres'
import { DAY_MS } from '#app/platform/durations.ts'

type Column = { table: string; column: string; isDay: boolean }

/** Of the database itself, or of the law: not of anything that a person did. */
const NOBODYS = ['migrations', 'definitions', 'choice_legal_status']
const SEALED = ['wish_versions.confirmed_at', 'audit_log.day']

/** Tables in which two rows may not have the same moment: a row must not run into one that is still to move. */
const APART = ['appointments', 'daily_figures', 'reminders']
const FAR = 40_000

export type Clock = {
  /** Makes everything so much older. */
  pass: (days: number) => Promise<void>
  /** Does something while versions stand as if they were confirmed so many days later. */
  withVersionsLater: (days: number, run: () => Promise<unknown>) => Promise<void>
}

/** Whether this owner of a database may make it older: triggers of others' doings must not run. */
export async function mayMakeOlder(owner: postgres.Sql): Promise<boolean> {
  const [row] = await owner<{ mighty: boolean }[]>`
    select rolsuper as mighty from pg_roles where rolname = current_user`
  return row?.mighty ?? false
}

/**
 * Looks up which columns are moments and days; `pass` moves them all back by so many days,
 * fractions too.
 */
export async function clockOf(owner: postgres.Sql): Promise<Clock> {
  const columns = await columnsOf(owner)
  const move = (statements: string[]) =>
    owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      await Promise.all(statements.map((statement) => sql.unsafe(statement)))
    })
  const versions = (days: number) =>
    move([`update wish_versions set confirmed_at = confirmed_at + ${interval(days)}`])
  let passed = 0
  return {
    async pass(days) {
      const wholeDays = Math.round(passed + days) - Math.round(passed)
      passed += days
      await move(statementsFor(columns, days, wholeDays))
    },
    async withVersionsLater(days, run) {
      await versions(days)
      await run()
      await versions(-days)
    },
  }
}

const interval = (days: number) => `interval '${Math.round(days * DAY_MS)} milliseconds'`

async function columnsOf(owner: postgres.Sql): Promise<Column[]> {
  const rows = await owner<Column[]>`
    select c.table_name as table, c.column_name as column, c.data_type = 'date' as "isDay"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.data_type in ('timestamp with time zone', 'date')
     order by 1, 2`
  return rows.filter(
    ({ table, column }) => !NOBODYS.includes(table) && !SEALED.includes(`${table}.${column}`),
  )
}

function statementsFor(columns: Column[], days: number, wholeDays: number): string[] {
  const tables = [...new Set(columns.map(({ table }) => table))]
  const moved = (table: string, by: number, byWhole: number) => {
    const changes = columns
      .filter((one) => one.table === table)
      .map(({ column, isDay }) => `${column} = ${column} - ${isDay ? byWhole : interval(by)}`)
    return `update ${table} set ${changes.join(', ')}${table === 'audit_log' ? ' where day is null' : ''}`
  }
  return tables.flatMap((table) =>
    APART.includes(table)
      ? [moved(table, days + FAR, wholeDays + FAR), moved(table, -FAR, -FAR)]
      : [moved(table, days, wholeDays)],
  )
}

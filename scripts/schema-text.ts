/** What `db/schema.ts` says of a database, in the types that postgres.js gives its values. */
import { join } from 'node:path'
import type postgres from 'postgres'

export const SCHEMA_FILE = join(import.meta.dirname, '../db/schema.ts')

type Column = {
  owner: string
  name: string
  type: string
  isArray: boolean
  isNullable: boolean
  comment: string | null
  checks: string[]
}

const WIDTH = 100

const HEAD = `/**
 * What the database has, as postgres.js gives it. Made by \`npm run schema\`: never changed by hand.
 * Rows are taken from here by \`DbRow\` (row.ts).
 */
`

/** A type that is not here is given as text. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  timestamp: 'Date',
  timestamptz: 'Date',
}

/** Laid out as \`npm run format\` would. @returns the whole of \`db/schema.ts\` */
export async function schemaText(sql: postgres.Sql): Promise<string> {
  const tables = groups(await columnsOfTables(sql))
  const functions = groups(await columnsOfFunctions(sql))
  const comments = await commentsOf(sql)
  return [
    HEAD,
    ...tables.map(([name, columns]) => tableText(name, columns, comments.get(name))),
    '/** Each table by its name. */\n' + indexText('Tables', tables),
    '/**\n * What each function gives, as the columns that a `select` from it has; one that gives a single\n' +
      ' * value names its column after itself. Any of them may be null: PostgreSQL does not say.\n */\n' +
      `export type Functions = {\n${functions.map(([name, columns]) => functionText(name, columns)).join('')}}\n`,
  ].join('\n')
}

function tableText(name: string, columns: Column[], comment = ''): string {
  const line = `/** ${comment} */\n`
  const note = comment && line.length <= WIDTH ? line : ''
  return `${note}export type ${typeName(name)} = {\n${columns.map((one) => columnText(one, '  ')).join('')}}\n`
}

const indexText = (name: string, all: [string, Column[]][]) =>
  `export type ${name} = {\n${all.map(([one]) => `  ${one}: ${typeName(one)}\n`).join('')}}\n`

const functionText = (name: string, columns: Column[]) =>
  `  ${name}: {\n${columns.map((one) => columnText(one, '    ')).join('')}  }\n`

function columnText(column: Column, indent: string): string {
  const line = `${indent}/** ${column.comment} */\n`
  const note = column.comment && line.length <= WIDTH ? line : ''
  const start = `${indent}${column.name}:`
  const types = typesOf(column)
  const ends = [...(column.isArray ? [] : types), ...(column.isNullable ? ['null'] : [])]
  const list = types.length > 1 ? `(${types.join(' | ')})` : types.join('')
  const short = [...(column.isArray ? [`${list}[]`] : []), ...ends].join(' | ')
  if (start.length + 1 + short.length <= WIDTH) return `${note}${start} ${short}\n`
  const below = (all: string[]) => all.map((type) => `${indent}  | ${type}\n`).join('')
  if (!column.isArray) return `${note}${start}\n${below(ends)}`
  return `${note}${start} (\n${below(types)}${indent})[]${ends.map((end) => ` | ${end}`).join('')}\n`
}

function typesOf({ type, checks }: Column): string[] {
  const words = checks.map(wordsOf).find((found) => found !== null)
  return words?.map((word) => `'${word}'`) ?? [TYPES[type] ?? 'string']
}

const WORD = /'((?:[^']|'')*)'::text/g

/** @returns the words that a check allows, or null where it is about something else */
function wordsOf(check: string): string[] | null {
  const list =
    /^CHECK \(\(\w+ (?:= ANY|<@) \(?ARRAY\[([^[\]]*)\](?:::text\[\])?\)?\)\)(?: NOT VALID)?$/.exec(
      check,
    )
  const single = /^CHECK \(\(\w+ = ('(?:[^']|'')*'::text)\)\)(?: NOT VALID)?$/.exec(check)
  const text = (list ?? single)?.[1]
  if (text === undefined) return null
  return [...text.matchAll(WORD)].map(([, word = '']) => word.replaceAll("''", "\\'"))
}

/** `access_requests` becomes `AccessRequests`. */
const typeName = (name: string) =>
  name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

function groups(columns: Column[]): [string, Column[]][] {
  const byOwner = Map.groupBy(columns, ({ owner }) => owner)
  return [...byOwner].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

const columnsOfTables = (sql: postgres.Sql) => sql<Column[]>`
  select c.relname as owner, a.attname as name,
         coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray",
         not a.attnotnull as "isNullable", col_description(c.oid, a.attnum) as comment,
         array(select pg_get_constraintdef(oid) from pg_constraint
                where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]
                order by conname) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
   order by c.relname, a.attnum`

/** Of those in `functions/`: not of extensions, and not of triggers, which nobody calls. */
const columnsOfFunctions = (sql: postgres.Sql) => sql<Column[]>`
  select p.proname as owner, coalesce(o.name, p.proname) as name,
         coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray",
         true as "isNullable", null as comment, '{}'::text[] as checks
    from pg_proc p
    left join lateral unnest(p.proallargtypes, p.proargnames, p.proargmodes::text[])
           with ordinality as o(type, name, mode, place) on o.mode in ('t', 'o')
    join pg_type t on t.oid = coalesce(o.type, p.prorettype)
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
   where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
     and p.prorettype <> all(array['trigger', 'void', 'event_trigger']::regtype[])
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
   order by p.proname, o.place`

async function commentsOf(sql: postgres.Sql): Promise<Map<string, string>> {
  const rows = await sql<{ name: string; comment: string | null }[]>`
    select relname as name, obj_description(oid, 'pg_class') as comment
      from pg_class where relnamespace = 'public'::regnamespace`
  return new Map(rows.map(({ name, comment }) => [name, comment ?? '']))
}

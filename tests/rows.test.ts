/** Rows are what the database gives (docs/decisions/0048). */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { SCHEMA_FILE, schemaText } from '../scripts/schema-text.ts'
import { owner } from './setup/database.ts'
import { queriesOf, type Query } from './setup/queries.ts'

const ROOT = join(import.meta.dirname, '..')

/** Fields by hand that have the name of a column, each with the reason. */
const SORTS = 'what else there is depends on it, which PostgreSQL does not say'
const BY_HAND: Record<string, string> = {
  'app/features/audit/file-views.server.ts action': SORTS,
  'app/features/audit/file-views.server.ts scope': SORTS,
  'app/features/audit/file-views.server.ts reason': SORTS,
  'app/features/office-files/runs.server.ts what': SORTS,
  'app/features/office-files/runs.server.ts kind': SORTS,
  'app/features/office-files/runs.server.ts state': SORTS,
  'app/features/office-files/runs.server.ts who': SORTS,
}

/** Columns of tables that may be null and that a query says are not, without `is not null`: why so. */
const HAS_ADDRESS = 'who has a link in a mail has an address, and none is taken away'
const DELIVERED = 'constraints: what was delivered has it'
const READ = 'constraint: a report that is read has it'
const NEVER_NULL: Record<string, string> = {
  'app/features/accounts/users.server.ts users.email': 'found by it',
  'app/features/audit/newest.server.ts audit_log.number': 'constraint: a row with a day has it',
  'app/features/deaths/mails.server.ts death_reports.all_at': READ,
  'app/features/deaths/mails.server.ts death_reports.copies_until': READ,
  'app/features/deaths/read.server.ts relative_copies.made_at':
    'constraint: what is in the storage was made',
  'app/features/delivery/copy.server.ts delivery_files.storage_key': 'found by it',
  'app/features/delivery/end.server.ts deliveries.available_until': DELIVERED,
  'app/features/delivery/end.server.ts deliveries.deletes_at': DELIVERED,
  'app/features/delivery/end.server.ts deliveries.request_id':
    'a delivery whose request goes is ended at once, and is not delivered any more',
  'app/features/delivery/end.server.ts history.because': 'found by it',
  'app/features/delivery/job.server.ts deliveries.request_id': 'joined by it',
  'app/features/guild/invite.server.ts users.email': 'found by it, or asked by that address',
  'app/features/mail/send.server.ts mails.sealed': 'it goes when the mail is sent',
  'app/features/sign-in/confirm-sign-up.server.ts users.email': HAS_ADDRESS,
  'app/features/sign-in/reset.server.ts users.email': HAS_ADDRESS,
}

let queries: Query[]
let columns: Set<string>
let notNull: Set<string>
let mayBeNull: Set<string>
let sources: Map<string, string[]>

beforeAll(async () => {
  queries = await readQueries()
  const rows = await owner<{ from: string; column: string }[]>`
    select relname as from, attname as column
      from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0
     where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select proname, coalesce(name, proname)
      from pg_proc left join lateral unnest(proargnames, proargmodes::text[]) o(name, mode)
        on mode in ('t', 'o')
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`
  columns = new Set(rows.map(({ column }) => column))
  const all = await owner<{ column: string; sure: boolean }[]>`
    select concat_ws('.', relname, attname) as column, attnotnull as sure
      from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0
     where relnamespace = 'public'::regnamespace and relkind = 'r'`
  notNull = new Set(all.filter(({ sure }) => sure).map(({ column }) => column))
  mayBeNull = new Set(all.filter(({ sure }) => !sure).map(({ column }) => column))
  const oids = await owner<{ oid: number; name: string; attributes: string[] }[]>`
    select c.oid::int, relname as name, array_agg(attname::text order by attnum) as attributes
      from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by c.oid`
  sources = new Map(
    oids.flatMap(({ oid, name, attributes }) => [[`${oid}`, [name, ...attributes]]]),
  )
})

test('db/schema.ts says what the migrated database has', async () => {
  const isFresh = (await readFile(SCHEMA_FILE, 'utf8')) === (await schemaText(owner))
  expect(isFresh, 'it is made by: npm run schema').toBe(true)
})

test('no row has a field by hand where a column or result of that name exists', async () => {
  const found = queries.flatMap((query) =>
    handWritten(query).map((field) => `${query.place.replace(/:\d+$/, '')} ${field}`),
  )
  expect([...new Set(found)].filter((one) => !(one in BY_HAND))).toEqual([])
  expect(Object.keys(BY_HAND).filter((one) => !found.includes(one))).toEqual([])
})

test('finds a field by hand, however it is named', () => {
  const source = `
    type Named = { total: number; cents: number; isPaid: boolean }
    const columns = (sql) => sql\`amount_cents as cents\`
    const one = (sql) => sql<(Omit<Named, 'isPaid'> & DbRow<'users', 'email'>)[]>\`
      select id, count(*) as total, \${columns(sql)}, \${1} as x from payments\`
    const other = (sql) => sql<{ id: string; requestId: string; counted: number }[]>\`
      select id, p.request_id as "requestId", count(*) as counted from payments p\``
  const [one, other] = queriesOf('made-up.ts', source).map(handWritten)
  expect(one).toEqual(['cents'])
  expect(other).toEqual(['id', 'requestId'])
})

test('a query gives the columns that its type names, from those tables', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const query of queries) {
    const given = await describe(query)
    if (!given || query.taken.length === 0) continue
    asked += 1
    for (const { from, column, name } of query.taken) {
      const source = given.get(name)
      if (source === undefined) wrong.push(`${query.place} has no column ${name}`)
      else if (source !== '' && source !== `${from}.${column}`)
        wrong.push(`${query.place} ${name} is ${source}, not ${from}.${column}`)
    }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(100)
})

test('what a left join may leave out may be null', () => {
  const wrong = queries.flatMap(({ place, text, taken }) =>
    taken
      .filter(({ from, column, mark }) => mark === '' && notNull.has(`${from}.${column}`))
      .filter(({ from }) => isOuter(text, from))
      .map(({ name }) => `${place} ${name}`),
  )
  expect(wrong).toEqual([])
})

test('what a table may leave open is said never to be null where the query asks that, or for a reason', () => {
  const found = queries
    .filter(({ place }) => /^(?:app|db|scripts)\//.test(place) && !/\.test\./.test(place))
    .flatMap(({ place, text, taken }) =>
      taken
        .filter(({ mark }) => mark === '!')
        .filter(({ column }) => !new RegExp(`\\b${column} is not null`).test(text))
        .map(({ from, column }) => ({ place, column: `${from}.${column}` }))
        .filter(({ column }) => mayBeNull.has(column)),
    )
    .map(({ place, column }) => `${place.replace(/:\d+$/, '')} ${column}`)
  expect(new Set(found)).toEqual(new Set(Object.keys(NEVER_NULL)))
})

/** Joined so, and in no other way. */
const isOuter = (text: string, table: string) =>
  new RegExp(`left join ${table}\\b`).test(text) &&
  !new RegExp(`(?<!left )join ${table}\\b|(?:from|into|update) ${table}\\b`).test(text)

async function readQueries(): Promise<Query[]> {
  const folders = ['app', 'db', 'tests', 'scripts'].map(async (folder) =>
    (await readdir(join(ROOT, folder), { recursive: true })).map((name) => join(folder, name)),
  )
  const paths = (await Promise.all(folders)).flat().filter((path) => /\.tsx?$/.test(path))
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')))
  return paths.flatMap((path, at) => {
    const source = texts[at] ?? ''
    return source.includes('[]') && source.includes('`') ? queriesOf(path, source) : []
  })
}

/** Those fields that are a column as it is, under its own name or another. */
const handWritten = ({ text, byHand, taken }: Query) =>
  byHand.filter((field) => {
    if (taken.some(({ name }) => name === field)) return false
    const plain = new RegExp(
      `(?:select|returning|distinct|,)\\s+(?:\\w+\\.)?(\\w+)\\s+as\\s+"?${field}"?(?!\\w)`,
    )
    const worked = new RegExp(`\\sas\\s+"?${field}"?(?!\\w)|\\b${field}::`)
    const column = plain.exec(text)?.[1] ?? (worked.test(text) ? '' : field)
    return columns.has(column)
  })

/** @returns for each column where it comes from; undefined where the query has parts that vary */
async function describe({ text }: Query): Promise<Map<string, string> | undefined> {
  const statement = await owner
    .unsafe(text)
    .describe()
    .catch(() => undefined)
  if (!statement) return undefined
  return new Map(
    statement.columns.map(({ name, table, number }) => {
      const [from, ...attributes] = sources.get(String(table)) ?? []
      return [name, from ? `${from}.${attributes[number - 1]}` : '']
    }),
  )
}

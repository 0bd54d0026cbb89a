/** What the manifests say of the tables is what the database knows of them. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseCrontab } from 'graphile-worker'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CONSENT_KINDS } from '#app/features/accounts/consents.server.ts'
import { ownData } from '#app/features/own-data/texts.nl.ts'
import { crontabOf } from '#app/platform/jobs.server.ts'
import { owner } from '#tests/setup/database.ts'
import { jobs } from './jobs.server.ts'
import { exported, manifests, overview, storageKeys, systems, tables } from './manifests.server.ts'

const entries = Object.entries(tables)

const camelCased = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)]
}

/** Each part of an export, and each name in it (`account.sessions.startedAt`), however deep. */
const exportedPlaces = new Set(
  Object.entries(exported).flatMap(([part, places]) =>
    Object.entries(places).flatMap(([name, { schema }]) => {
      const place = `${part}.${name}`
      const names = namesIn(z.toJSONSchema(schema, { io: 'input' }))
      return [place, ...names.map((one) => `${place}.${one}`)]
    }),
  ),
)

/** Names of tables for which something holds. */
const tablesWhere = async (query: Promise<readonly { name: string }[]>) =>
  (await query).map(({ name }) => name)

describe('the manifests', () => {
  test('have every table of the database, each once', async () => {
    const known = await tablesWhere(owner<{ name: string }[]>`
      select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`)
    const named = manifests.flatMap((feature) => Object.keys(feature.tables))
    expect(named.toSorted()).toEqual(known.toSorted())
  })

  test('say of every column of bytes what it is', async () => {
    const known = await tablesWhere(owner<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea'`)
    const named = entries.flatMap(([table, { bytes = {} }]) =>
      Object.keys(bytes).map((column) => `${table}.${column}`),
    )
    expect(named.toSorted()).toEqual(known.toSorted())
  })

  test('say of every key of a stored file where it is, and the sweep sees all rows there', async () => {
    const known = await tablesWhere(owner<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%storage_key%'`)
    const named = storageKeys.map(({ table, column }) => `${table}.${column}`)
    expect(named.toSorted()).toEqual(known.toSorted())
    const seen = await tablesWhere(owner<{ name: string }[]>`
      select tablename as name from pg_policies
       where cmd in ('ALL', 'SELECT') and qual = '(actor_system() = ''cleaning''::text)'`)
    expect(storageKeys.filter(({ table }) => !seen.includes(table))).toEqual([])
  })

  test('say of every table with which column a row goes with its person', async () => {
    const links = await owner<{ table: string; column: string; to: string }[]>`
      select conrelid::regclass::text as "table", attname as "column", confrelid::regclass::text as "to"
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confdeltype = 'c' and connamespace = 'public'::regnamespace`
    const owned = new Set(['users'])
    const follow = () => links.filter(({ table, to }) => owned.has(to) && !owned.has(table))
    for (let next = follow(); next.length > 0; next = follow())
      for (const { table } of next) owned.add(table)
    const said = entries.flatMap(([table, { owner: column }]) => (column ? table : []))
    expect(said.toSorted()).toEqual([...owned].toSorted())
    const wrong = entries.filter(
      ([name, { owner: column }]) =>
        column &&
        name !== 'users' &&
        !links.some((link) => link.table === name && link.column === column && owned.has(link.to)),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('say on whose behalf a table is written, as its policies do', async () => {
    const policies = await owner<{ name: string; condition: string }[]>`
      select tablename as name, string_agg(concat_ws(' ', qual, with_check), ' ') as condition
        from pg_policies where schemaname = 'public' and cmd in ('ALL', 'INSERT') group by tablename`
    const named = ({ condition }: { condition: string }) => [
      ...(/actor_(id|member_id|wish_id|card_orders)\(/.test(condition) ? ['person'] : []),
      ...Array.from(
        condition.matchAll(/actor_(?:system\(\) = |may\()'([a-z.]+)'/g),
        ([, one]) => one,
      ),
    ]
    const wrong = entries.filter(([name, { actor }]) => {
      const policy = policies.find((one) => one.name === name)
      return actor === 'none' ? policy : !policy || !named(policy).includes(actor)
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('name all that acts without a person, each once, as the policies do', async () => {
    const rows = await owner<{ name: string }[]>`
      select distinct found[1] as name
        from pg_policies, regexp_matches(concat_ws(' ', qual, with_check),
                                         'actor_system\\(\\) = ''([a-z]+)''', 'g') found`
    const named = new Set(rows.map(({ name }) => name))
    expect(systems.toSorted()).toEqual([...new Set(systems)].toSorted())
    expect([...named].filter((name) => !systems.some((one) => one === name))).toEqual([])
  })

  test('have something that ends every row, its person or the cleaning, or say who does', () => {
    const endless = entries.filter(
      ([, { owner: column, retention }]) => !column && !retention.clean,
    )
    expect(endless.map(([name]) => name)).toEqual([
      'wish_file_numbers',
      'death_report_answers',
      'death_report_ticks',
      'relative_copy_files',
      'franchise_partners',
      'invoice_counters',
      'attention',
      'transitions',
      'release_transitions',
      'release_history',
      'daily_figures',
      'default_card_settings',
      'default_card_contacts',
      'postcode_area_assignments',
      'choice_legal_status',
      'content_pages',
      'content_words',
      'role_capabilities',
      'migrations',
      'definitions',
    ])
  })

  test('keep what a key of ours alone opens, and keys, among the people', () => {
    const wrong = entries.filter(
      ([, { bytes = {}, backup }]) =>
        backup !== 'people' &&
        Object.values(bytes).some(
          (kind) => ['data key', 'search'].includes(kind) || kind.startsWith('application'),
        ),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('name a place in the export that there is, or say why there is none', () => {
    const places = Object.entries(exported).flatMap(([part, named]) =>
      Object.keys(named).map((name) => `${part}.${name}`),
    )
    const said = entries.flatMap(([, table]) =>
      typeof table.exported === 'string' ? table.exported : [],
    )
    expect(new Set(said)).toEqual(new Set(places))
  })

  test('export every table that is a person’s, or tell that person why not', () => {
    const silent = entries.filter(
      ([, { owner: column, exported: place }]) =>
        column && typeof place === 'object' && place.told === undefined,
    )
    expect(silent.map(([name]) => name)).toEqual([])
    const told = entries.flatMap(([, { exported: place }]) =>
      typeof place === 'object' ? (place.told ?? []) : [],
    )
    expect(new Set(told)).toEqual(new Set(Object.keys(ownData.export.leftOut)))
  })

  test('say what the overview of a file shows of tables that are a person’s, or why nothing', () => {
    const silent = manifests.filter(
      ({ tables: kept, overview: shown }) =>
        Object.values(kept).some(({ owner: column }) => column) && shown === undefined,
    )
    expect(silent.map(({ tables: kept }) => Object.keys(kept))).toEqual([])
    const places = overview.map(({ place }) => place)
    expect(places).toEqual([...new Set(places)])
  })

  test('name what follows from withdrawing each consent but that to keep anything', () => {
    const kinds = manifests.flatMap(({ withdrawn = {} }) => Object.keys(withdrawn))
    expect(new Set(kinds)).toEqual(new Set(CONSENT_KINDS.filter((kind) => kind !== 'privacy')))
  })

  test('say of every column of an exported table where it is, or why it is not', async () => {
    const rows = await owner<{ table: string; column: string }[]>`
      select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' order by table_name, ordinal_position`
    const named = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
    const unlike = rows.filter(({ table, column }) => {
      const { owner: person, exported: place, bytes, objects } = tables[table] ?? {}
      const isKey =
        ['id', person].includes(column) || bytes?.[column] === 'hash' || objects?.includes(column)
      const isThere = exportedPlaces.has(`${place}.${camelCased(column)}`)
      return person && typeof place === 'string' && !isKey && !isThere
    })
    const said = entries.flatMap(([table, { columns = {} }]) =>
      Object.entries(columns).map(([column, where]) => ({ table, column, where })),
    )
    expect(said.map(named).toSorted()).toEqual(unlike.map(named).toSorted())
    const nowhere = said.filter(
      ({ where }) => typeof where === 'string' && !exportedPlaces.has(where),
    )
    expect(nowhere).toEqual([])
  })

  test('are told in the manual', async () => {
    const manual = await readFile(join(import.meta.dirname, '../../../docs/kept.md'), 'utf8')
    const rows = entries.map(
      ([name, { retention, backup }]) =>
        `| \`${name}\` | ${backup} | ${retention.ends} | ${retention.because} |`,
    )
    expect(rows.filter((row) => !manual.includes(row))).toEqual([])
  })

  test('are read by commands that run without the bundler', async () => {
    const script = `import('${join(import.meta.dirname, 'manifests.server.ts')}')`
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '../../..'),
    })
    await expect(run).resolves.toMatchObject({ stderr: '' })
  })
})

test('the queue reads when each job starts by itself', () => {
  const started = Object.values(jobs).filter(({ at }) => at)
  expect(started.length).toBeGreaterThan(3)
  expect(parseCrontab(crontabOf(jobs))).toHaveLength(started.length)
})

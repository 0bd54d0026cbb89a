import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { owner } from '#tests/setup/database.ts'
import { readDefinitions } from './definitions.ts'

const definitions = await readDefinitions('db')
const numbered = await Promise.all(
  (await readdir('db/migrations')).map((name) => readFile(join('db/migrations', name), 'utf8')),
)
const namesOf = (kind: string) =>
  definitions.filter((one) => one.kind === kind).map(({ name }) => name)

describe('what stands in the files', () => {
  test('is every function that the database has, each in one place', async () => {
    const inNumbered = numbered.flatMap((text) =>
      [...text.matchAll(/^create (?:or replace )?function (\w+)/gm)].map(([, name]) => name),
    )
    const rows = await owner<{ name: string }[]>`
      select proname as name from pg_proc p
       where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`
    expect([...namesOf('function'), ...inNumbered].toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    )
  })

  test('is every policy, in the file of its table', async () => {
    const rows = await owner<{ name: string; policies: number }[]>`
      select tablename as name, count(*)::int as policies
        from pg_policies where schemaname = 'public' group by 1`
    const inFiles = definitions
      .filter(({ kind }) => kind === 'policies')
      .map(({ name, text }) => ({
        name,
        policies: [...text.matchAll(/^create policy \w+ on (\w+)/gm)].filter(
          ([, table]) => table === name,
        ).length,
      }))
    const byName = (counts: { name: string; policies: number }[]) =>
      Object.fromEntries(counts.map(({ name, policies }) => [name, policies]))
    expect(byName(inFiles)).toEqual(byName(rows))
  })

  test('is no policy and no trigger of a numbered file', () => {
    for (const text of numbered) expect(text).not.toMatch(/^(create|alter) (policy|trigger)/m)
  })

  test.each(definitions.map((one) => [one.kind, one.name, one.text]))(
    '%s %s: nothing but itself, and what it is for',
    (kind, name, text) => {
      if (kind === 'policies')
        expect(text).not.toMatch(new RegExp(`^create policy \\w+ on (?!${name}\\b)`, 'm'))
      else {
        expect(text).toMatch(new RegExp(`^create or replace function ${name}\\(`, 'm'))
        expect(text.match(/^create or replace function/gm)).toHaveLength(1)
        expect(text).toMatch(/^-- /)
      }
    },
  )
})

test('no two numbered files have one number, but two of before this was asked', async () => {
  const numbers = (await readdir('db/migrations')).map((name) => name.slice(0, 4))
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  expect(twice).toEqual(['0087'])
})

describe('the order in which an empty database takes them', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'definitions-'))
    await mkdir(join(folder, 'policies'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const write = async (path: string, text: string) => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const names = async () => (await readDefinitions(folder)).map(({ name }) => name)

  test('is that of their need, and policies come last', async () => {
    await write('policies/accounts.sql', 'create policy own on accounts')
    await write('functions/a/first.sql', 'select second() -- and not third()')
    await write('functions/b/second.sql', 'select 2')
    await write('functions/c/third.sql', 'select first()')
    expect(await names()).toEqual(['second', 'first', 'third', 'accounts'])
  })

  test('is none where two need each other', async () => {
    await write('functions/a/one.sql', 'select other()')
    await write('functions/a/other.sql', 'select one()')
    await expect(names()).rejects.toThrow('one, other, one')
  })

  test('is none where two have the same name', async () => {
    await write('functions/a/one.sql', 'select 1')
    await write('functions/b/one.sql', 'select 2')
    await expect(names()).rejects.toThrow('the same name')
  })
})

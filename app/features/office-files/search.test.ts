import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { verifyAudit } from '#app/features/audit/verify.server.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { hashesBy } from '#app/features/file-index/index.server.ts'
import { lockWishFile } from '#app/features/wishes/file/file.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAtFile } from './details.server.ts'
import { type FoundFile, searchFiles } from './search.server.ts'

let admin: TestUser

beforeAll(async () => {
  admin = await testUser('admin')
})

const actor = (one = admin) => actorOf(one)
const found = async (text: string) => (await searchFiles(actor(), text, undefined)).rows

/** A word that nobody else has, of no more letters than are looked at. */
const newWord = () =>
  `w${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 15)}`

type Details = { firstName: string; lastName: string; phone?: string }

/** Someone with a wish file. @returns its number, and who it is of */
async function withFile(details: Details) {
  const person = await testUser()
  const { number } = await withActor(asPerson(person.id), async (sql) => {
    await writeProfile(sql, person.id, details)
    return lockWishFile(sql, person.id)
  })
  return { ...person, number }
}

describe('a file', () => {
  const word = newWord()
  let person: Awaited<ReturnType<typeof withFile>>

  beforeAll(async () => {
    person = await withFile({ firstName: 'Zoë', lastName: `de ${word}`, phone: '06-12345678' })
    await withFile({ firstName: 'Zoë', lastName: 'Anders', phone: '06-87654321' })
  })

  test.each([
    ['its number', () => person.number],
    ['the number in small letters', () => person.number.toLowerCase()],
    ['its digits', () => person.number.slice(2)],
    ['the first five of them', () => person.number.slice(2, 7)],
    ['the last four of them', () => person.number.slice(-4)],
    ['the last name', () => word],
    ['the beginning of it', () => word.slice(0, 4)],
    ['both names, without marks, the other way round', () => `${word} zoe`],
    ['the telephone number', () => '06-12345678'],
    ['the telephone number without its beginning', () => '12345678'],
    ['the last four of its digits', () => '5678'],
    ['a name and a telephone number', () => `${word} 5678`],
    ['the e-mail address', () => person.email],
    // With a letter in it: digits alone are of a telephone, or of the number of a file.
    ['the beginning of the e-mail address', () => /^[^a-z]*[a-z]./.exec(person.email)?.[0] ?? ''],
  ])('is found by %s', async (_what, text) => {
    const files = await found(text())
    const mine = files.find(({ number }) => number === person.number)
    expect(mine).toMatchObject({
      name: `Zoë de ${word}`,
      email: person.email,
      phone: '06-12345678',
    })
  })

  test.each([
    '%',
    '_',
    "'",
    '"',
    '\\',
    "' or true --",
    '%%%%',
    '1',
    '{}',
    'x'.repeat(10_000),
    '9'.repeat(10_000),
    `${'é '.repeat(5000)}`,
    '\u0000',
  ])('is not found by %.20s', async (text) => {
    const files = await found(text)
    expect(files.filter(({ number }) => number === person.number)).toEqual([])
  })

  test('is not there for who has none yet', async () => {
    const other = newWord()
    const { id, email } = await testUser()
    await withActor(asPerson(id), (sql) =>
      writeProfile(sql, id, { firstName: 'Zoë', lastName: other }),
    )
    expect([await found(other), await found(email)]).toEqual([[], []])
  })
})

const noted = () => owner`
  select action, subject_id, detail, reason from audit_log where actor_id = ${admin.id} order by at`

describe('a search', () => {
  beforeEach(() => owner`truncate audit_log`)

  test('leaves a row that says how many were found, and not by what', async () => {
    const word = newWord()
    const { id } = await withFile({ firstName: 'An', lastName: word })
    await found(word)
    await found(newWord())
    const row = { action: 'files.search', subject_id: null, reason: null }
    expect(await noted()).toEqual([
      { ...row, detail: '1' },
      { ...row, detail: '0' },
    ])
    expect(await fileViewsOf(id)).toEqual([])
    expect((await verifyAudit()).problems).toEqual([])
  })

  test.each([['franchise'], []] as const)('is not there for who is %s', async (...roles) => {
    const { id } = await testUser(...roles)
    const { number } = await withFile({ firstName: 'An', lastName: newWord() })
    const refusal = { code: '42501' }
    const other = actorOf({ id })
    await expect(searchFiles(other, number, undefined)).rejects.toMatchObject(refusal)
    await expect(lookAtFile(other, number)).rejects.toMatchObject(refusal)
    expect(await owner`select 1 from audit_log`).toEqual([])
  })
})

describe('looking at a file', () => {
  beforeEach(() => owner`truncate audit_log`)

  test('shows its owner, and is told to them once in ten minutes', async () => {
    const word = newWord()
    const { id, number, email } = await withFile({ firstName: 'An', lastName: word })
    const file = await lookAtFile(actor(), number.toLowerCase())
    expect(file).toMatchObject({ number, email, name: `An ${word}`, isCompleted: false })
    await lookAtFile(actor(), number)
    expect(await fileViewsOf(id)).toMatchObject([{ action: 'file.details', by: 'office' }])
    await owner`update audit_log set at = at - interval '11 minutes'`
    await lookAtFile(actor(), number)
    expect(await fileViewsOf(id)).toHaveLength(2)
  })

  test('that nobody has is noted as a search that found nobody', async () => {
    expect(await lookAtFile(actor(), 'WR00000000')).toBeNull()
    expect(await noted()).toMatchObject([{ action: 'files.search', detail: '0' }])
  })
})

describe('a list of files', () => {
  // As long as it takes.
  beforeAll(
    () => owner`
      insert into reading_requests (id, reader_id, what, allowed, decided_at)
      select gen_random_uuid(), ${admin.id}, 'find', true, now() from generate_series(1, 100)`,
  )

  /** All pages. @param between called before every page but the first */
  async function allOf(text: string, between: () => Promise<unknown> = async () => {}) {
    const pages: FoundFile[][] = []
    for (let next: string | undefined = undefined; ;) {
      const page = await searchFiles(actor(), text, next)
      pages.push(page.rows)
      next = page.next
      if (!next) return pages
      await between()
    }
  }

  /** People who share a word, without a name to show. */
  async function many(word: string, count: number) {
    const hashes = hashesBy([`word ${word}`])[0] ?? []
    const first = randomInt(90_000_000)
    await owner`
      with people as materialized (
        select gen_random_uuid() as id, ${word} || n || '@example.nl' as email,
               'WR' || lpad((${first}::int + n)::text, 8, '0') as number
          from generate_series(1, ${count}) n),
      made as (insert into users (id, email, password_hash) select id, email, '-' from people),
      numbers as (insert into wish_file_numbers (number) select number from people),
      files as (
        insert into wishes (id, user_id, wish_file_number, title)
        select id, id, number, '' from people)
      insert into file_index (user_id, by_words) select id, ${hashes}::bigint[] from people`
    const [row] = await owner<{ count: number }[]>`
      select count(*)::int from wishes join users on users.id = user_id
       where email like ${`${word}%`}`
    return row?.count ?? 0
  }

  test.each([
    ['few', 45],
    ['more than fit in the narrowest range', 2100],
  ])('of %s shows each once, the newest first', async (_what, wanted) => {
    const word = newWord()
    const count = await many(word, wanted)
    const pages = await allOf(word)
    const numbers = pages.flat().map(({ number }) => number)
    expect(pages.slice(0, -1).every(({ length }) => length === 20)).toBe(true)
    const inOrder = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
      select wish_file_number as number from file_index i join wishes w using (user_id)
       where by_words @> ${hashesBy([`word ${word}`])[0] ?? []}::bigint[] order by position desc`
    expect(numbers).toEqual(inOrder.map(({ number }) => number))
    expect(numbers).toHaveLength(count)
  })

  test('shows everybody who shares a word with others long before them', async () => {
    const word = newWord()
    const count = await many(word, 50)
    const hashes = hashesBy([`word ${word}`])[0] ?? []
    const [last] = await owner<{ place: string }[]>`select max(position) as place from file_index`
    const gaps = [1, 900, 1024, 8191, 8192, 65_536, 524_288, 3_000_000]
    await owner`
      update file_index i set position = moved.place
        from (select user_id, ${last?.place ?? 0}::bigint
                     + sum((${gaps}::bigint[])[1 + n % ${gaps.length}::bigint]) over (order by n) as place
                from (select user_id, row_number() over () as n from file_index
                       where by_words @> ${hashes}::bigint[])) moved
       where i.user_id = moved.user_id`
    try {
      const numbers = (await allOf(word)).flat().map(({ number }) => number)
      const inOrder = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
        select wish_file_number as number from file_index i join wishes w using (user_id)
         where by_words @> ${hashes}::bigint[] order by position desc`
      expect(numbers).toEqual(inOrder.map(({ number }) => number))
      expect(numbers).toHaveLength(count)
    } finally {
      // Those who come later are the newest again.
      await owner`delete from users where id in (
        select user_id from file_index where by_words @> ${hashes}::bigint[])`
    }
  })

  test('shows nobody twice when others come in between', async () => {
    const word = newWord()
    const count = await many(word, 30)
    const pages = await allOf(word, () => many(`${word}x`, 5))
    const numbers = pages.flat().map(({ number }) => number)
    expect([numbers.length, new Set(numbers).size]).toEqual([count, count])
  })
})

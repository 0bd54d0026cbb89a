/** Searching a million files: every kind of search, in the database and as a page. */
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { DbRow } from '#db/row.ts'
import { believable } from '#db/believable.ts'
import { searchFiles } from '#app/features/office-files/search.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { cookieOf, createPerson } from '#tests/fixtures/people/people.ts'
import { type Kind, startServer } from '../children.ts'
import { percentile } from '../load.ts'

const AIMS = { database: 50, page: 150 }
/** The 500th page begins after this many. */
const DEEP = 499 * 20

type Search = {
  title: string
  /** What is typed to find the person of that number. */
  text: (number: number) => string
  /** Goes on from the page before the 500th. */
  deep?: true
}

const SEARCHES: Search[] = [
  { title: 'last name', text: (number) => believable(number).lastName },
  {
    title: 'first and last name',
    text: (number) => `${believable(number).firstName} ${believable(number).lastName}`,
  },
  { title: 'three letters', text: (number) => believable(number).lastName.slice(-5, -2) },
  { title: 'two letters', text: (number) => believable(number).firstName.slice(0, 2) },
  { title: 'a word of one in six (de)', text: () => 'de' },
  { title: 'the same, the 500th page', text: () => 'de', deep: true },
  {
    title: 'two names that hardly go together',
    text: (number) => `${believable(number).lastName} ${believable(number * 7 + 1).lastName}`,
  },
  { title: 'e-mail address', text: (number) => believable(number).email },
  {
    title: 'beginning of an e-mail address',
    text: (number) => believable(number).email.slice(0, 6),
  },
  { title: 'telephone number', text: (number) => believable(number).phone ?? '06-12345678' },
  { title: 'last four digits', text: (number) => (believable(number).phone ?? '5678').slice(-4) },
  { title: 'number of a file', text: (number) => `WR${String(number % 10_000).padStart(8, '0')}` },
  { title: 'four digits of it', text: (number) => `WR${String(1000 + (number % 9000))}` },
  { title: 'a name that nobody has', text: () => 'Xyzzystra' },
]

type Times = { search: Search; database: number[]; page: number[] }

/** @returns the figures of that many searches of each kind, as Markdown */
export async function measureSearch(
  ownerUrl: string,
  site: Kind,
  rounds: number,
  say: (text: string) => void,
): Promise<string> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const admin = await createPerson(`meting-${process.pid}@example.nl`, ['admin'])
  const actor = actorOf(admin, 'admin')
  await letSearch(owner, admin.id)
  const deep = await placeOf(owner, actor.id)
  const server = await startServer(site)
  const cookie = (await cookieOf(admin)).join('=')
  const measured: Times[] = []
  for (const search of SEARCHES) {
    const before = search.deep ? deep : undefined
    const texts = Array.from({ length: rounds }, (_, index) => search.text(1 + index * 4999))
    const database = await timed(texts, (text) => searchFiles(actor, text, before))
    const page = await timed(texts, (text) => visit(server.origin, cookie, text, before))
    measured.push({ search, database, page })
    say(`  ${search.title}: ${ms(at(database, 0.99))} and ${ms(at(page, 0.99))} ms`)
  }
  await server.stop()
  const figures = [
    ...aims(measured),
    await sizes(owner),
    table(measured),
    '### Query plans',
    await plans(ownerUrl, admin.id),
  ].join('\n\n')
  await owner.end()
  return figures
}

/** Lets someone search as often as is measured. */
const letSearch = (owner: postgres.Sql, id: string) => owner`
  insert into reading_requests (id, reader_id, what, allowed, decided_at)
  select gen_random_uuid(), ${id}, 'find', true, now() + interval '1 day' from generate_series(1, 1000)`

/** Where the 500th page of a frequent word begins. */
async function placeOf(owner: postgres.Sql, adminId: string): Promise<string | undefined> {
  const { hashesBy } = await import('#app/features/file-index/index.server.ts')
  const hashes = hashesBy(['word de'])[0] ?? []
  const [row] = await owner<DbRow<'file_index', 'position as place'>[]>`
    select position as place from file_index
     where (by_words || by_email || '{}'::bigint[]) @> ${hashes}::bigint[] and user_id <> ${adminId}
     order by position desc offset ${DEEP - 1} limit 1`
  return row?.place
}

/** Milliseconds of each, from short to long; the first tenth warms up. */
async function timed(texts: readonly string[], run: (text: string) => Promise<unknown>) {
  const times: number[] = []
  for (const text of texts) {
    const began = performance.now()
    await run(text)
    times.push(performance.now() - began)
    await pause(1)
  }
  return times.slice(Math.ceil(texts.length / 10)).toSorted((one, other) => one - other)
}

async function visit(origin: string, cookie: string, q: string, na?: string) {
  const query = new URLSearchParams(na ? { q, na } : { q })
  const answer = await fetch(`${origin}/admin/wensen?${query}`, { headers: { cookie } })
  const html = await answer.text()
  if (answer.status !== 200 || !html.includes('</html>')) throw new Error(`${q}: ${answer.status}`)
}

const at = percentile
const ms = (value: number) => value.toFixed(1)

function aims(measured: Times[]): string[] {
  const worst = (key: 'database' | 'page') => Math.max(...measured.map((one) => at(one[key], 0.99)))
  return (['database', 'page'] as const).map((key) => {
    const slowest = worst(key)
    const met = slowest < AIMS[key] ? 'Met' : 'Not met'
    return `- ${met}: 99 of 100 searches of each kind take at most ${ms(slowest)} ms ${key === 'page' ? 'as a page' : 'in the database'} (under ${AIMS[key]})`
  })
}

function table(measured: Times[]): string {
  const rows = measured.map(({ search, database, page }) => {
    const cells = [database, page].flatMap((times) => [
      ms(at(times, 0.5)),
      ms(at(times, 0.99)),
      ms(at(times, 1)),
    ])
    return `| ${[search.title, ...cells].join(' | ')} |`
  })
  return [
    `Milliseconds of ${measured[0]?.database.length ?? 0} searches each, one after another; each for another person.`,
    '',
    '| Search by | Database p50 | p99 | longest | Page p50 | p99 | longest |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}

async function sizes(owner: postgres.Sql): Promise<string> {
  const rows = await owner<{ name: string; megabytes: number }[]>`
    select c.relname as name, (pg_total_relation_size(c.oid) / 1048576)::int as megabytes
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')
       and c.relname in ('file_index', 'file_index_terms', 'users', 'person_keys', 'profiles',
                         'wishes', 'wish_sections')
     order by megabytes desc`
  return `Megabytes on disk, indexes included: ${rows.map(({ name, megabytes }) => `\`${name}\` ${megabytes}`).join(', ')}.`
}

/** How PostgreSQL goes about the statements within the function, as it says itself. */
async function plans(ownerUrl: string, adminId: string): Promise<string> {
  const { hashesBy } = await import('#app/features/file-index/index.server.ts')
  const said: string[] = []
  const sql = postgres(ownerUrl, {
    max: 1,
    onnotice: ({ message = '' }) => void said.push(message),
  })
  await sql`load 'auto_explain'`
  await sql`select set_config(name, value, false) from (values
    ('auto_explain.log_min_duration', '0'), ('auto_explain.log_analyze', 'on'),
    ('auto_explain.log_nested_statements', 'on'), ('auto_explain.log_timing', 'off'),
    ('auto_explain.log_buffers', 'on'),
    ('client_min_messages', 'log')) s(name, value)`
  const shown: string[] = []
  for (const [title, ...words] of [
    ['A rare name', 'westerhoven'],
    ['A frequent word', 'de'],
    ['Two frequent names that nobody has both of', 'jong', 'dijk'],
  ] as const) {
    const hashes = hashesBy(words.map((word) => `word ${word}` as const))[0] ?? []
    said.length = 0
    await sql.begin(async (own) => {
      await own`select set_config('app.actor_id', ${adminId}, true)`
      await own`
        select count(*) from find_files(${hashes}::bigint[], null, null, null, null, 21, '0badcafe')`
    })
    const searching = said.filter((text) => text.includes('file_index')).map(withoutNames)
    shown.push(`${title}:\n\n\`\`\`\n${lastOfEach(searching).join('\n\n')}\n\`\`\``)
  }
  await sql.end()
  return shown.join('\n\n')
}

/** Of a statement that was repeated the last time, and how long each took. */
function lastOfEach(said: string[]): string[] {
  const statementIn = (plan: string) => /plan:\n([^(]*)/.exec(plan)?.[1] ?? plan
  return Object.values(Object.groupBy(said, statementIn)).map((same = []) => {
    const times = same.map((plan) => /duration: ([\d.]+)/.exec(plan)?.[1])
    const last = same.at(-1) ?? ''
    return same.length > 1 ? `${times.join(', ')} ms; of the last:\n${last}` : last
  })
}

/** Hashes of the run's own key say nothing to a reader. */
const withoutNames = (plan: string): string =>
  plan.replaceAll(/\{[-\d,]+\}/g, '{…}').replaceAll(/^(Query Text: )\s*/gm, '')

/** What many files cost by themselves: room on disk, vacuum, the log, and the jobs of a night. */
import postgres from 'postgres'
import { chainAudit } from '#app/features/audit/chain.server.ts'
import { verifyAudit } from '#app/features/audit/verify.server.ts'
import { jobs } from '#app/features/manifests/jobs.server.ts'
import { verifyVersions } from '#app/features/wishes/versions/verify-versions.server.ts'

/** What is worked out besides, by multiplying: nothing here grows faster than the files do. */
const TEN_MILLION = 10_000_000
const LARGE = 8
const MB = 1024 * 1024

/**
 * Measures a database that is filled, which it changes as a night does.
 *
 * @returns the figures, as Markdown
 */
export async function measureNightly(
  ownerUrl: string,
  say: (text: string) => void,
): Promise<string> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const [counted] = await owner<{ files: number }[]>`select count(*)::int as files from wishes`
  const times = TEN_MILLION / (counted?.files ?? 1)
  const figures = [
    await sizes(owner, times),
    await indexes(owner),
    await vacuum(owner, times),
    await logged(owner),
    await night(owner, times, say),
    await versionsChecked(times),
  ]
  await owner.end()
  return figures.join('\n\n')
}

const megabytes = (bytes: number) => (bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)
const gigabytes = (bytes: number) => (bytes / MB / 1024).toFixed(1)

type Size = { name: string; rows: number; heap: number; indexed: number }

async function sizes(owner: postgres.Sql, times: number): Promise<string> {
  const rows = await owner<Size[]>`
    select c.relname as name, greatest(c.reltuples, 0)::float8 as rows,
           pg_table_size(c.oid)::float8 as heap, pg_indexes_size(c.oid)::float8 as indexed
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'audit_log'
     order by pg_total_relation_size(c.oid) desc limit ${LARGE}`
  const lines = rows.map(({ name, rows: count, heap, indexed }) => {
    const cells = [count, megabytes(heap), megabytes(indexed), gigabytes((heap + indexed) * times)]
    return `| \`${name}\` | ${cells.join(' | ')} |`
  })
  return [
    '| Table | Rows | MB | MB of indexes | GB at ten million |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n')
}

async function indexes(owner: postgres.Sql): Promise<string> {
  const rows = await owner<{ name: string; bytes: number }[]>`
    select c.relname as name, pg_relation_size(c.oid)::float8 as bytes
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'
     order by 2 desc limit ${LARGE}`
  const named = rows.map(({ name, bytes }) => `\`${name}\` ${megabytes(bytes)}`)
  return `The largest indexes, in MB: ${named.join(', ')}.`
}

const secondsOf = async (run: () => PromiseLike<unknown>) => {
  const began = performance.now()
  await run()
  return (performance.now() - began) / 1000
}

/** After one row in a hundred of the most written table was written anew. */
async function vacuum(owner: postgres.Sql, times: number): Promise<string> {
  await owner`update wish_sections set revision = revision where get_byte(sealed, 1) < 3`
  const seconds = await secondsOf(() => owner.unsafe('vacuum (analyze) wish_sections'))
  return `Vacuum of \`wish_sections\`, of which one row in a hundred was written anew: ${seconds.toFixed(1)} s; ${((seconds * times) / 60).toFixed(1)} min at ten million.`
}

/** What ten colleagues add in a year of working days who look at 80 files a day each. */
const LOGGED = 200_000

/** Each in a transaction of its own, as people do; by one of ten, about any file. */
const ADD_ROWS = `
  do $$
    declare
      actors uuid[] := (select array_agg(user_id) from (select user_id from wishes limit 10) w);
      subjects uuid[] := (
        select array_agg(user_id) from (
          select user_id from wishes order by md5(user_id::text) limit ${LOGGED}) w);
    begin
      set synchronous_commit = off;
      for each in 1..${LOGGED} loop
        perform set_config('app.actor_id', actors[1 + each % 10]::text, true);
        perform add_audit('file.read', subjects[1 + each % cardinality(subjects)], null, 'bench', lpad(to_hex(each), 8, '0'));
        commit;
      end loop;
    end
  $$`

/** What the audit log costs: room for a row, giving rows their place in the chain, and going through it. */
async function logged(owner: postgres.Sql): Promise<string> {
  await owner.unsafe(ADD_ROWS)
  const chained = await secondsOf(chainAudit)
  await owner.unsafe('vacuum (analyze) audit_log')
  const [row] = await owner<{ rows: number; heap: number; indexed: number }[]>`
    select count(*)::int as rows, pg_table_size('audit_log')::float8 as heap,
           pg_indexes_size('audit_log')::float8 as indexed from audit_log`
  const verified = await secondsOf(verifyAudit)
  const { rows, heap, indexed } = row ?? { rows: 1, heap: 0, indexed: 0 }
  const each = (bytes: number) => Math.round(bytes / rows)
  const speed = (count: number, seconds: number) => Math.round(count / seconds)
  return `A row of the audit log takes ${each(heap)} bytes and ${each(indexed)} of indexes: ${rows} of them ${megabytes(heap + indexed)} MB. Giving them their place in the chain went by ${speed(LOGGED, chained)} a second, going through the chain by ${speed(rows, verified)}.`
}

/** What `operate verify` does besides the log. @throws where what was just made is not as it was */
async function versionsChecked(times: number): Promise<string> {
  const began = performance.now()
  const { versions, tampered } = await verifyVersions()
  if (tampered.length > 0) throw new Error(`${tampered.length} versions were tampered with.`)
  const seconds = (performance.now() - began) / 1000
  return `Checking all ${versions} confirmed versions (\`operate verify\`): ${seconds.toFixed(1)} s; ${((seconds * times) / 60).toFixed(0)} min at ten million.`
}

/** The jobs that start once a night, in their order. */
const NIGHTLY = Object.entries(jobs)
  .flatMap(([name, { at, run }]) => {
    const [, minute, hour] = /^(\d+) (\d+) /.exec(at ?? '') ?? []
    return hour ? [{ name, run, at: Number(hour) * 60 + Number(minute) }] : []
  })
  .toSorted((one, other) => one.at - other.at)

/** One in 365 of those who did not finish is asked back in a night; the others were, on a day before. */
const askedBefore = (owner: postgres.Sql) => owner`
  insert into finish_reminders (user_id, sent_at)
  select user_id, now() from wishes where hashtext(user_id::text) % 365 <> 0
  on conflict do nothing`

async function night(owner: postgres.Sql, times: number, say: (text: string) => void) {
  await askedBefore(owner)
  const lines: string[] = []
  for (const { name, run } of NIGHTLY) {
    const seconds = await secondsOf(() => run({}))
    say(`  ${name}: ${seconds.toFixed(1)} s`)
    lines.push(`| \`${name}\` | ${seconds.toFixed(1)} | ${((seconds * times) / 60).toFixed(0)} |`)
  }
  return [
    '| Job of a night | Seconds | Minutes at ten million |',
    '| --- | ---: | ---: |',
    ...lines,
  ].join('\n')
}

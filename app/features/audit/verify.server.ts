import { createHash } from 'node:crypto'
import { asSystem, PATIENT_SECONDS, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

/** 'changed': the row does not say what it said. 'gap': what came before it is not there, or elsewhere. */
export type ChainProblem = { day: string; number: number; problem: 'changed' | 'gap' }

export type Verified = {
  rows: number
  problems: ChainProblem[]
  /** The newest row. Noted elsewhere, it tells later that nothing was taken away up to here. */
  last: Row | undefined
  /** Rows without a place in the chain, of which nothing can be said; and since when the oldest is. */
  unchained: { rows: number; since: Date | null }
}

type Row = { day: string; number: number; hash: string }
type StoredRow = Row & { content: string[]; previous: string }

const BATCH = 1000

/**
 * Goes through the chain, in its order. The oldest row follows on nothing: what it followed has
 * expired.
 */
export async function verifyAudit(): Promise<Verified> {
  const problems: ChainProblem[] = []
  let rows = 0
  let last: StoredRow | undefined
  for (;;) {
    const batch = await readOnly(asSystem('audit'), (sql) => rowsAfter(sql, last), PATIENT_SECONDS)
    for (const row of batch) {
      const problem = problemOf(row, last)
      if (problem) problems.push({ day: row.day, number: row.number, problem })
      last = row
    }
    rows += batch.length
    if (batch.length < BATCH) return { rows, problems, last, unchained: await findUnchained() }
  }
}

function problemOf(
  row: StoredRow,
  before: StoredRow | undefined,
): ChainProblem['problem'] | undefined {
  const hash = createHash('sha256')
    .update([...row.content, row.previous].join('\n'))
    .digest('hex')
  if (hash !== row.hash) return 'changed'
  if (!before) return row.number === 1 ? undefined : 'gap'
  const follows = row.previous === before.hash
  const counts = row.number === (row.day === before.day ? before.number + 1 : 1)
  return follows && counts ? undefined : 'gap'
}

/**
 * Reads the hash that a row of the chain has now.
 *
 * @param day like '2026-01-31'
 * @returns undefined where there is no such row
 */
export async function hashOfRow(day: string, number: number): Promise<string | undefined> {
  const [row] = await readOnly(
    asSystem('audit'),
    (sql) => sql<{ hash: string }[]>`
      select encode(hash, 'hex') as hash from audit_log
       where day = ${day}::text::date and number = ${number}`,
  )
  return row?.hash
}

async function findUnchained(): Promise<Verified['unchained']> {
  const [found] = await readOnly(
    asSystem('audit'),
    (sql) => sql<Verified['unchained'][]>`
      select count(*)::int as rows, min(at) as since from audit_log where day is null`,
  )
  return found ?? { rows: 0, since: null }
}

/** What a hash is over is put together as in `audit_hash`. */
const rowsAfter = (sql: Sql, after: Row | undefined) => sql<StoredRow[]>`
  select to_char(day, 'YYYY-MM-DD') as day, number, encode(hash, 'hex') as hash,
         coalesce(encode(previous, 'hex'), '') as previous,
         array[to_char(day, 'YYYY-MM-DD'), number::text,
               to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
               coalesce(actor_id::text, ''), acted_as, action, coalesce(subject_id::text, ''),
               coalesce(detail, ''), coalesce(reason, ''), request,
               transaction_id::text] as content
    from audit_log a
   where a.day is not null
     ${after ? sql`and (a.day, number) > (${after.day}::text::date, ${after.number})` : sql``}
   order by a.day, number limit ${BATCH}`

import { randomInt } from 'node:crypto'
import type { Sql } from '#app/platform/sql.server.ts'

/** The wish file of a person, without its contents (specification 3, 'wishes'). */
export type WishFile = {
  id: string
  number: string
  isCompleted: boolean
  createdAt: Date
  updatedAt: Date
}

/** Titles as the specification names them: of a draft, and after the final save. */
export const DRAFT_TITLE = 'Wensengesprek Vragenlijst (Concept)'
export const FINAL_TITLE = 'Wensengesprek Vragenlijst'

/** The person's own wish file, or null when nothing was recorded yet. */
export async function findWishFile(sql: Sql, userId: string): Promise<WishFile | null> {
  const [row] = await sql<WishFile[]>`
    select id, wish_file_number as number, is_completed as "isCompleted",
           created_at as "createdAt", updated_at as "updatedAt"
      from wishes where user_id = ${userId}`
  return row ?? null
}

/**
 * The person's wish file, locked until the transaction ends; made with a new number when there is
 * none. Two first saves at once make one file: the second waits for the first.
 */
export async function lockWishFile(
  sql: Sql,
  userId: string,
): Promise<{ id: string; number: string; isNew: boolean }> {
  const lock = () => sql<{ id: string; number: string }[]>`
    select id, wish_file_number as number from wishes where user_id = ${userId} for update`
  const [found] = await lock()
  if (found) return { ...found, isNew: false }
  const number = await issueNumber(sql)
  const made = await sql`
    insert into wishes (id, user_id, wish_file_number, title, last_updated_by)
    values (gen_random_uuid(), ${userId}, ${number}, ${DRAFT_TITLE}, ${userId})
    on conflict do nothing`
  const [row] = await lock()
  if (!row) throw new Error('the wish file was not made')
  return { ...row, isNew: made.count === 1 }
}

/** A number that was never given out before; the database decides. */
async function issueNumber(sql: Sql): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const number = `WR${String(randomInt(100_000_000)).padStart(8, '0')}`
    const taken = await sql`
      insert into wish_file_numbers (number) values (${number}) on conflict do nothing`
    if (taken.count === 1) return number
  }
  throw new Error('no free wish file number found')
}

/**
 * The code of a letter to a contact follows from a key of ours and the moment at which it was made, so that
 * the same letter can be printed again, while the database has its hash only.
 */
import type { DbRow } from '#db/row.ts'
import { codeOf, hashOfTyped } from '#app/features/second-factor/codes.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { blindHash, tokenHash } from '#app/platform/keys/crypto.server.ts'
import type { Relative } from './people.server.ts'

/** Of a letter that the office makes: the code of who asked for it, however often it is printed. */
export const askedLetterCode = (notice: string): string => codeFrom(`asked ${notice}`)

/** @param madeAt in whole milliseconds, as `created_at` of its link has it */
export const letterCode = (relative: string, madeAt: Date): string =>
  codeFrom(`${relative} ${madeAt.toISOString()}`)

const codeFrom = (what: string): string =>
  codeOf(Buffer.from(blindHash('letter to a contact', what), 'base64url'))

/** By which the code of a letter answers the question of that letter, however it was typed; as no link does. */
export const answerHashOf = (typed: string): Buffer => hashFor('answer', typed)

/**
 * The same, and by which letters of before that answer: two weeks after the release that has this, the second can
 * go.
 */
export const answerHashesOf = (typed: string): Buffer[] => [answerHashOf(typed), hashOfTyped(typed)]

/** By which the same code is found for reading. */
export const readingHashOf = (typed: string): Buffer => hashFor('read', typed)

const hashFor = (purpose: 'answer' | 'read', typed: string) =>
  tokenHash(`${purpose} ${hashOfTyped(typed).toString('hex')}`)

/** Whether a contact is asked about a death that runs: until it is over nobody prints their letter. */
export async function isHeld(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<DbRow<'is_held', 'is_held! as held'>[]>`select is_held(${id}) as held`
  return row?.held ?? false
}

/**
 * The code of the letter that counts for a contact; null where none does, it was made otherwise, or they are asked
 * about a death that runs.
 */
export const currentCode = (ownerId: string, relative: Pick<Relative, 'id' | 'state'>) =>
  readOnly(asPerson(ownerId), (sql) => codeIn(sql, relative))

async function codeIn(sql: Sql, { id, state }: Pick<Relative, 'id' | 'state'>) {
  if (await isHeld(sql, id)) return null
  const purpose = state === 'confirmed' ? 'read' : 'answer'
  const [link] = await sql<DbRow<'relative_links', 'hash' | 'created_at as madeAt'>[]>`
    select hash, created_at as "madeAt" from relative_links
     where relative_id = ${id} and purpose = ${purpose} and used_at is null and expires_at > now()`
  if (!link) return null
  const code = letterCode(id, link.madeAt)
  const hashes = purpose === 'read' ? [readingHashOf(code)] : answerHashesOf(code)
  return hashes.some((hash) => hash.equals(link.hash)) ? code : null
}

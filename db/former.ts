/** 28 earlier migrations, folded in November 2026: a database that they made is brought along. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type postgres from 'postgres'

export type Applied = { name: string; checksum: string }

/** Only a database that they made has had this one. */
const FIRST_FORMER = '0001_foundation.sql'
const ALL_FORMER = '169c74dc304355d6a09d30c8f80ce2ec1b8a6aadad1924ef32fa78521e576fb2'
/** The files from the first to this one make what they made. */
const LAST_FOLDED = '0014_deletion.sql'

/**
 * Leaves any other database as it is.
 *
 * @throws when it has only some of the former ones, or a changed one
 */
export async function takeOverFormer(sql: postgres.Sql, files: Applied[]) {
  const applied = await sql<Applied[]>`select name, checksum from migrations`
  if (!applied.some(({ name }) => name === FIRST_FORMER)) return
  if (fingerprint(applied) !== ALL_FORMER)
    throw new Error(
      'This database has had some of the migrations that were folded in November 2026, and not all as they were. Bring it up to date with the version before that (commit 0d8f700) first.',
    )
  const missing = await readFile(join(import.meta.dirname, 'former.sql'), 'utf8')
  const folded = files.filter(({ name }) => name <= LAST_FOLDED)
  await sql.begin(async (tx) => {
    await tx.unsafe(missing)
    await tx`delete from migrations`
    for (const { name, checksum } of folded)
      await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
  })
}

function fingerprint(applied: Applied[]): string {
  const lines = applied.map(({ name, checksum }) => `${name} ${checksum}\n`)
  return createHash('sha256').update(lines.toSorted().join('')).digest('hex')
}

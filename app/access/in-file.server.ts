/** The doors to a file for what an owner does, and so does who writes along for them. */
import { data } from 'react-router'
import { isNotAllowed } from '#app/platform/database/sql-code.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { Actor } from './actor.ts'
import type { Scope } from './audit.ts'
import { giveKey, keyFromRow } from './keys.server.ts'
import { readAs } from './read-as.server.ts'
import type { FileSubject } from './subject.ts'

type Parts = readonly [Scope, ...Scope[]]

/** The answer to who has no mandate (any more): it may end while a request is under way. */
export const noMandate = () => data('mandate', { status: 403 })

/**
 * Reads in a file on behalf of its owner or who writes along.
 *
 * @param parts of the file that `run` reads
 * @throws a 403 answer when who writes along may not any more
 */
export async function readInFile<T>(
  { id, by }: FileSubject,
  parts: Parts,
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  if (!by) return readOnly(asPerson(id), run)
  const [first, ...rest] = parts
  const read = await readAs(by.actor, id, first, 'conversation', async (sql) => {
    for (const part of rest)
      await sql`select open_file_of(${id}, ${part}, 'conversation', ${by.actor.request})`
    return run(sql)
  })
  if (!read.ok) throw noMandate()
  return read.value
}

/**
 * Writes in a file on behalf of its owner or who writes along.
 *
 * @param parts of the file that `run` reads and changes
 * @throws a 403 answer when who writes along may not any more
 */
export function writeFile<T>(
  { id, by }: FileSubject,
  parts: Parts,
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  if (!by) return withActor(asPerson(id), run)
  return withActor(asPerson(by.actor.id), async (sql) => {
    await openToWrite(sql, by.actor, id, parts)
    return run(sql)
  })
}

/** Nothing is given before it is written down, and nothing is kept when `run` fails. */
async function openToWrite(sql: Sql, actor: Actor, id: string, parts: Parts) {
  const wrapped = await keyToWrite(sql, actor, id, parts)
  if (!wrapped) throw noMandate()
  giveKey(sql, id, 'personal', keyFromRow(wrapped, id, 'personal'))
}

async function keyToWrite(sql: Sql, { request }: Actor, id: string, parts: Parts) {
  try {
    const [row] = await sql<{ keys: (Buffer | null)[] }[]>`
      select array(select open_file_to_write(${id}, part, ${request})
                     from unnest(${[...parts]}::text[]) part) as keys`
    return row?.keys[0]
  } catch (error) {
    throw isNotAllowed(error) ? noMandate() : error
  }
}

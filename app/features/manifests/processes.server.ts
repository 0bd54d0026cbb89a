/** Which processes run, and which master keys they have: by that a command knows when it may go on. */
import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { asSystem, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { masterKeyNames } from '#app/platform/keys/crypto.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isOutage } from '#app/platform/unavailable.server.ts'

/** In ms. */
const TELLS_EVERY = 30_000
/** One that was not heard of for so long is gone. */
const GONE = '2 minutes'

/**
 * Tells that this process runs, until it ends.
 *
 * @returns what takes it back
 */
export async function tellOfProcess(command: 'serve' | 'work'): Promise<() => Promise<void>> {
  const id = randomUUID()
  await tell(id, command)
  const timer = setInterval(() => void tell(id, command), TELLS_EVERY).unref()
  return async () => {
    clearInterval(timer)
    await unlessAway((sql) => sql`delete from processes where id = ${id}`)
  }
}

const tell = (id: string, command: 'serve' | 'work') => {
  const names = namesNow()
  return unlessAway(
    (sql) => sql`
      insert into processes (id, command, master_keys) values (${id}, ${command}, ${names})
      on conflict (id) do update set master_keys = excluded.master_keys, seen_at = now()`,
  )
}

/** None while its KMS is away. */
function namesNow(): string[] {
  try {
    return masterKeyNames()
  } catch (error) {
    if (isOutage(error)) return []
    throw error
  }
}

async function unlessAway(run: (sql: Sql) => Promise<unknown>) {
  try {
    await withActor(asSystem('keys'), run)
  } catch (error) {
    if (!isOutage(error)) log().warn({ err: error }, 'process not told')
  }
}

/** Those that run and do not wrap by that master key: their commands, and what they have in front. */
export const processesWithout = (
  sql: Sql,
  masterKey: string,
): Promise<(DbRow<'processes', 'command'> & { first: string | null })[]> =>
  sql`
    select command, master_keys[1] as first from processes
     where seen_at > now() - ${GONE}::interval and master_keys[1] is distinct from ${masterKey}
     order by command, id`

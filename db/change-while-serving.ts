import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'

/** Somebody else had the lock for too long, or both waited for each other. */
const BUSY = ['55P03', '40P01']
const LOCK_TIMEOUT = '2s'
const TRIES = 30
const PAUSE_MS = 1000

/**
 * Changes the database in a transaction that waits for no lock longer than two seconds: whoever comes
 * after it waits as long, and the site serves meanwhile. Tries again, for at least half a minute.
 *
 * @throws what the last try threw
 */
export async function changeWhileServing(
  sql: postgres.Sql,
  change: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      await sql.begin(async (tx) => {
        await tx.unsafe(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
        await change(tx)
      })
      return
    } catch (error) {
      if (tried === TRIES || !isBusy(error)) throw error
      await pause(PAUSE_MS)
    }
}

const isBusy = (error: unknown) =>
  error instanceof postgres.PostgresError && BUSY.includes(error.code)

import { rewrapForSystem } from '#app/platform/crypto.server.ts'
import { as, asSystem, PATIENT_SECONDS } from '#app/platform/sql.server.ts'
import { rewrapPersonKeys } from './accounts/keys.server.ts'

/** What the application seals for itself and keeps for long: the table and its sealed column. */
export const SEALED = {
  appointments: 'notes',
  callback_requests: 'message',
  card_orders: 'sealed_for_post',
  cards: 'sealed_for_print',
}

/**
 * Wraps every key that is kept for long anew with the current master key: those of people, and
 * those of appointments, requests to be called back and cards.
 *
 * @returns how many were wrapped by an older one
 */
export async function rotateKeys(): Promise<number> {
  let count = await rewrapPersonKeys()
  for (const [table, column] of Object.entries(SEALED)) count += await rewrapTable(table, column)
  return count
}

function rewrapTable(table: string, column: string): Promise<number> {
  return as(
    asSystem('keys'),
    async (sql) => {
      const rows = await sql<{ id: string; sealed: Buffer }[]>`
      select id, ${sql(column)} as sealed from ${sql(table)}
       where ${sql(column)} is not null for update`
      let count = 0
      for (const { id, sealed } of rows) {
        const anew = rewrapForSystem(sealed, `${table} ${id}`)
        if (!anew) continue
        await sql`update ${sql(table)} set ${sql(column)} = ${anew} where id = ${id}`
        count += 1
      }
      return count
    },
    PATIENT_SECONDS,
  )
}

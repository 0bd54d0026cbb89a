/**
 * Wraps every person's keys anew with the first key of MASTER_KEYS. Run it after a new master key
 * was put in front; when it reports that nothing is left, the old one can be taken away.
 */
import { rewrapPersonKeys } from '#app/features/accounts/keys.server.ts'
import { closeDatabase } from '#app/platform/sql.server.ts'

console.log(`Keys wrapped anew: ${await rewrapPersonKeys()}`)
await closeDatabase()

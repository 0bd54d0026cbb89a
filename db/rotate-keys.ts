/**
 * Wraps every key that is kept for long anew with the first key of MASTER_KEYS. Run it after a new master key
 * was put in front. Sign-ups that wait for their confirmation and mails that wait to be sent are
 * still sealed under the old one: take that away after 24 hours, when no mail waits any more.
 */
import { rotateKeys } from '#app/features/rotation.server.ts'
import { closeDatabase } from '#app/platform/sql.server.ts'

console.log(`Keys wrapped anew: ${await rotateKeys()}`)
await closeDatabase()

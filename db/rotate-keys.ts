/**
 * After a new key was put first in MASTER_KEYS. Waiting sign-ups and mails need the old one a day
 * more.
 */
import { rotateKeys } from '#app/features/manifests/rotation.server.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'

console.log(`Keys wrapped anew: ${await rotateKeys()}`)
await closeDatabase()

/**
 * After a new key was put first in SEARCH_KEYS: makes anew what the office finds people by. With
 * `--all` also what that key made.
 */
import { rebuildIndex } from '#app/features/office-files/rebuild.server.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'

console.log(`Made anew: ${await rebuildIndex(process.argv.includes('--all'))}`)
await closeDatabase()

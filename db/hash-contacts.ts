/**
 * Fills in by which trusted people are recognised in a request, where it is missing. With `--all` makes
 * it anew for everybody: after the oldest master key was taken away.
 */
import { hashContacts } from '#app/features/accounts/hash-contacts.server.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'

console.log(`Filled in: ${await hashContacts(process.argv.includes('--all'))}`)
await closeDatabase()

/**
 * The command that brings the database up to date: the only one that is given its owner's address. It
 * also gives the two roles of the application the passwords that are in their addresses.
 */
import { migrate } from '#db/migrate.ts'
import { parseAddresses } from '#app/platform/env.server.ts'

try {
  const applied = await migrate(parseAddresses(process.env))
  console.log(`Migrations applied: ${applied.join(', ') || 'none, all were there'}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

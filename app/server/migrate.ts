/** The only command that gets the owner's address. Also sets the passwords of both roles. */
import { migrate } from '#db/migrate.ts'
import { parseAddresses } from '#app/platform/env.server.ts'

try {
  const applied = await migrate(parseAddresses(process.env))
  console.log(`Migrations applied: ${applied.join(', ') || 'none, all were there'}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

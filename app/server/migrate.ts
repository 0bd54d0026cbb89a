/** The only command that gets the owner's address. Also sets the passwords of both roles. */
import { parseArgs } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { parseAddresses } from '#app/platform/env.server.ts'

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const names = await migrate(parseAddresses(process.env), { dryRun: values['dry-run'] })
  const what = values['dry-run'] ? 'Would be applied' : 'Applied'
  console.log(`${what}: ${names.join(', ') || 'none, all were there'}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

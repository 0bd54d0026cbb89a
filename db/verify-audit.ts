/** Says which rows of the audit log were changed, moved or taken away; then code 1. */
import { verifyAudit } from '#app/features/audit/verify.server.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'

const { rows, problems, last, unchained } = await verifyAudit()
for (const { day, number, problem } of problems)
  console.error(`Tampered with: ${day}, row ${number} (${problem})`)
console.log(`Checked: ${rows} rows. Tampered with: ${problems.length}`)
if (unchained.since)
  console.log(`Not chained yet: ${unchained.rows}, since ${unchained.since.toISOString()}`)
if (last) console.log(`Newest: ${last.day}, row ${last.number}, ${last.hash}`)
process.exitCode = problems.length > 0 ? 1 : 0
await closeDatabase()

/** Says which were changed or taken away, never what they say; then code 1. */
import { verifyVersions } from '#app/features/wishes/versions/verify-versions.server.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'

const { files, versions, tampered } = await verifyVersions()
for (const { wishId, version, problem } of tampered)
  console.error(`Tampered with: file ${wishId}, version ${version} (${problem})`)
console.log(`Checked: ${versions} versions of ${files} files. Tampered with: ${tampered.length}`)
process.exitCode = tampered.length > 0 ? 1 : 0
await closeDatabase()

/** Writes `db/schema.ts`, from an empty database that was just migrated. */
import { writeFile } from 'node:fs/promises'
import postgres from 'postgres'
import { startTestCluster } from '../tests/setup/cluster.ts'
import { SCHEMA_FILE, schemaText } from './schema-text.ts'

const { url, stop } = await startTestCluster()
const sql = postgres(url, { max: 1, onnotice: () => {} })
try {
  await writeFile(SCHEMA_FILE, await schemaText(sql))
} finally {
  await sql.end()
  await stop()
}

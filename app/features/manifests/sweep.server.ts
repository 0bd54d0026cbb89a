/** The nightly job that removes files to which nothing refers. */
import {
  withActor,
  asSystem,
  PATIENT_SECONDS,
  type Sql,
} from '#app/platform/database/sql.server.ts'
import { removeObjects, storage } from '#app/platform/storage/storage.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { storageKeys } from './manifests.server.ts'

/** In ms. An upload under way has no row yet; none takes so long. */
const UNDER_WAY_MS = DAY_MS
const AT_ONCE = 500

/** Left by a killed process, or by rows that went. */
export async function sweepObjects(now: Date, keptBy = storageKeys): Promise<void> {
  const objects = await storage()
  let batch: string[] = []
  const sweep = async () => {
    await removeObjects(await withoutRow(batch, keptBy))
    batch = []
  }
  for await (const object of objects.list()) {
    if (now.getTime() - object.changedAt.getTime() < UNDER_WAY_MS) continue
    batch.push(object.key)
    if (batch.length === AT_ONCE) await sweep()
  }
  await sweep()
}

type Columns = typeof storageKeys

async function withoutRow(keys: string[], keptBy: Columns): Promise<string[]> {
  const known = await withActor(
    asSystem('cleaning'),
    (sql) => knownOf(sql, keys, keptBy),
    PATIENT_SECONDS,
  )
  return keys.filter((key) => !known.has(key))
}

async function knownOf(sql: Sql, keys: string[], keptBy: Columns) {
  const known = new Set<string>()
  for (const { table, column } of keptBy)
    for (const { key } of await sql<{ key: string }[]>`
      select ${sql(column)} as key from ${sql(table)} where ${sql(column)} = any(${keys}::uuid[])`)
      known.add(key)
  return known
}

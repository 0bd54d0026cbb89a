import { withActor, asSystem, PATIENT_SECONDS } from '#app/platform/sql.server.ts'
import { storage } from '#app/platform/storage.server.ts'

/** In ms. An upload under way has no row yet; none takes so long. */
const UNDER_WAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 500

/** Left by a killed process, or by people who were deleted. */
export async function sweepDocuments(now: Date): Promise<void> {
  const objects = await storage()
  let batch: string[] = []
  const sweep = async () => {
    for (const key of await withoutDocument(batch)) await objects.remove(key)
    batch = []
  }
  for await (const object of objects.list()) {
    if (now.getTime() - object.changedAt.getTime() < UNDER_WAY_MS) continue
    batch.push(object.key)
    if (batch.length === AT_ONCE) await sweep()
  }
  await sweep()
}

async function withoutDocument(keys: string[]): Promise<string[]> {
  const rows = await withActor(
    asSystem('cleaning'),
    (sql) => sql<{ key: string }[]>`
      select storage_key as key from documents where storage_key = any(${keys}::uuid[])
      union all select storage_key from card_logos where storage_key = any(${keys}::uuid[])
      union all select storage_key from delivery_files where storage_key = any(${keys}::uuid[])`,
    PATIENT_SECONDS,
  )
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}

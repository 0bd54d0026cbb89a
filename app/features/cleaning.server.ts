import { asSystem, PATIENT_SECONDS, withActor } from '#app/platform/sql.server.ts'
import { tables } from './manifests.server.ts'

/** The nightly job that removes what is no longer needed, as the manifest of each table says. */
export async function cleanUp(): Promise<void> {
  for (const { retention } of Object.values(tables)) {
    const { clean } = retention
    if (clean) await withActor(asSystem('cleaning'), clean, PATIENT_SECONDS)
  }
}

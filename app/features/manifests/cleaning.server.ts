import { oneByOne } from '#app/platform/one-by-one.server.ts'
import { asSystem, PATIENT_SECONDS, withActor } from '#app/platform/database/sql.server.ts'
import type { KeptTable } from '#app/features/feature/manifest.ts'
import { tables } from './manifests.server.ts'

/**
 * The nightly job that removes what is no longer needed, as the manifest of each table says.
 *
 * @throws when a table could not be cleaned, after all others, so that the queue tries again
 */
export const cleanUp = (of: Record<string, KeptTable> = tables): Promise<void> =>
  oneByOne(
    Object.entries(of),
    'cleaning',
    async ([, { retention }]) => {
      const { clean } = retention
      if (clean) await withActor(asSystem('cleaning'), clean, PATIENT_SECONDS)
    },
    ([table]) => ({ table }),
  )

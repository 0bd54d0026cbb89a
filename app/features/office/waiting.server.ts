import type { Actor } from '#app/access/actor.ts'
import { waitingCallbacks } from '#app/features/callbacks/office.server.ts'
import { waitingApplications } from '#app/features/guild/office.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/** What waits for someone of the office; nothing of what they may not see. */
export type WaitingCounts = { applications: number; callbacks: number }

/** How much waits, for the menu. */
export const waitingFor = ({ id }: Actor): Promise<WaitingCounts> =>
  readOnly(asPerson(id), async (sql) => ({
    applications: await waitingApplications(sql),
    callbacks: await waitingCallbacks(sql),
  }))

import { reportsAboutMe } from '#app/features/deaths/owner.server.ts'
import { stoppedJustNow } from '#app/features/release/stops/stopped-just-now.server.ts'
import type { Flash } from '#app/locales/flash.ts'
import { MINUTE_MS } from '#app/platform/durations.ts'
import { log } from '#app/platform/log.server.ts'

const GENERAL: Flash = { key: 'releaseStopped' }

/**
 * What a sign-in or proof of this person just stopped: who let us know or asked, and what for. A general text where
 * that was more than one, and where it cannot be read: what they asked for is done by then.
 */
export const stoppedMessage = (userId: string): Promise<Flash> =>
  messageOf(userId).catch((error: unknown) => {
    log().error({ err: error }, 'stopped message not read')
    return GENERAL
  })

async function messageOf(userId: string): Promise<Flash> {
  const [requests, reports] = await Promise.all([stoppedJustNow(userId), reportsAboutMe(userId)])
  const from = Date.now() - MINUTE_MS
  const told = [
    ...requests.map(({ kind, company }) => said(kind, company)),
    ...reports.flatMap(({ stopped, name }) =>
      stopped && stopped.at.getTime() > from ? [said('report', name)] : [],
    ),
  ]
  return told.length === 1 ? (told[0] ?? GENERAL) : GENERAL
}

const said = (what: 'report' | 'full' | 'living_will', name: string): Flash => ({
  key: `releaseStopped_${what}`,
  values: { name },
})

import { reportsAboutMe } from '#app/features/deaths/owner.server.ts'
import { stoppedJustNow } from '#app/features/release/stops/stopped-just-now.server.ts'
import type { Flash } from '#app/locales/flash.ts'

/** What a sign-in or proof of this person just stopped: who let us know or asked, and what for. */
export async function stoppedMessage(userId: string): Promise<Flash> {
  const request = await stoppedJustNow(userId)
  if (request) {
    const { kind, company: name } = request
    return { key: `releaseStopped_${kind}`, values: { name } }
  }
  const report = (await reportsAboutMe(userId)).find(({ stopped }) => stopped !== null)
  if (!report) return { key: 'releaseStopped' }
  return { key: 'releaseStopped_report', values: { name: report.name } }
}

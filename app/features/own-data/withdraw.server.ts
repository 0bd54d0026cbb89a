import { type ConsentKind, withdrawConsent } from '#app/features/accounts/consents.server.ts'
import { consequencesOf } from '#app/features/manifests/manifests.server.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'

/**
 * Withdraws a consent, with what follows from that in the features that rest on it, as their manifests
 * say. Withdrawing 'privacy' is deleting the account.
 */
export const withdraw = (userId: string, kind: Exclude<ConsentKind, 'privacy'>): Promise<void> =>
  withActor(asPerson(userId), async (sql) => {
    for (const follow of consequencesOf(kind)) await follow(sql, userId)
    await withdrawConsent(sql, userId, kind)
  })

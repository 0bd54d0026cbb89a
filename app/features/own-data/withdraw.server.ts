import { type ConsentKind, withdrawConsent } from '#app/features/accounts/consents.server.ts'
import { deleteLivingWills } from '#app/features/living-will/living-will.server.ts'
import { withActor, asPerson, type Sql } from '#app/platform/sql.server.ts'

/** Removes what may no longer be kept, in the transaction of the withdrawal. */
type Consequence = (sql: Sql, userId: string) => Promise<unknown>

/**
 * What follows from withdrawing a consent: each feature that rests on one adds its own here.
 * Without the consent to the privacy statement nothing may be kept; that is the deletion of the
 * account and not a consequence for a part of it.
 */
const CONSEQUENCES: Record<Exclude<ConsentKind, 'privacy'>, readonly Consequence[]> = {
  health: [deleteLivingWills],
}

/** Withdraws a consent of a person, with everything that follows from it. */
export function withdraw(userId: string, kind: keyof typeof CONSEQUENCES): Promise<void> {
  return withActor(asPerson(userId), async (sql) => {
    for (const consequence of CONSEQUENCES[kind]) await consequence(sql, userId)
    await withdrawConsent(sql, userId, kind)
  })
}

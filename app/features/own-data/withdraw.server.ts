import { type ConsentKind, withdrawConsent } from '#app/features/accounts/consents.server.ts'
import { deleteLivingWills } from '#app/features/living-will/living-will.server.ts'
import { withActor, asPerson, type Sql } from '#app/platform/database/sql.server.ts'

type Consequence = (sql: Sql, userId: string) => Promise<unknown>

/**
 * A feature that rests on a consent adds its own here. Withdrawing 'privacy' is deleting the
 * account.
 */
const CONSEQUENCES: Record<Exclude<ConsentKind, 'privacy'>, readonly Consequence[]> = {
  health: [deleteLivingWills],
}

export function withdraw(userId: string, kind: keyof typeof CONSEQUENCES): Promise<void> {
  return withActor(asPerson(userId), async (sql) => {
    for (const consequence of CONSEQUENCES[kind]) await consequence(sql, userId)
    await withdrawConsent(sql, userId, kind)
  })
}

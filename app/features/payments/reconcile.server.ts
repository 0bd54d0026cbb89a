import { log } from '#app/platform/log.server.ts'
import { asSystem, readOnly } from '#app/platform/sql.server.ts'
import type { FollowUp } from './follow-up.ts'
import { readCheckout } from './provider.server.ts'
import { giveUp, settle } from './settle.server.ts'

/** Messages come within seconds; after this we ask. */
const PATIENCE = '10 minutes'

/** What never got a checkout is given up by then; none of an earlier try can be paid any more. */
const UNUSED = '1 day'

/** At a time, the oldest first. */
const MOST = 200

type Waiting = { id: string; sessionId: string | null; isUnused: boolean }

/** After so many failures in one run the provider is away: the next run tries again. */
const MOST_FAILURES = 3

/** Asks the provider about payments whose message did not come, and moves them as a message would. */
export async function reconcilePayments(followUp: FollowUp): Promise<void> {
  let failures = 0
  for (const { id, sessionId, isUnused } of await waiting())
    try {
      if (sessionId) await settle(await readCheckout(sessionId), followUp)
      else if (isUnused) await giveUp(id, followUp)
    } catch (error) {
      log().error({ err: error, payment: id }, 'payment not reconciled')
      failures += 1
      if (failures === MOST_FAILURES) return
    }
}

const waiting = () =>
  readOnly(
    asSystem('payments'),
    (sql) => sql<Waiting[]>`
      select id, session_id as "sessionId", created_at < now() - ${UNUSED}::interval as "isUnused"
        from payments
       where (problem is null or problem in ('twice', 'late'))
         and (state = 'open' and created_at < now() - ${PATIENCE}::interval
              or state = 'paid' and refund_asked_at < now() - ${PATIENCE}::interval)
       order by created_at limit ${MOST}`,
  )

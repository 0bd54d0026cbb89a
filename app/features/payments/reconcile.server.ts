import type { DbRow } from '#db/row.ts'
import { log } from '#app/platform/log.server.ts'
import { asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { readCheckout } from './provider.server.ts'
import { giveUpPayment, settle } from './settle.server.ts'

/** Messages come within seconds; after this we ask. */
const PATIENCE = '10 minutes'

/** What never got a checkout is given up by then; none of an earlier try can be paid any more. */
const UNUSED = '1 day'

/** At a time, those first of whom was asked least lately. */
const MOST = 200

type WaitingPayment = DbRow<'payments', 'id' | 'session_id as sessionId'> & { isUnused: boolean }

/** After so many failures on end the provider is away: the next run goes on with the others. */
const MOST_FAILURES = 3

/** Asks the provider about payments whose message did not come, and moves them as a message would. */
export async function reconcilePayments(): Promise<void> {
  let failures = 0
  for (const { id, sessionId, isUnused } of await waiting())
    try {
      await noteAsked(id)
      if (sessionId) await settle(await readCheckout(sessionId))
      else if (isUnused) await giveUpPayment(id)
      failures = 0
    } catch (error) {
      log().error({ err: error, payment: id }, 'payment not reconciled')
      failures += 1
      if (failures === MOST_FAILURES) return
    }
}

const noteAsked = (id: string) =>
  withActor(
    asSystem('payments'),
    (sql) => sql`update payments set asked_at = now() where id = ${id}`,
  )

const waiting = () =>
  readOnly(
    asSystem('payments'),
    (sql) => sql<WaitingPayment[]>`
      select id, session_id as "sessionId", created_at < now() - ${UNUSED}::interval as "isUnused"
        from payments
       where (problem is null or problem in ('twice', 'late'))
         and (state = 'open' and created_at < now() - ${PATIENCE}::interval
              or state = 'paid' and refund_asked_at < now() - ${PATIENCE}::interval
                 and refund_failed_at is null)
       order by asked_at nulls first, created_at limit ${MOST}`,
  )

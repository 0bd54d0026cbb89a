/** All that runs or ran for a file, for the office. */
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { OrderState } from '#app/features/cards/states.ts'
import type { ReportState } from '#app/features/deaths/states.ts'
import type { RequestKind, RequestState } from '#app/features/release/states.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

type Common = DbRow<'runs_of_file', 'id!' | 'at!' | 'until'>
export type Run = Common &
  (
    | { what: 'request'; kind: RequestKind; state: RequestState; who: string }
    | { what: 'death'; state: ReportState }
    | { what: 'cards'; state: OrderState }
    | { what: 'conversation'; state: 'running' | 'ended'; who: string }
    | { what: 'appointment'; state: 'planned' | 'over' | 'cancelled' }
  )

/**
 * Lists what runs on a file, the newest first. `until` of a request is when the file is deleted; of
 * a conversation, its end.
 */
export const runsOf = ({ id }: Actor, number: string): Promise<Run[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<Run[]>`
      select what, id, kind, state, who, at, until from runs_of_file(${number})`,
  )

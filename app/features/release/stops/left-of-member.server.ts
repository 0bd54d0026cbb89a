/** What a member cannot get any more once its membership is stopped: families wait for it, or a doctor. */
import type { Actor } from '#app/access/actor.ts'
import type { DbRow } from '#db/row.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { nameIn, openAsked } from '../request-contents.server.ts'
import { OPEN, type RequestKind, type RequestState } from '../states.ts'
import { funeralOf } from '../waiting-requests.server.ts'

/**
 * A request that goes on, or an approved one of which nothing was got. `funeral`: the last day of it; null for
 * a living will.
 */
export type LeftRequest = {
  id: string
  state: RequestState
  kind: RequestKind
  name: string | undefined
  funeral: string | null
}

/** For who decides on requests; nothing for others. */
export const leftOfMember = ({ id }: Actor, member: string): Promise<LeftRequest[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<DbRow<'access_requests', 'id' | 'kind' | 'state' | 'sealed'>[]>`
      select r.id, r.kind, r.state, r.sealed from access_requests r left join deliveries d on d.request_id = r.id
       where r.member_id = ${member}
         and (r.state = any(${[...OPEN]})
              or r.state = 'completed' and first_fetched(r.id) is null
                 and (d.available_until is null or d.available_until > now()))
       order by r.created_at, r.id`
    return Promise.all(
      rows.map(async ({ id: request, kind, state, sealed }) => {
        const asked = sealed && openAsked(request, sealed)
        if (!asked) return { id: request, kind, state, name: undefined, funeral: null }
        const funeral = await funeralOf(asked)
        return { id: request, kind, state, name: nameIn(asked), funeral }
      }),
    )
  })

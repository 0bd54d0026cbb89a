/** What a member cannot get any more once its membership is stopped: families wait for it, or a doctor. */
import type { Actor } from '#app/access/actor.ts'
import type { DbRow } from '#db/row.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { nameIn, openAsked } from '../request-contents.server.ts'
import type { RequestKind } from '../states.ts'
import { funeralOf } from '../waiting-requests.server.ts'

/** An approved request of which nothing was got. `funeral`: the last day of it; null for a living will. */
export type LeftRequest = {
  id: string
  kind: RequestKind
  name: string | undefined
  funeral: string | null
}

/** For who decides on requests; nothing for others. */
export const leftOfMember = ({ id }: Actor, member: string): Promise<LeftRequest[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<DbRow<'access_requests', 'id' | 'kind' | 'sealed'>[]>`
      select r.id, r.kind, r.sealed from access_requests r left join deliveries d on d.request_id = r.id
       where r.member_id = ${member} and r.state = 'completed' and first_fetched(r.id) is null
         and (d.available_until is null or d.available_until > now())
       order by r.created_at, r.id`
    return Promise.all(
      rows.map(async ({ id: request, kind, sealed }) => {
        const asked = sealed && openAsked(request, sealed)
        if (!asked) return { id: request, kind, name: undefined, funeral: null }
        return { id: request, kind, name: nameIn(asked), funeral: await funeralOf(asked) }
      }),
    )
  })

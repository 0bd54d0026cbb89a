import type { Actor } from '#app/access/actor.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { isLookedUp } from './say.server.ts'
import type { OfficeRequest } from '../office-requests.server.ts'

export type PostedRequest = Pick<
  OfficeRequest,
  'id' | 'kind' | 'state' | 'own' | 'hasCertificate' | 'card' | 'lookedUp' | 'isInactive'
>

/** What a post about a request goes by: nothing is compared. @returns null when there is none */
export const requestOfPost = (actor: Actor, id: string): Promise<PostedRequest | null> =>
  readOnly(asPerson(actor.id), async (sql) => {
    const [row] = await sql<PostedRequest[]>`
      select id, kind, state, card, coalesce(member_id = (select actor_member_id()), false) as own,
             ${isLookedUp(sql)} as "lookedUp", certificate_added(id) is not null as "hasCertificate",
             (select f.status <> 'active' from franchise_partners f where f.id = r.member_id) as "isInactive"
        from access_requests r where id = ${id}`
    return row ?? null
  })

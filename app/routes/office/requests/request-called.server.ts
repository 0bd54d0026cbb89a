import { data } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { type OfficeRequest, requestFor } from '#app/features/release/office-list.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'

/** @throws a 404 answer when there is none (any more) */
export async function requestCalled(actor: Actor, id: string): Promise<OfficeRequest> {
  const found = isUuid(id) ? await requestFor(actor, id) : null
  if (!found) throw data('request', { status: 404 })
  return found
}

import { data } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { isUuid } from '#app/platform/uuid.server.ts'

/**
 * Reads what an address names by its id.
 *
 * @throws a 404 answer when there is none (any more)
 */
export async function requestCalled<T>(
  actor: Actor,
  id: string,
  read: (actor: Actor, id: string) => Promise<T | null>,
): Promise<T> {
  const found = isUuid(id) ? await read(actor, id) : null
  if (!found) throw data('request', { status: 404 })
  return found
}

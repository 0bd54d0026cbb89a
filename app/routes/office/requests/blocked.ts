import { obstacleIn } from '#app/features/release/comparison.ts'
import type { OfficeRequest } from '#app/features/release/office-list.server.ts'

type DecidableRequest = Pick<
  OfficeRequest,
  'state' | 'found' | 'deliverable' | 'compared' | 'refused' | 'byMe'
>

/** Why who asks cannot approve a request, as far as the page knows; the database looks anew. */
export function blockOf({ state, found, deliverable, compared, refused, byMe }: DecidableRequest) {
  if (state !== 'pending_verification') return 'early'
  if (!found) return 'notFound'
  if (!deliverable) return 'unsigned'
  const obstacle = compared && obstacleIn(compared)
  return obstacle ?? (byMe ? null : refused)
}

import { href, redirect } from 'react-router'
import { deliveryOf } from '#app/features/delivery/delivered.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { giveDelivered } from '#app/routes/kit/delivered-file.server.ts'
import { fileInstead } from '#app/routes/kit/file-answer.ts'
import { proofFirst } from '../../../release/delivery/needed-first.server.ts'
import type { Route } from './+types/delivered-file.ts'

export const middleware = [fileInstead]

/**
 * A document of a delivery, on behalf of a member that is not active any more. The page of the request
 * asks who it is first.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireCapability(context, 'requests.decide')
  const { id } = params
  if (isUuid(id) && (await proofFirst(user, id, await deliveryOf(user.id, id))))
    throw redirect(href('/admin/toegangsverzoeken/:id', { id }), 303)
  return giveDelivered({ context, request }, user, params)
}

export default function NoPage() {
  return null
}

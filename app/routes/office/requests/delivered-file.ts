import { requireCapability } from '#app/middleware/user.server.ts'
import { giveDelivered } from '../../delivered-file.server.ts'
import { fileInstead } from '../../file-answer.ts'
import type { Route } from './+types/delivered-file.ts'

export const middleware = [fileInstead]

/** A document of a delivery, on behalf of a member that is not active any more. */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  giveDelivered({ context, request }, requireCapability(context, 'requests.decide'), params)

export default function NoPage() {
  return null
}

import { requireCapability } from '#app/middleware/user.server.ts'
import { giveDelivered } from '../delivered-file.server.ts'
import { fileInstead } from '../file-answer.ts'
import type { Route } from './+types/delivered-file.ts'

export const middleware = [fileInstead]

/** A document of a delivery, for the member that asked for it. */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  giveDelivered({ context, request }, requireCapability(context, 'guild.enter'), params)

export default function NoPage() {
  return null
}

import { href, redirect } from 'react-router'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { giveDelivered } from '../../kit/delivered-file.server.ts'
import { fileInstead } from '../../kit/file-answer.ts'
import { neededFirst } from './needed-first.server.ts'
import type { Route } from './+types/delivered-file.ts'

export const middleware = [fileInstead]

/** A document of a delivery, for the member that asked for it. The page of the delivery says what is needed first. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  if (isUuid(params.id) && (await neededFirst(user, params.id)))
    throw redirect(href('/franchise/aanvragen/:id/dossier', { id: params.id }), 303)
  return giveDelivered({ context, request }, user, params)
}

export default function NoPage() {
  return null
}

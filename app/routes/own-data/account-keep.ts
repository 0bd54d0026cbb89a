import { href, redirect } from 'react-router'
import { cancelDeletion } from '#app/features/deletion/deletion.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import type { Route } from './+types/account-keep.ts'

/** Where a sign-in on the way leads back to: the notice with the button. */
export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return redirect(href('/dashboard'), 303)
}

/** Takes the request to delete the account back. */
export async function action({ context }: Route.ActionArgs) {
  await cancelDeletion(requireUser(context).id)
  return redirectWithFlash(href('/dashboard'), { key: 'accountKept' })
}

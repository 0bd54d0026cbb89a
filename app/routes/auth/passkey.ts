import { data } from 'react-router'
import { addingOptions, showingOptions } from '#app/features/second-factor/passkeys.server.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { factorsOf } from '#app/features/second-factor/second-factor.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { refuseWhileAway, userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { pendingIn } from './signed-in.server.ts'
import type { Route } from './+types/passkey.ts'
import { onlyPost } from '../kit/only-post.ts'

export const loader = onlyPost

/** For the script: what the browser asks a device. Of who is signed in, or waits for the second step. */
export async function action({ request, context }: Route.ActionArgs) {
  refuseWhileAway()
  const user = userOf(context)
  const adds = (await readForm(request)).get('use') === 'add'
  if (adds && user && (await mayAdd(user))) return Response.json(await addingOptions(user))
  const holder = user ?? (await pendingIn(request))
  if (adds || !holder || !(await factorsOf(holder.id)).passkey)
    throw data('passkey', { status: 403 })
  return Response.json(await showingOptions(holder))
}

/** Who used a recovery code has just shown who they are. */
const mayAdd = async (user: SignedIn) =>
  user.secondFactor === 'lost' || (await proofNeeded(user)) === null

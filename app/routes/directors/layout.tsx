import { href, type MiddlewareFunction, Outlet, redirect } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { stoppedAccess, stoppedCompany } from '#app/features/guild/member.server.ts'
import { unreadNotices } from '#app/features/guild/notices.server.ts'
import { requireCapability, requireCapabilityBelow, userOf } from '#app/middleware/user.server.ts'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { keepPosts } from '../kit/pending-post.server.ts'
import type { Route } from './+types/layout.ts'

const isStopped = async (user: SignedIn) =>
  (await stoppedCompany(user)) !== null || (await stoppedAccess(user)) !== null

/** Who may not come in since the membership, or their access, was stopped is told why. */
const tellWhyStopped: MiddlewareFunction<Response> = async ({ context }, next) => {
  const user = userOf(context)
  if (user && !may(user, 'guild.enter') && (await isStopped(user)))
    throw redirect(href('/franchise/gestopt'), 303)
  return next()
}

/** Everything below is for guild members; refused here for loaders, actions and `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [
  tellWhyStopped,
  keepPosts,
  requireCapabilityBelow('guild.enter'),
]

export const handle: PageHandle = { hasMenu: true }

/** Makes `.data` requests that name only a child run the middleware as well. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  unread: await unreadNotices(requireCapability(context, 'guild.enter')),
})

export default function DirectorsLayout() {
  return <Outlet />
}

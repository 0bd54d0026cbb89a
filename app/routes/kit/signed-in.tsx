import { Outlet } from 'react-router'
import { requireSignIn } from '#app/middleware/user.server.ts'
import type { PageHandle } from './page-handle.ts'
import type { Route } from './+types/signed-in.ts'
import { keepPosts } from './pending-post.server.ts'

/** Everything below is for a signed-in person; refused here for loaders, actions and `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [keepPosts, requireSignIn]

/** What the page says that tells of a failure (specification 8); and that it has the menu of one's own pages. */
export const handle: PageHandle = { shows: 'wishes', hasMenu: true }

/** Makes `.data` requests that name only a child run the middleware as well. */
export const loader = () => null

export default function SignedIn() {
  return <Outlet />
}

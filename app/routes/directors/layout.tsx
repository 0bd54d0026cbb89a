import { Outlet } from 'react-router'
import { requireCapabilityBelow } from '#app/middleware/user.server.ts'
import type { Route } from './+types/layout.ts'

/** Everything below is for guild members; refused here for loaders, actions and `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [requireCapabilityBelow('guild.enter')]

export const handle = { hasMenu: true }

/** Makes `.data` requests that name only a child run the middleware as well. */
export const loader = () => null

export default function DirectorsLayout() {
  return <Outlet />
}

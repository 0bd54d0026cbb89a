import { Outlet } from 'react-router'
import { requireRoleBelow } from '#app/middleware/user.server.ts'
import type { Route } from './+types/layout.ts'

/** Everything below is for administrators and staff; refused here for loaders, actions and `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [requireRoleBelow('admin', 'staff')]

export const handle = { hasMenu: true }

/** Makes `.data` requests that name only a child run the middleware as well. */
export const loader = () => null

export default function OfficeLayout() {
  return <Outlet />
}

import {
  createContext,
  data,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from 'react-router'
import { findSession, type Role, type SignedIn } from '#app/features/accounts/sessions.server.ts'
import { redirectWithFlash } from './flash.server.ts'
import { sessionCookie } from '#app/platform/cookies.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { noteFailure, type Where } from '#app/platform/unexpected.server.ts'

type Context = Readonly<RouterContextProvider>

const userContext = createContext<SignedIn | null>(null)

/** Signing out needs nobody's name, and works when the database does not (specification 8). */
const asksWho = (method: string, pattern: string) =>
  method !== 'POST' || pattern !== 'auth/uitloggen'

/** Finds out who is asking. Answers to a signed-in person are never stored by a cache. */
export const currentUser: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  if (!asksWho(request.method, pattern)) return next()
  const token: unknown = await sessionCookie().parse(request.headers.get('cookie'))
  if (typeof token === 'string') context.set(userContext, await sessionOf(token, request, context))
  return next()
}

/** While nobody can be looked up, public pages go on as for a visitor; the others say so. */
async function sessionOf(token: string, request: Request, context: Where['context']) {
  try {
    return await findSession(token)
  } catch (error) {
    if (!isAway()) throw error
    noteFailure(error, { request, context })
    return null
  }
}

/** The signed-in person, or null. */
export const userOf = (context: Context): SignedIn | null => context.get(userContext)

/**
 * Refuses visitors for every loader and action below the route; they come back after signing in.
 * While the database is away a post goes on to its action, which gives the form back as it was typed.
 */
export const requireSignIn: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const givesBack = isAway() && request.method === 'POST'
  if (!userOf(context) && !givesBack) throw await toSignIn(request, url)
  return next()
}

/** Refuses everyone without the role, for every loader and action below the route. */
export const requireRoleBelow =
  (...roles: Role[]): MiddlewareFunction<Response> =>
  async ({ context, request, url }, next) => {
    if (!userOf(context)) throw await toSignIn(request, url)
    requireRole(context, ...roles)
    return next()
  }

/**
 * The signed-in person. Loaders and actions say with it that they need one, wherever they move.
 *
 * @throws an answer: to the sign-in page, or that the database is away
 */
export function requireUser(context: Context): SignedIn {
  refuseWhileAway()
  const user = userOf(context)
  if (!user) throw redirect('/auth', 303)
  return user
}

/** The signed-in person, who must have one of the roles. @throws a 403 answer */
export function requireRole(context: Context, ...roles: Role[]): SignedIn {
  const user = requireUser(context)
  if (!roles.some((role) => user.roles.includes(role))) throw data('role', { status: 403 })
  return user
}

/** The sign-in page, which leads back afterwards. */
export const signInAddress = (back: string) => `/auth?${new URLSearchParams({ terug: back })}`

/** Nobody could be looked up, so nobody can be let in or sent away. @throws an answer that says so */
export function refuseWhileAway() {
  if (isAway()) throw data('away', { status: 503 })
}

/** To the sign-in page and back. Who posted hears that nothing was saved (specification 5, 'Saving'). */
async function toSignIn(request: Request, url: URL) {
  refuseWhileAway()
  const reading = request.method === 'GET' || request.method === 'HEAD'
  const address = signInAddress(reading ? url.pathname + url.search : url.pathname)
  return reading ? redirect(address, 303) : redirectWithFlash(address, { key: 'notSignedIn' })
}

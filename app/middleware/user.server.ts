import {
  createContext,
  data,
  href,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { type Capability, may } from '#app/access/capabilities.ts'
import {
  newTokenOf,
  takeProof,
  wasJustReplaced,
} from '#app/features/accounts/session-renewal.server.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { leaveFlash, redirectWithFlash } from './flash.server.ts'
import { stoppedMessage } from './stopped-message.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { isKnownBrowser, sessionCookie, textIn } from '#app/platform/http/cookies.server.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { noteFailure, type Where } from '#app/platform/unexpected.server.ts'

type Context = Readonly<RouterContextProvider>

const userContext = createContext<SignedIn | null>(null)
const knownContext = createContext(false)

/** Signing out works without the database (specification 8). */
const asksWho = (method: string, pattern: string) =>
  method !== 'POST' || `/${pattern}` !== href('/auth/uitloggen')

/**
 * Looks up who asks, by the cookie of the session. @throws when the database fails for another
 * reason than being away
 */
export const currentUser: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const cookies = request.headers.get('cookie')
  context.set(knownContext, isKnownBrowser(cookies))
  if (!asksWho(request.method, pattern)) return next()
  const token = await textIn(sessionCookie(), request)
  if (token) context.set(userContext, await sessionOf(token, request, context))
  const response = await next()
  await afterProof(response, { request, context })
  return response
}

/**
 * Who proved who they are keeps their session by another token; failing that, by the one they have. Where it
 * stopped a release the next page says so, as after a sign-in.
 */
async function afterProof({ headers }: Response, where: Where) {
  const user = userOf(where.context)
  const proof = user && takeProof(user)
  if (!proof) return
  if (proof.stopped) await leaveFlash(headers, await stoppedMessage(user.id))
  try {
    const token = await newTokenOf(user)
    if (token) headers.append('set-cookie', await sessionCookie().serialize(token))
  } catch (error) {
    noteFailure(error, where)
  }
}

/** Without the database public pages go on as for a visitor. */
async function sessionOf(token: string, request: Request, context: Where['context']) {
  try {
    return await findSession(token)
  } catch (error) {
    if (!isAway()) throw error
    noteFailure(error, { request, context })
    return null
  }
}

/** Whether somebody signed in here before, who need not sign up again. */
export const isKnown = (context: Context): boolean => context.get(knownContext)

/** @returns null for a visitor, and for everybody while the database is away */
export const userOf = (context: Context): SignedIn | null => context.get(userContext)

/** Without the database a post goes on to its action, which gives the form back. */
export const requireSignIn: MiddlewareFunction<Response> = async (
  { context, request, url, pattern },
  next,
) => {
  const givesBack = isAway() && request.method === 'POST'
  const user = userOf(context)
  if (!user && !givesBack) throw await toSignIn(request, url, pattern)
  if (user?.secondFactor === 'lost' && `/${pattern}` !== SET_UP) throw redirect(SET_UP, 303)
  return next()
}

/** Where a second factor is set up. */
const SET_UP = href('/dashboard/account/tweede-stap')

/** The same, for who goes on afterwards with a page that asked for it. */
export const secondFactorPage = (back: string | undefined): string => addressWith(SET_UP, back)

/** Whether someone may do their work only with a second factor. */
export const needsSecondFactor = (user: SignedIn): boolean =>
  env().SECOND_FACTOR_REQUIRED && may(user, 'office.enter')

/** Whether someone gets a delivery only once a second factor is set up. */
export const lacksSecondFactor = (user: SignedIn): boolean =>
  env().SECOND_FACTOR_REQUIRED && user.assurance === 'one factor'

const isUnsure = (user: SignedIn) =>
  user.secondFactor === 'lost' || (needsSecondFactor(user) && user.assurance === 'one factor')

/** For a layout: refuses everything below it. Visitors are sent to sign in. */
export const requireCapabilityBelow =
  (wanted: Capability): MiddlewareFunction<Response> =>
  async ({ context, request, url, pattern }, next) => {
    if (!userOf(context)) throw await toSignIn(request, url, pattern)
    requireCapability(context, wanted)
    return next()
  }

/** @throws an answer: to the sign-in page, or that the database is away */
export function requireUser(context: Context): SignedIn {
  refuseWhileAway()
  const user = userOf(context)
  if (!user) throw redirect(href('/auth'), 303)
  return user
}

/** Who acts, in which request. @throws as `requireUser` */
export const requireActor = (context: Context): SignedIn & Actor => ({
  ...requireUser(context),
  request: context.get(requestFacts).reference,
})

/**
 * @throws as `requireUser`; 403 for who may not; the way to setting up a second factor for who must
 *  have one first
 */
export function requireCapability(context: Context, wanted: Capability): SignedIn & Actor {
  const user = requireActor(context)
  if (!may(user, wanted)) {
    log().info({ user: user.id, capability: wanted }, 'refused')
    throw data('capability', { status: 403 })
  }
  if (isUnsure(user)) throw redirect(SET_UP, 303)
  return user
}

/** Nobody could be looked up. @throws an answer that says so */
export function refuseWhileAway() {
  if (isAway()) throw data('away', { status: 503 })
}

const besides = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)
const WORK = [`${href('/admin')}/`, besides(href('/franchise/dashboard'))]

/** Whether people work for others on the page of a route: what they post are not their own wishes. */
export const isWork = (pattern: string): boolean =>
  WORK.some((folder) => `/${pattern}`.startsWith(folder))

/** Who posted hears that nothing was saved (specification 5, 'Saving'). */
async function toSignIn(request: Request, url: URL, pattern: string) {
  refuseWhileAway()
  const reading = request.method === 'GET' || request.method === 'HEAD'
  const address = signInAddress(reading ? url.pathname + url.search : url.pathname)
  if (reading) return redirect(address, 303)
  const key = isWork(pattern) ? 'workNotSaved' : 'notSignedIn'
  return redirectWithFlash(address, { key: (await pressedTwice(request)) ? 'pressedTwice' : key })
}

/** Whether the first of two posts gave the session another token: it may have done what was asked. */
async function pressedTwice(request: Request): Promise<boolean> {
  const token = await textIn(sessionCookie(), request)
  return token !== undefined && wasJustReplaced(token)
}

import { data, href, redirect, type RouterContextProvider } from 'react-router'
import {
  addressOfAccount,
  readersAt,
  type Reader,
  visitOf,
} from '#app/features/relatives/reading/visits.server.ts'
import { refuseWhileAway, userOf } from '#app/middleware/user.server.ts'
import { visitCookie } from '#app/platform/http/cookies.server.ts'
import { requirePromise } from './promised.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** The token of the visit that this browser keeps, if any. */
export async function visitTokenOf(request: Request): Promise<string | null> {
  const token: unknown = await visitCookie().parse(request.headers.get('cookie'))
  return typeof token === 'string' ? token : null
}

/** The address of who reads here, by their visit or their account; null for who has neither. */
async function addressOf({ request, context }: Asked): Promise<Buffer | null> {
  const token = await visitTokenOf(request)
  const visit = token && (await visitOf(token))
  if (visit) return visit
  const user = userOf(context)
  return user && addressOfAccount(user.id)
}

/** For whom who is here may read; null for who has neither a visit nor an account. */
export async function readersHere(asked: Asked): Promise<Reader[] | null> {
  requirePromise()
  const address = await addressOf(asked)
  return address && readersAt(address)
}

/**
 * Who reads here by this contact.
 *
 * @throws a redirect to where one asks for a link, a 404 answer to who is somebody else, and a 503
 *   answer when nobody could be looked up
 */
export async function requireReader(asked: Asked, relative: string): Promise<Reader> {
  const readers = await readersHere(asked)
  if (!readers) {
    refuseWhileAway()
    throw redirect(href('/contactpersoon'), 303)
  }
  const reader = readers.find(({ id }) => id === relative)
  if (!reader) throw data('relative', { status: 404 })
  return reader
}

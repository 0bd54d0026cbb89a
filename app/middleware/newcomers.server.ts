import { data, type MiddlewareFunction } from 'react-router'
import { posts } from '#app/features/manifests/manifests.server.ts'
import { env } from '#app/platform/env.server.ts'
import { requestFacts, sentOff } from '#app/platform/http/context.server.ts'
import { holdPost, takeHeld } from '#app/platform/waiting/place.server.ts'
import { networkOf } from '#app/platform/limits.server.ts'
import { type Place, slowerThan, waitingRoom } from '#app/platform/waiting/waiting-room.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { redirectWithFlash } from './flash.server.ts'
import { userOf } from './user.server.ts'

/** A save has to be there within 250 ms; beyond this much waiting newcomers make room. */
const BUSY_MS = 60

let room: ReturnType<typeof waitingRoom> | undefined

const theRoom = () =>
  (room ??= waitingRoom({
    atOnce: env().NEWCOMERS_AT_ONCE,
    patienceMs: env().NEWCOMERS_WAIT_SECONDS * 1000,
    isBusy: slowerThan(BUSY_MS),
  }))

/**
 * Lets in as many of those who are not signed in as the site can take, where what they post is slow on
 * purpose. Who is signed in never waits for them. Who has to wait gets a page that holds what they posted.
 */
export const newcomers: MiddlewareFunction<Response> = async (
  { request, context, pattern, url },
  next,
) => {
  if (request.method !== 'POST' || userOf(context) || !posts.slow.has(`/${pattern}`)) return next()
  const given = await takeHeld(request, url.pathname)
  if (given === 'lost')
    throw await redirectWithFlash(url.pathname + url.search, { key: 'placeLost' })
  const place = given === 'new' ? undefined : given
  const network = networkOf(context.get(requestFacts).network)
  const entered = await theRoom()({ place, network, signal: request.signal })
  if (!entered.isIn) throw await askToWait({ request, context }, url.pathname, entered)
  try {
    return await next()
  } finally {
    entered.leave()
  }
}

/** The page of a 503 answer, with what was posted in it where that fits. */
async function askToWait(
  { request, context }: Where,
  path: string,
  { place, seconds, again }: { place: Place; seconds: number; again: number },
) {
  const post = await holdPost(request, path, place)
  context.set(sentOff, { seconds: again, cookie: post?.cookie })
  return data(post ? { code: 'waiting', held: post.held, seconds, again } : 'busy', { status: 503 })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { posts } from '#app/features/manifests/manifests.server.ts'
import { holdsSession } from '#app/platform/http/cookies.server.ts'
import { MAX_FORM_BYTES } from '#app/platform/http/form.server.ts'
import { networkOf } from '#app/platform/limits.server.ts'

const KB = 1024
const MB = 1024 * KB

/** What a form may hold that anyone can post. The longest of them, in any script, stays below it. */
const SHORT_FORM = 64 * KB

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** Bytes, of what features take in as a stream. '.data', a slash, capitals: the small limit. */
const streamLimitOf = (path: string): number | undefined =>
  posts.large.find(({ matches }) => matches(path))?.bytes

/** At one of those addresses, or below it. */
const takesLongText = (path: string): boolean =>
  posts.long.some(
    (address) => path.startsWith(address) && /^(?!\w)/.test(path.slice(address.length)),
  )

/** How many bytes may be posted to this address, by whoever this is. */
export function maxBodyOf(req: IncomingMessage): number {
  const path = pathOf(req)
  const streamed = streamLimitOf(path)
  if (streamed !== undefined) return streamed
  return takesLongText(path) && holdsSession(req.headers.cookie) ? MAX_FORM_BYTES : SHORT_FORM
}

/** Whether a long text comes without a session: only who has signed in may post one. */
export const isShortOfSession = (req: IncomingMessage): boolean =>
  takesLongText(pathOf(req)) && !holdsSession(req.headers.cookie)

/** @returns 0 without a body */
export const lengthOf = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? 0)

/** Bytes that bodies under way may hold together; long ones leave room for short ones. */
const ROOM = { all: 64 * MB, long: 48 * MB, network: 4 * MB }

/** What is held of a file that comes in: it is passed on in pieces, with some fields before it. */
const STREAMED = 512 * KB

const heldOf = (req: IncomingMessage) =>
  streamLimitOf(pathOf(req)) === undefined ? lengthOf(req) : Math.min(lengthOf(req), STREAMED)

/**
 * Room for bodies, each as long as it says it will be: unfinished ones would fill the memory.
 *
 * @returns whether there is room for one; it is free again when its answer has gone
 */
export function bodyRoom() {
  let all = 0
  const networks = new Map<string, number>()
  const hold = (network: string, bytes: number) => {
    all += bytes
    const held = (networks.get(network) ?? 0) + bytes
    if (held > 0) networks.set(network, held)
    else networks.delete(network)
  }
  return (req: IncomingMessage, res: ServerResponse, address: string): boolean => {
    const bytes = heldOf(req)
    if (bytes === 0) return true
    const network = networkOf(address)
    if (all + bytes > (bytes > SHORT_FORM ? ROOM.long : ROOM.all)) return false
    if ((networks.get(network) ?? 0) + bytes > ROOM.network) return false
    hold(network, bytes)
    res.once('close', () => hold(network, -bytes))
    return true
  }
}

/** A body may take this long, and longer while 8 kB a second come in. */
const GRACE_MS = 60_000
const SHORT_GRACE_MS = 15_000
const BYTES_PER_MS = 8

const CHECK_MS = 5000

/** Drops a visitor who sends slower than that. Time in which bytes wait for us does not count. */
export function keepPace(req: IncomingMessage) {
  if (!lengthOf(req)) return
  const grace = lengthOf(req) > SHORT_FORM ? GRACE_MS : SHORT_GRACE_MS
  const { socket } = req
  const before = socket.bytesRead
  let taken = 0
  const timer = setInterval(() => {
    if (req.complete) return stop()
    if (req.readableLength === 0) taken += CHECK_MS
    if (taken > grace + (socket.bytesRead - before) / BYTES_PER_MS) socket.destroy()
  }, CHECK_MS).unref()
  const stop = () => clearInterval(timer)
  req.once('end', stop).once('close', stop)
}

/**
 * Reads the rest of a body: one left unread blocks the connection, and a browser that still sends
 * shows no answer.
 */
export function discardRest(req: IncomingMessage) {
  if (!req.readableEnded) req.removeAllListeners('data').resume()
}

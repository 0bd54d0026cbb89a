import type { IncomingMessage, ServerResponse } from 'node:http'
import { href } from 'react-router'
import { MOST_BYTES } from '#app/features/payments/webhook.server.ts'
import { holdsSession } from '#app/platform/cookies.server.ts'
import { MAX_FORM_BYTES } from '#app/platform/form.server.ts'
import { networkOf } from '#app/platform/limits.server.ts'

const KB = 1024
const MB = 1024 * KB

/** What a form may hold that anyone can post. The longest of them, in any script, stays below it. */
const SHORT_FORM = 64 * KB

/** Where long texts are written, by whoever has signed in. */
const LONG_FORMS = /^\/(vragenlijst|formulier|dashboard\/wilsverklaring|admin\/wensengesprek)\b/

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/**
 * Bytes. Routes have lower limits, which they explain. '.data', a slash, capitals: the small limit.
 */
const LARGE_BODIES = new Map([
  [href('/vragenlijst/documenten'), 1024 * MB],
  [href('/dashboard/wilsverklaring/ondertekend'), 1024 * MB],
  [href('/dashboard/wilsverklaring/op-papier'), 1024 * MB],
  [href('/dashboard/importeren'), 1024 * MB],
  [href('/admin/contacten/logo'), 1024 * MB],
])

/** The same below an address of which a part differs. */
const [BEFORE = '', AFTER = ''] = href('/franchise/aanvragen/:id/akte', { id: '*' }).split('*')
const isCertificate = (path: string) => path.startsWith(BEFORE) && path.endsWith(AFTER)

const fileLimitOf = (path: string): number | undefined =>
  isCertificate(path) ? 1024 * MB : LARGE_BODIES.get(path)

export function maxBodyOf(req: IncomingMessage): number {
  const path = pathOf(req)
  if (path === href('/betaling/bericht')) return MOST_BYTES
  const file = fileLimitOf(path)
  if (file !== undefined) return file
  return LONG_FORMS.test(path) && holdsSession(req.headers.cookie) ? MAX_FORM_BYTES : SHORT_FORM
}

/** Who has signed in may post it. */
export const isShortOfSession = (req: IncomingMessage): boolean =>
  LONG_FORMS.test(pathOf(req)) && !holdsSession(req.headers.cookie)

/** @returns 0 without a body */
export const lengthOf = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? 0)

/** Bytes that bodies under way may hold together; long ones leave room for short ones. */
const ROOM = { all: 64 * MB, long: 48 * MB, network: 4 * MB }

/** What is held of a file that comes in: it is passed on in pieces, with some fields before it. */
const STREAMED = 512 * KB

const heldOf = (req: IncomingMessage) =>
  fileLimitOf(pathOf(req)) === undefined ? lengthOf(req) : Math.min(lengthOf(req), STREAMED)

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

/** Drops who sends slower than that. Time in which bytes wait for us does not count. */
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

/** A body left unread blocks the connection, and a browser that still sends shows no answer. */
export function discardRest(req: IncomingMessage) {
  if (!req.readableEnded) req.removeAllListeners('data').resume()
}

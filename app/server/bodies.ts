import type { IncomingMessage } from 'node:http'
import { MAX_FORM_BYTES } from '#app/platform/form.server.ts'

const MB = 1024 * 1024

/**
 * Where more than a form may be posted, and how many bytes the node layer lets in. A route reads
 * such a body as a stream and has a lower limit of its own, so that it can say on a page of ours
 * what was too large.
 *
 * The address is compared as it was written. Every other way of writing it ('.data', a slash at the
 * end, capitals, percent signs) gets the small limit: it loses something and gains nothing.
 */
const LARGE_BODIES = new Map([
  ['/vragenlijst/documenten', 1024 * MB],
  ['/dashboard/wilsverklaring/ondertekend', 1024 * MB],
  ['/dashboard/importeren', 1024 * MB],
])

/** The largest body that an address may be sent, in bytes. */
export const maxBodyOf = ({ url = '' }: IncomingMessage): number =>
  LARGE_BODIES.get(url.split('?', 1)[0] ?? '') ?? MAX_FORM_BYTES

/** A body may take this long in any case, and longer only as long as this much comes in. */
const GRACE_MS = 60_000
const BYTES_PER_MS = 8

const CHECK_MS = 5000

/**
 * Closes the connection of a body that comes in slower than 8 kB a second after its first minute.
 * 25 MB over a weak telephone line takes ten minutes and more; a sender who drips a byte now and
 * then to keep us busy gets one. Time in which bytes wait for us to read them is ours, not theirs.
 */
export function keepPace(req: IncomingMessage) {
  if (!Number(req.headers['content-length'])) return
  const { socket } = req
  const before = socket.bytesRead
  let taken = 0
  const timer = setInterval(() => {
    if (req.complete) return stop()
    if (req.readableLength === 0) taken += CHECK_MS
    if (taken > GRACE_MS + (socket.bytesRead - before) / BYTES_PER_MS) socket.destroy()
  }, CHECK_MS).unref()
  const stop = () => clearInterval(timer)
  req.once('end', stop).once('close', stop)
}

/**
 * Reads and throws away what a route left of a body. The framework's stream of the body holds the
 * connection back when nobody reads it, and a browser that still sends does not show the answer.
 */
export function discardRest(req: IncomingMessage) {
  if (!req.readableEnded) req.removeAllListeners('data').resume()
}

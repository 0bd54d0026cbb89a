import type { IncomingMessage } from 'node:http'
import { href } from 'react-router'
import { MAX_FORM_BYTES } from '#app/platform/form.server.ts'

const MB = 1024 * 1024

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

export const maxBodyOf = ({ url = '' }: IncomingMessage): number =>
  LARGE_BODIES.get(url.split('?', 1)[0] ?? '') ?? MAX_FORM_BYTES

/** A body may take this long, and longer while 8 kB a second come in. */
const GRACE_MS = 60_000
const BYTES_PER_MS = 8

const CHECK_MS = 5000

/** Drops who sends slower than that. Time in which bytes wait for us does not count. */
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

/** A body left unread blocks the connection, and a browser that still sends shows no answer. */
export function discardRest(req: IncomingMessage) {
  if (!req.readableEnded) req.removeAllListeners('data').resume()
}

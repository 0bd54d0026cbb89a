/**
 * A visit without a browser, nor an HTTP client: who plays tens of thousands of visitors on the processors of
 * the site would otherwise take as much of them as the site does.
 */
import { connect, type Socket } from 'node:net'

export type Visited = {
  /** Milliseconds until all of the page was there. */
  ms: number
}

/**
 * Asks for a page and then what belongs to it, one after another over a connection of its own.
 *
 * @param network as the proxy says it
 * @param paths the page first
 * @throws when an answer is no 200, does not say its length, or ends too early
 */
export async function visit(
  origin: string,
  network: string,
  paths: readonly string[],
): Promise<Visited> {
  const { hostname, port, host } = new URL(origin)
  const start = performance.now()
  const socket = connect({ host: hostname, port: Number(port), family: 4, noDelay: true })
  try {
    let ms = 0
    for (const [index, path] of paths.entries()) {
      await ask(socket, requestFor(path, host, network))
      if (index === 0) ms = performance.now() - start
    }
    return { ms }
  } finally {
    socket.destroy()
  }
}

/** As browsers do, it takes what is packed. */
const requestFor = (path: string, host: string, network: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${network}\r\n` +
  'Accept-Encoding: gzip, deflate, br\r\nSec-Fetch-Mode: navigate\r\n\r\n'

/** Sends a request and waits until all of its answer came. */
function ask(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = answerReader()
    const settle = (error?: Error) => {
      socket.off('data', take).off('error', settle).off('close', closed)
      if (error) reject(error)
      else resolve()
    }
    const take = (piece: Buffer) => {
      const said = read(piece)
      if (typeof said === 'string') settle(new Error(said))
      else if (said) settle()
    }
    const closed = () => settle(new Error('the connection ended'))
    socket.on('data', take).on('error', settle).on('close', closed)
    socket.write(request)
  })
}

/** @returns reads the next piece: true once all is there, what is wrong where it is no good answer */
export function answerReader(): (piece: Buffer) => boolean | string {
  let head = ''
  let left: number | undefined
  return (piece) => {
    if (left === undefined) {
      head += piece.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) return false
      const status = head.slice(9, 12)
      if (status !== '200') return `answer ${status}`
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1]
      if (length === undefined) return 'an answer without a length'
      left = Number(length) - (head.length - end - 4)
    } else left -= piece.length
    return left <= 0
  }
}

/** What a page has a browser ask for right away: its styles, script and pictures, each once. */
export function partsOf(html: string): string[] {
  const found = html.matchAll(
    /<(?:link rel="stylesheet"(?= href)|script|img)[^>]* (?:href|src)="(\/[^"]+)"/g,
  )
  return [...new Set([...found].map(([, path = '']) => path))]
}

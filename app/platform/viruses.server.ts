/** Asks clamd whether there is a virus in a file, by its command INSTREAM. */
import { connect } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { env } from './env.server.ts'

/** 'none': nobody looked, since there is no clamd. */
export type Scan = 'clean' | 'infected' | 'none'

type OpenContents = () => Promise<AsyncIterable<Uint8Array>>

/** In ms, for a whole file. Shorter than a job may be silent. */
const LIMIT = 2 * 60_000

/** Has clamd look at a file. @throws when it is away, too slow, or could not look at all of it */
export async function lookForVirus(open: OpenContents, limit = LIMIT): Promise<Scan> {
  const { CLAMD_ADDRESS } = env()
  if (!CLAMD_ADDRESS) return 'none'
  const socket = addAbortSignal(AbortSignal.timeout(limit), connect(CLAMD_ADDRESS))
  try {
    const sent = pipeline(framed(open), socket, { end: false })
    const [answer] = await Promise.all([text(socket), sent])
    return verdictIn(answer)
  } finally {
    socket.destroy()
  }
}

/** Each piece after its length; a length of 0 is the end, so an empty piece is left out. */
async function* framed(open: OpenContents) {
  yield Buffer.from('zINSTREAM\0')
  for await (const bytes of await open())
    if (bytes.length > 0) {
      yield lengthPrefix(bytes.length)
      yield bytes
    }
  yield lengthPrefix(0)
}

function lengthPrefix(length: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function verdictIn(answer: string): Scan {
  if (answer === 'stream: OK\0') return 'clean'
  if (/^stream: .+ FOUND\0$/.test(answer)) return 'infected'
  throw new Error(`clamd could not look: ${answer}`)
}

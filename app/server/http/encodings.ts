import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

/** From small to large. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encodings that a browser reads, the smallest first. */
export function readableTo(req: IncomingMessage): Encoding[] {
  const accepted = new Negotiator(req).encodings([...ENCODINGS])
  return ENCODINGS.filter((encoding) => accepted.includes(encoding))
}

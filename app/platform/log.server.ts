import pino from 'pino'
import { env } from './env.server.ts'
import { errorFacts } from './error-facts.server.ts'
import { traceFacts } from './trace.server.ts'

/**
 * Lines wait together for at most a tenth of a second: a write for each took a twentieth of a request's
 * time. What waits when the process ends is written then.
 */
const TO = { sync: false, minLength: 4096, periodicFlush: 100 }

let logger: pino.Logger | undefined

/**
 * Writes a line in the log: never bodies, addresses, file numbers, query strings or messages of
 * errors.
 */
export function log(): pino.Logger {
  logger ??= pino(
    {
      level: env().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceFacts,
      serializers: { err: serializeError },
    },
    pino.destination(TO),
  )
  return logger
}

function serializeError(error: unknown) {
  const { places, ...facts } = errorFacts(error)
  return { ...facts, stack: places.slice(0, 8).join('\n') }
}

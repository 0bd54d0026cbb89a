import pino from 'pino'
import { env } from './env.server.ts'
import { errorFacts } from './error-facts.server.ts'

let logger: pino.Logger | undefined

/**
 * Writes a line in the log: never bodies, addresses, file numbers, query strings or messages of
 * errors.
 */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
  })
  return logger
}

function serializeError(error: unknown) {
  const { places, ...facts } = errorFacts(error)
  return { ...facts, stack: places.slice(0, 8).join('\n') }
}

import pino from 'pino'
import { env } from './env.server.ts'
import { errorFacts } from './error-facts.server.ts'

let logger: pino.Logger | undefined

/**
 * The structured log. Callers give ids, codes and route patterns; never bodies, addresses, file
 * numbers or query strings. Of an error only its facts are kept, never its message.
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

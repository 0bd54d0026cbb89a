import pino from 'pino'
import { env } from './env.server.ts'

let logger: pino.Logger | undefined

/**
 * The structured log. Callers give ids, codes and route patterns; never bodies, addresses, file
 * numbers or query strings. An error's stack is kept, its message may hold values and is not.
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

/** What of an error may be logged: class, code, constraint and the places in our code. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint_name } = error as { code?: unknown; constraint_name?: unknown }
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 8)
  return { type: error.name, code, constraint: constraint_name, stack: places?.join('\n') }
}

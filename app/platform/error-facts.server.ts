export type ErrorFacts = {
  type: string
  code: string | undefined
  constraint: string | undefined
  places: string[]
}

/** What the log says of an error. The message is left out, as it may hold values. */
export function errorFacts(error: unknown): ErrorFacts {
  const { code, constraint_name: constraint } = Object(error) as Record<string, unknown>
  return {
    type: error instanceof Error ? error.name : typeof error,
    code: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    places: error instanceof Error ? placesOf(error) : [],
  }
}

/** The message is cut out first: it may hold lines that look like places. */
function placesOf({ message, stack = '' }: Error): string[] {
  const from = stack.indexOf(message)
  if (from < 0) return []
  const rest = stack.slice(from + message.length)
  return rest.split('\n').filter((line) => /^\s+at /.test(line))
}

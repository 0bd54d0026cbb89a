import { setImmediate as nextTurn } from 'node:timers/promises'
import { JSONParser } from '@streamparser/json'
import { BadExport } from '#app/features/export/bad-export.ts'
import { plausibility } from './import-check.server.ts'

/**
 * Others are served between two pieces.
 *
 * @throws BadExport when it is no JSON, or more than an export can be
 */
export async function readJson(pieces: AsyncIterable<Uint8Array>): Promise<unknown> {
  const isPlausible = plausibility()
  const parser = new JSONParser({ paths: ['$'] })
  let json: unknown
  parser.onValue = ({ value }) => {
    json = value
  }
  for await (const piece of pieces) {
    if (!isPlausible(piece)) throw new BadExport('schema')
    orForeign(() => parser.write(piece))
    await nextTurn()
  }
  orForeign(() => parser.isEnded || parser.end())
  if (json === undefined) throw new BadExport('foreign')
  return json
}

function orForeign(parse: () => unknown) {
  try {
    parse()
  } catch {
    throw new BadExport('foreign')
  }
}

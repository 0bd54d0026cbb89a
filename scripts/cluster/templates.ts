/** The configuration in docs/cluster is what runs: only its places are filled in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the examples are. */
export const TEMPLATES = join(import.meta.dirname, '../../docs/cluster')

/** A layout that leaves YAML as it is, whatever lays it out anew. */
const PLACE = /\$\((\w+)\)/g

/**
 * Puts values in the places of a template.
 *
 * @throws when a place has no value, a value no place, or one holds what would begin a new line
 */
export function fill(template: string, values: Record<string, string | number>): string {
  const unused = new Set(Object.keys(values))
  const filled = template.replaceAll(PLACE, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`$(${name}) has no value.`)
    if (/[\n\r"']/.test(String(value))) throw new Error(`$(${name}) cannot hold that.`)
    unused.delete(name)
    return String(value)
  })
  if (unused.size > 0) throw new Error(`There is no place for ${[...unused].join(', ')}.`)
  return filled
}

/** Fills in one of the files of docs/cluster. @throws as `fill` */
export const fillFile = (name: string, values: Record<string, string | number>): string =>
  fill(readFileSync(join(TEMPLATES, name), 'utf8'), values)

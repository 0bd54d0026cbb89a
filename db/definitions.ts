/** Functions and policies, which stand as they are now: each in one file, applied again when it changed. */
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A function with its rights and triggers, or all policies of a table. */
export type SqlDefinition = { kind: 'function' | 'policies'; name: string; text: string }

/**
 * Those of `functions/<feature>/<name>.sql` and `policies/<table>.sql`.
 *
 * @param folder which holds both
 * @returns in the order in which an empty database takes them: what another needs comes before it, and
 *   functions before policies
 * @throws when two functions need each other, or two files have one name
 */
export async function readDefinitions(folder: string): Promise<SqlDefinition[]> {
  const functions = await readAll(join(folder, 'functions'), 'function')
  return [...inOrderOfNeed(functions), ...(await readAll(join(folder, 'policies'), 'policies'))]
}

async function readAll(folder: string, kind: SqlDefinition['kind']): Promise<SqlDefinition[]> {
  const entries = await readdir(folder, { recursive: true })
  const paths = entries.filter((path) => path.endsWith('.sql')).toSorted()
  return Promise.all(
    paths.map(async (path) => ({
      kind,
      name: basename(path, '.sql'),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  )
}

function inOrderOfNeed(functions: SqlDefinition[]): SqlDefinition[] {
  const byName = new Map(functions.map((one) => [one.name, one]))
  if (byName.size < functions.length) throw new Error('Two files of functions have the same name.')
  const ordered = new Set<SqlDefinition>()
  const place = (one: SqlDefinition, waiting: string[]) => {
    if (ordered.has(one)) return
    if (waiting.includes(one.name))
      throw new Error(`Functions need each other: ${[...waiting, one.name].join(', ')}.`)
    for (const word of new Set(withoutComments(one.text).match(/\w+/g))) {
      const needed = byName.get(word)
      if (needed && needed !== one) place(needed, [...waiting, one.name])
    }
    ordered.add(one)
  }
  for (const one of functions) place(one, [])
  return [...ordered]
}

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '')

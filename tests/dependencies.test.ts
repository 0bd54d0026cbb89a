/** Who may know whom, types among it. The linter looks at single imports; circles show only from above. */
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

type Graph = Map<string, Set<string>>

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|#)[^']+)'/g
const IS_TEST = /\.test\.tsx?$/

/** What each file of the project imports from others. */
async function files(): Promise<Graph> {
  const known: Graph = new Map()
  for await (const file of glob(['app/**/*.{ts,tsx}', 'db/**/*.ts', 'tests/**/*.{ts,tsx}'])) {
    const text = await readFile(file, 'utf8')
    const imported = [...text.matchAll(IMPORT)].map(([, path = '']) =>
      path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
    )
    known.set(file, new Set(imported.filter((other) => other !== file)))
  }
  return known
}

/** A folder of `app`, one of features, or a command of `db`. */
function folderOf(file: string): string {
  const [root = '', room = '', place = ''] = file.split('/')
  if (root === 'db') return `db/${room}`
  if (root !== 'app') return root
  return room === 'features' ? `features/${place}` : room
}

/** Tests may look around. */
function folders(known: Graph): Graph {
  const rooms: Graph = new Map()
  for (const [file, others] of known) {
    if (IS_TEST.test(file)) continue
    const room = rooms.get(folderOf(file)) ?? new Set()
    rooms.set(folderOf(file), room)
    for (const other of [...others].map(folderOf)) if (other !== folderOf(file)) room.add(other)
  }
  return rooms
}

/** Takes away whatever depends on nothing that is left, again and again. @returns what remains */
function circles(known: Graph): Record<string, string[]> {
  const left = new Map(known)
  const needs = (one: string) => [...(left.get(one) ?? [])].filter((other) => left.has(other))
  let free: string[]
  do {
    free = [...left.keys()].filter((one) => needs(one).length === 0)
    for (const one of free) left.delete(one)
  } while (free.length > 0)
  return Object.fromEntries([...left.keys()].map((one) => [one, needs(one)]))
}

test('no files depend on each other in a circle', async () => {
  const known = await files()
  expect(known.get('app/features/wishes/saving/save.server.ts')).toContain(
    'app/platform/database/sql.server.ts',
  )
  expect(circles(known)).toEqual({})
})

test('no folders depend on each other in a circle', async () => {
  const known = folders(await files())
  expect(known.get('features/wishes')).toContain('features/interview')
  expect(known.get('features/manifests')).toContain('features/wishes')
  expect(known.get('locales')).not.toContain('forms')
  expect(circles(known)).toEqual({})
})

test('a circle is found', () => {
  const known = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }
  const graph = new Map(Object.entries(known).map(([from, to]) => [from, new Set(to)]))
  expect(Object.keys(circles(graph))).toEqual(['a', 'b', 'c'])
})

test('no folder holds more files than a reader can scan', async () => {
  const counts = new Map<string, number>()
  for await (const file of glob('{app,db/functions,tests}/**/*.{ts,tsx,sql}'))
    if (!IS_TEST.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 25)).toEqual([])
})

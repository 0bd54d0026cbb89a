/** Which folder of features may know which. The linter looks at files; folders can go in a circle all the same. */
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A folder, or a file beside the folders without what it ends in. */
const FROM = /^app\/features\/([\w-]+)/
const IMPORT = /(?:from|import)\s*\(?\s*'#app\/features\/([\w-]+)/g
const BESIDE = /(?:from|import)\s*\(?\s*'\.\/([\w-]+)/g

/** What each folder of features imports from others, types among it; tests may look around. */
async function featuresByFolder(): Promise<Map<string, Set<string>>> {
  const known = new Map<string, Set<string>>()
  for await (const file of glob('app/features/**/*.{ts,tsx}')) {
    const [, folder = ''] = FROM.exec(file) ?? []
    if (/\.test\.tsx?$/.test(file)) continue
    const others = known.get(folder) ?? new Set()
    known.set(folder, others)
    const text = await readFile(file, 'utf8')
    const imports = file.split('/').length === 3 ? [IMPORT, BESIDE] : [IMPORT]
    for (const [, other = ''] of imports.flatMap((pattern) => [...text.matchAll(pattern)]))
      if (other !== folder) others.add(other)
  }
  return known
}

/** Takes away whatever depends on nothing that is left, again and again. @returns what remains */
function circles(known: Map<string, Set<string>>): Record<string, string[]> {
  const left = new Map(known)
  const needs = (folder: string) => [...(left.get(folder) ?? [])].filter((other) => left.has(other))
  let free: string[]
  do {
    free = [...left.keys()].filter((folder) => needs(folder).length === 0)
    for (const folder of free) left.delete(folder)
  } while (free.length > 0)
  return Object.fromEntries([...left.keys()].map((folder) => [folder, needs(folder)]))
}

test('no feature folders depend on each other in a circle', async () => {
  const known = await featuresByFolder()
  expect(known.get('wishes')).toContain('interview')
  expect(known.get('manifests')).toContain('wishes')
  expect(circles(known)).toEqual({})
})

test('a circle is found', () => {
  const known = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }
  const folders = new Map(Object.entries(known).map(([from, to]) => [from, new Set(to)]))
  expect(Object.keys(circles(folders))).toEqual(['a', 'b', 'c'])
})

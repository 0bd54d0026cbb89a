import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name)),
]

test('.env.example names every setting, and nothing else', async () => {
  const example = namesIn(await readFile('.env.example', 'utf8'), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm)
  const settings = namesIn(
    await readFile('app/platform/env.server.ts', 'utf8'),
    /^ {2,4}([A-Z0-9_]+):/gm,
  )
  const ofTheStart = ['DATA_FOLDER', 'SKIP_BUILD']
  expect(example.toSorted()).toEqual([...settings, ...ofTheStart].toSorted())
})

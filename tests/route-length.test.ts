/** A route module reads at a glance: guard, parse, one feature call, redirect, and its page. */
import { readFile } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

const MOST_LINES = 120

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])

test('no route module is longer than can be read at a glance', async () => {
  const longer: Record<string, number> = {}
  for (const file of new Set(filesOf(routes as RouteConfigEntry[]))) {
    const text = await readFile(`app/${file}`, 'utf8')
    const lines = text.split('\n').length - 1
    if (lines > MOST_LINES) longer[file] = lines
  }
  expect(longer).toEqual({})
})

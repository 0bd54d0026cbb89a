/** A route module reads at a glance: guard, parse, one feature call, redirect, and its page. */
import { readFile } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

const MOST_LINES = 120

/** Longer by now, and up to this long: none may grow, and what is put right leaves the list. */
const LONGER: Record<string, number> = {
  // Each holds one form of many words, and reads what somebody asks of two kinds of requests.
  'routes/office/requests/call.tsx': 157,
  'routes/office/requests/open.tsx': 140,
  'routes/office/requests/request.tsx': 177,
  'routes/release/ask.tsx': 184,
  // One page each, of which no part stands on its own.
  'routes/office/attention.tsx': 136,
  'routes/public/find-file.tsx': 143,
  'routes/payments/payment.tsx': 135,
  'routes/public/cookies.tsx': 127,
  'routes/release/certificate.tsx': 126,
}

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])

test('no route module is longer than can be read at a glance', async () => {
  const found: Record<string, number> = {}
  for (const file of new Set(filesOf(routes as RouteConfigEntry[]))) {
    const text = await readFile(`app/${file}`, 'utf8')
    const lines = text.split('\n').length - 1
    if (lines > MOST_LINES) found[file] = lines
  }
  const most = (file: string) => LONGER[file] ?? MOST_LINES
  expect(Object.entries(found).filter(([file, lines]) => lines > most(file))).toEqual([])
  expect(Object.keys(LONGER).filter((file) => !(file in found))).toEqual([])
})

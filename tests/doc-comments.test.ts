/** Who calls a function of another file reads in a comment above it what its name and types leave open. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** What a route exports for the router means the same in every route. */
const OF_A_ROUTE = new Set([
  'default',
  'action',
  'handle',
  'headers',
  'links',
  'loader',
  'meta',
  'middleware',
  'shouldRevalidate',
])
const IS_ROUTE = /^app\/(?:routes\/|root\.tsx$)/
const IS_TEST = /\.test\.tsx?$/

/** What the parser gives; only what is asked for here. */
type Node = {
  type: string
  start: number
  id?: { name: string } | null
  init?: Node | null
  declaration?: Node | null
  declarations?: Node[]
  exported?: { name: string }
  local?: { name: string }
  specifiers?: Node[]
  source?: unknown
}

type Parsed = ReturnType<typeof parseSync>

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'TSDeclareFunction',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

/** Names of functions that a statement declares; one without a name is the default. */
function functionsOf(statement: Node): string[] {
  if (FUNCTIONS.has(statement.type)) return [statement.id?.name ?? 'default']
  if (statement.type !== 'VariableDeclaration') return []
  const declared = statement.declarations ?? []
  return declared.flatMap(({ id, init }) => (init && FUNCTIONS.has(init.type) ? [id!.name] : []))
}

/** Where in a file functions stand that others can import, under which name. */
function exportedFunctions({ program }: Parsed): { name: string; start: number }[] {
  const body = program.body as unknown as Node[]
  const local = new Map(body.flatMap((one) => functionsOf(one).map((name) => [name, one.start])))
  return body.flatMap((one) => {
    const { type, start, declaration, specifiers = [], source } = one
    if (type === 'ExportDefaultDeclaration')
      return functionsOf(declaration!).map(() => ({ name: 'default', start }))
    if (type !== 'ExportNamedDeclaration' || source) return []
    if (declaration) return functionsOf(declaration).map((name) => ({ name, start }))
    return specifiers.flatMap(({ local: own, exported }) => {
      const at = local.get(own!.name)
      return at === undefined ? [] : [{ name: exported!.name, start: at }]
    })
  })
}

/** @returns names of exported functions without a comment of their own, in the order of the file */
function uncommented(file: string, text: string): string[] {
  const parsed = parseSync(file, text)
  const ends = parsed.comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end)
  const hasComment = ({ start }: { start: number }) =>
    ends.some((end) => end <= start && text.slice(end, start).trim() === '')
  // Most files end here: what is in statements takes most of the time.
  if (parsed.module.staticExports.every(hasComment)) return []
  const all = exportedFunctions(parsed)
  // One that may be called in several ways has several heads; a comment above one is enough.
  const commented = new Set(all.filter(hasComment).map(({ name }) => name))
  return [...new Set(all.map(({ name }) => name))].filter(
    (name) => !commented.has(name) && !(IS_ROUTE.test(file) && OF_A_ROUTE.has(name)),
  )
}

test('every function that others may call has a doc comment', () => {
  const files = globSync('{app,db}/**/*.{ts,tsx}').filter((file) => !IS_TEST.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    uncommented(file, readFileSync(file, 'utf8')).map((name) => `${file} ${name}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['export function one() {}', ['one']],
  ['export async function* one() {}', ['one']],
  ['export const one = async (x: number) => x, other = 1', ['one']],
  ['export default function () {}', ['default']],
  ['export default () => 1', ['default']],
  ['const one = () => 1\nexport { one as other }', ['other']],
  ['// Not for readers elsewhere.\nexport function one() {}', ['one']],
  ['/** Of the constant. */\nconst two = 2\nexport function one() {}', ['one']],
  ['/** Of both. */\nexport function one(): void\nexport function one(x = 1) {}', []],
  ['/** What it gives. */\nexport const one = () => 1', []],
  ['/** What it gives. */\nconst one = () => 1\nexport { one }', []],
  ['const one = () => 1\nexport const two = 2\nexport { three } from "./three.ts"', []],
])('of %s', (text, names) => {
  expect(uncommented('app/made-up.ts', text)).toEqual(names)
})

test('of a route, what the router asks for needs none', () => {
  const text = 'export const loader = () => 1\nexport const part = () => 1\nexport default () => 1'
  expect(uncommented('app/routes/made-up.ts', text)).toEqual(['part'])
})

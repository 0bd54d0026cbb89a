/**
 * What a transaction refuses keeps nothing of it: after something was written, an answer that says no leaves by
 * `refuse` (`withActor`). A plain `return` there keeps half of it.
 *
 * What the last write itself says may be returned: where it changed nothing there is nothing to take back. So
 * this looks for a refusal after a write that is not the one just before.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/** Words by which something that was done is told: these are no refusals. */
const DONE = new Set(['done', 'noted', 'printed', 'saved'])

/** Begin a transaction that they keep when their callback returns. */
const BEGIN = new Set(['withActor', 'asOutsider'])

/** What the parser gives; only what is asked for here. */
type Node = {
  type: string
  start: number
  name?: string
  value?: unknown
  id?: Node | null
  init?: Node | null
  key?: Node
  tag?: Node
  quasi?: { quasis: { value: { raw: string } }[] }
  callee?: Node
  arguments?: Node[]
  params?: Node[]
  properties?: Node[]
  argument?: Node | null
  expression?: Node
  test?: Node
  consequent?: Node
  alternate?: Node | null
  block?: Node
  body?: Node | Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const isFunction = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

function all(node: Node, found: Node[] = []): Node[] {
  found.push(node)
  for (const one of within(node)) all(one, found)
  return found
}

/** Functions of the database that may change something: all that do not say that they read. */
const VOLATILE = globSync('db/functions/**/*.sql').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const [head = ''] = text.split(/ as \$\$|\n\s*return /)
  if (/\b(?:stable|immutable)\b/.test(head)) return []
  return [...head.matchAll(/create or replace function (\w+)/g)].map(([, name]) => name)
})
const WRITES = new RegExp(
  `\\b(?:insert into|delete from|update \\w+ (?:\\w+ )?set|(?:${VOLATILE.join('|')})\\()`,
)

const isWrite = ({ type, quasi }: Node) =>
  type === 'TaggedTemplateExpression' &&
  WRITES.test(
    quasi!.quasis
      .map(({ value }) => value.raw)
      .join('$')
      .replaceAll(/\s+/g, ' '),
  )

/** Functions of one file by their name. */
function functionsIn(program: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const one of all(program)) {
    if (one.type === 'FunctionDeclaration' && one.id) found.set(one.id.name ?? '', one)
    if (one.type === 'VariableDeclarator' && one.init && isFunction(one.init))
      found.set(one.id?.name ?? '', one.init)
  }
  return found
}

/** Names of functions that write in the transaction that they are given, by way of others too. */
function writersAmong(programs: Node[]): Set<string> {
  const takesSql = programs.flatMap((program) =>
    [...functionsIn(program)].filter(([, { params }]) =>
      params?.some(({ name }) => name === 'sql'),
    ),
  )
  const inside = takesSql.map(([name, one]): [string, Node[]] => [name, all(one)])
  const writers = new Set<string>()
  for (let before = -1; before < writers.size;) {
    before = writers.size
    for (const [name, nodes] of inside)
      if (nodes.some((node) => isWrite(node) || callsWriter(node, writers))) writers.add(name)
  }
  return writers
}

const callsWriter = ({ type, callee, arguments: given }: Node, writers: Set<string>) =>
  type === 'CallExpression' && given?.[0]?.name === 'sql' && writers.has(callee?.name ?? '')

/** Whether an expression is an answer that says no. */
function isRefusal(answer: Node | null | undefined): boolean {
  if (!answer) return false
  const { type, value, properties = [], consequent, alternate, expression } = answer
  if (type === 'TSAsExpression' || type === 'ParenthesizedExpression') return isRefusal(expression)
  if (type === 'ConditionalExpression') return isRefusal(consequent) || isRefusal(alternate)
  if (type === 'ObjectExpression')
    return properties.some((one) => one.key?.name === 'ok' && (one.value as Node).value === false)
  if (type !== 'Literal') return false
  return typeof value === 'string' ? !DONE.has(value) : value === false || value === null
}

const listOf = (node: Node | Node[] | null | undefined): Node[] => {
  if (!node) return []
  if (Array.isArray(node)) return node
  return node.type === 'BlockStatement' ? listOf(node.body) : [node]
}

/** Whether nothing after it is reached. */
const ends = (node: Node | null | undefined) =>
  /^(?:Return|Throw)Statement$/.test(listOf(node).at(-1)?.type ?? '')

/** Where the callbacks of a file refuse by a plain return after they wrote. */
function halvesIn(program: Node, writers: Set<string>): number[] {
  const found: number[] = []
  const isOwn = (node: Node) => isWrite(node) || callsWriter(node, writers)
  const writesIn = (node: Node): number =>
    within(node).reduce((sum, one) => sum + (isFunction(one) ? 0 : writesIn(one)), +isOwn(node))

  const waits = (node: Node): boolean =>
    node.type === 'AwaitExpression' || within(node).some((one) => !isFunction(one) && waits(one))

  /** @param before how many writes came before; `last`: of these, those that the statement just before made */
  function look(list: Node[], before: number, last: number): number {
    for (const one of list) {
      if (one.type === 'ReturnStatement') {
        if (isRefusal(one.argument) && before > last) found.push(one.start)
        return before
      }
      if (one.type === 'IfStatement') {
        const asked = writesIn(one.test!)
        const ways = [one.consequent, one.alternate].filter((way) => way !== null)
        for (const way of ways) look(listOf(way), before + asked, asked || last)
        before += asked
        for (const way of ways) if (way && !ends(way)) before += writesIn(way)
        if (asked) last = asked
        continue
      }
      const own = writesIn(one)
      const inside = one.block ?? (/^(?:For|While|Block)/.test(one.type) ? one.body : undefined)
      // A loop comes by its writes again.
      const again = /^(?:For|While)/.test(one.type) ? own : 0
      if (inside) look(listOf(inside), before + again, 0)
      before += own
      if (own || inside || waits(one)) last = own === 1 && !inside ? 1 : 0
    }
    return before
  }

  const functions = functionsIn(program)
  for (const { type, callee, arguments: given } of all(program)) {
    const run =
      type === 'CallExpression' && BEGIN.has(callee?.name ?? '') && given!.find(isFunction)
    if (!run) continue
    const body = run.body as Node
    // One that hands its transaction to a function of the same file.
    const handed = body.arguments?.[0]?.name === 'sql' && functions.get(body.callee?.name ?? '')
    look(listOf(handed ? handed.body : body), 0, 0)
  }
  return found
}

const parsed = (file: string, text: string) => parseSync(file, text).program as unknown as Node

const files = globSync('app/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts') && !file.startsWith('app/dev/'),
)
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const programs = texts.map(({ file, text }) => parsed(file, text))
const writers = writersAmong(programs)

const placesIn = (file: string, text: string) =>
  halvesIn(parsed(file, text), writers).map(
    (start) => `${file}:${text.slice(0, start).split('\n').length}`,
  )

test('no transaction keeps half of what it refuses', () => {
  expect(writers.size).toBeGreaterThan(150)
  expect(texts.flatMap(({ file, text }) => placesIn(file, text))).toEqual([])
})

test.each([
  'app/features/sign-in/take-over.server.ts',
  'app/features/wishes/versions/restore.server.ts',
])('%s refuses, and is found where it would return', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/(?:return )?refuse\(\{/g, 'return ({')
  expect(placesIn(file, text)).not.toEqual([])
})

describe('in a transaction', () => {
  const WRITE = 'await sql`update users set name = 1`'
  test.each([
    [`${WRITE}; const x = await read(sql); if (!x) return 'gone'; return 'done'`, 1],
    [`${WRITE}; await sql\`insert into mails (id) values (1)\`; return { ok: false }`, 1],
    [`${WRITE}; ${WRITE}; return x ? { ok: true } : { ok: false, reason: 'taken' }`, 1],
    [`for (const one of all) { ${WRITE}; if (!one) return false }`, 1],
    [
      `await sql\`select note_release('x', null, null, null)\`; await queueMail(sql, {}); return null`,
      1,
    ],
    [`${WRITE}; ${WRITE}; return refuse('gone')`, 0],
    [`${WRITE}; ${WRITE}; return 'done'`, 0],
    [`const [row] = ${WRITE}; if (!row) return 'gone'; ${WRITE}; return 'done'`, 0],
    [`if (x) { ${WRITE}; return 'done' } return 'gone'`, 0],
    [`const [row] = await sql\`select 1 from users\`; return row ? 'gone' : false`, 0],
  ])('%s', (body, many) => {
    const text = `withActor(me, async (sql, refuse) => { ${body} })`
    expect(halvesIn(parsed('made-up.ts', text), writers)).toHaveLength(many)
  })
})

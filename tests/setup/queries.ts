/** Reads from the source which queries there are, and what type each says that its rows have. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

export type Query = {
  /** File and line. */
  place: string
  /** With `$1` for each value; a fragment of another file is one too. */
  text: string
  /** What its type takes from `db/schema.ts`. */
  taken: { from: string; column: string; name: string; mark: string }[]
  /** Fields that its type writes out. */
  byHand: string[]
}

/** What the parser gives; only what is asked for here. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }
type File = {
  path: string
  types: Map<string, Node>
  fragments: Map<string, Node>
  imports: Map<string, { from: string; name: string }>
  tagged: Node[]
}
type Fields = Pick<Query, 'taken' | 'byHand'>

const files = new Map<string, File>()

/** @param path from the root of the project */
export function queriesOf(path: string, source = readFileSync(join(ROOT, path), 'utf8')): Query[] {
  const file = read(path, source)
  return file.tagged.flatMap((node) => {
    const [type] = partsOf(nodeOf(node.typeArguments), 'params')
    if (type?.type !== 'TSArrayType') return []
    const line = source.slice(0, node.start).split('\n').length
    let values = 0
    const text = textOf(nodeOf(node.quasi), file).replaceAll('$$', () => `$${(values += 1)}`)
    return [{ place: `${path}:${line}`, text, ...fieldsOf(nodeOf(type.elementType), file) }]
  })
}

function fileOf(path: string): File {
  return files.get(path) ?? read(path, readFileSync(join(ROOT, path), 'utf8'))
}

function read(path: string, source: string): File {
  const file: File = {
    path,
    types: new Map(),
    fragments: new Map(),
    imports: new Map(),
    tagged: [],
  }
  walk(parseSync(path, source).program, (node) => {
    if (node.type === 'TSTypeAliasDeclaration') file.types.set(nameOf(node.id), node)
    if (node.type === 'VariableDeclarator') noteFragment(file, node)
    if (node.type === 'ImportDeclaration') noteImports(file, node)
    if (node.type === 'TaggedTemplateExpression' && node.typeArguments) file.tagged.push(node)
  })
  files.set(path, file)
  return file
}

function noteFragment(file: File, { id, init }: Node) {
  const value = isNode(init) && init.type === 'ArrowFunctionExpression' ? init.body : init
  if (isNode(value) && value.type === 'TaggedTemplateExpression')
    file.fragments.set(nameOf(id), nodeOf(value.quasi))
}

function noteImports(file: File, node: Node) {
  const from = String(nodeOf(node.source).value)
  const path = from.startsWith('#') ? from.slice(1) : join(dirname(file.path), from)
  if (!/^[#.]/.test(from) || !/\.tsx?$/.test(from)) return
  for (const one of partsOf(node, 'specifiers'))
    if (one.imported)
      file.imports.set(nameOf(one.local), { from: path, name: nameOf(one.imported) })
}

function textOf(quasi: Node, file: File): string {
  const expressions = partsOf(quasi, 'expressions')
  const texts = partsOf(quasi, 'quasis').map((part) => String((part.value as { raw: string }).raw))
  return texts.map((text, at) => text + valueOf(expressions[at], file)).join('')
}

function valueOf(value: Node | undefined, file: File): string {
  if (!value) return ''
  if (value.type === 'TaggedTemplateExpression') return textOf(nodeOf(value.quasi), file)
  const called = value.type === 'CallExpression' ? nodeOf(value.callee) : value
  if (called.type !== 'Identifier') return '$$'
  const imported = file.imports.get(nameOf(called))
  const home = imported ? fileOf(imported.from) : file
  const fragment = home.fragments.get(imported?.name ?? nameOf(called))
  return fragment ? textOf(fragment, home) : '$$'
}

const NOTHING: Fields = { taken: [], byHand: [] }
const together = (all: Fields[]): Fields => ({
  taken: all.flatMap(({ taken }) => taken),
  byHand: all.flatMap(({ byHand }) => byHand),
})

function fieldsOf(type: Node, file: File): Fields {
  if (type.type === 'TSParenthesizedType') return fieldsOf(nodeOf(type.typeAnnotation), file)
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType')
    return together(partsOf(type, 'types').map((one) => fieldsOf(one, file)))
  if (type.type === 'TSTypeLiteral')
    return { taken: [], byHand: partsOf(type, 'members').map(({ key }) => nameOf(key)) }
  return type.type === 'TSTypeReference' ? fieldsOfNamed(type, file) : NOTHING
}

function fieldsOfNamed(type: Node, file: File): Fields {
  const name = nameOf(type.typeName)
  const [first, second] = type.typeArguments ? partsOf(nodeOf(type.typeArguments), 'params') : []
  if (name === 'DbRow' && first && second) return { taken: takenBy(first, second), byHand: [] }
  if (first) return picked(name, fieldsOf(first, file), second ? wordsOf(second) : [])
  const alias = file.types.get(name)
  if (alias) return fieldsOf(nodeOf(alias.typeAnnotation), file)
  const imported = file.imports.get(name)
  const there = imported && fileOf(imported.from)
  const declared = there?.types.get(imported?.name ?? '')
  return there && declared ? fieldsOf(nodeOf(declared.typeAnnotation), there) : NOTHING
}

function picked(how: string, fields: Fields, words: string[]): Fields {
  if (how !== 'Omit' && how !== 'Pick') return fields
  const stays = (name: string) => words.includes(name) === (how === 'Pick')
  return {
    taken: fields.taken.filter(({ name }) => stays(name)),
    byHand: fields.byHand.filter(stays),
  }
}

const takenBy = (from: Node, columns: Node) =>
  wordsOf(columns).map((spec) => {
    const [source = '', name] = spec.split(' as ')
    const column = source.replace(/[!?]$/, '')
    const mark = source.slice(column.length)
    return { from: wordsOf(from).join(), column, name: name ?? column, mark }
  })

function wordsOf(type: Node): string[] {
  if (type.type === 'TSUnionType') return partsOf(type, 'types').flatMap(wordsOf)
  return type.type === 'TSLiteralType' ? [String(nodeOf(type.literal).value)] : []
}

function walk(value: unknown, visit: (node: Node) => void) {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  if (!isNode(value)) return
  visit(value)
  for (const part of Object.values(value)) walk(part, visit)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function nodeOf(value: unknown): Node {
  if (!isNode(value)) throw new Error('Another syntax than was expected.')
  return value
}

const partsOf = (node: Node, key: string): Node[] => (node[key] as unknown[]).filter(isNode)

const nameOf = (node: unknown): string => String(nodeOf(node).name ?? nodeOf(node).value ?? '')

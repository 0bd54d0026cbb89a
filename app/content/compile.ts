/** Markdown with front matter, compiled when the site is built: nothing parses it at run time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'

const PUBLIC = join(import.meta.dirname, '../../public')

type Node = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/**
 * For Vite: makes a module of each article, with its front matter, anchors at headings and sizes at
 * pictures.
 */
export const contentPlugin = () => ({
  enforce: 'pre' as const,
  ...mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
    rehypePlugins: [() => finish],
  }),
})

function finish(node: Node) {
  for (const [place, child] of (node.children ?? []).entries()) {
    finish(child)
    if (child.tagName === 'img') child.properties = sized(child.properties ?? {})
    if (child.tagName === 'h2' || child.tagName === 'h3')
      child.properties = { id: anchor(textOf(child)), ...child.properties }
    if (child.tagName === 'th') {
      if (textOf(child) === '') child.tagName = 'td'
      else child.properties = { ...child.properties, scope: 'col' }
    }
    if (child.tagName === 'table')
      node.children?.splice(place, 1, scrolling(labelled(child), 'Tabel'))
    if (elementsIn(child)[0]?.tagName === 'img')
      node.children?.splice(place, 1, scrolling(child, 'Tekening'))
  }
}

const textOf = ({ value, children }: Node): string => value ?? (children ?? []).map(textOf).join('')

/** 'Wat kost een begrafenis?' becomes 'wat-kost-een-begrafenis'. */
const anchor = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * Keeps its place before it has come, and comes when it is needed.
 *
 * @throws when the file is not in public/ or says no size, or there is no description
 */
function sized({ src, alt, ...rest }: Record<string, unknown>) {
  const drawing = readFileSync(join(PUBLIC, String(src)), 'utf8')
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
  if (!width || !height) throw new Error(`${String(src)} has no viewBox`)
  if (!alt) throw new Error(`${String(src)} is shown without a description`)
  return { src, alt, width: Number(width), height: Number(height), loading: 'lazy', ...rest }
}

const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/**
 * On a telephone each row is a block, with the head of its column before each cell but the first. The
 * roles are said, as a table that is shown as blocks is none for some screen readers.
 */
function labelled(table: Node): Node {
  const rows = elementsIn(table).flatMap(elementsIn)
  const heads = elementsIn(rows[0]).map(textOf)
  for (const cells of rows.slice(1).map(elementsIn))
    for (const [column, cell] of cells.entries())
      if (column > 0) cell.properties = { ...cell.properties, dataLabel: before(heads[column]) }
  sayRoles(table)
  if (heads.length > 2) table.properties = { ...table.properties, dataWide: '' }
  return table
}

/** As it stands before what it names, on the same line. */
const before = (head = '') => (/\w$/.test(head) ? `${head}:` : head)

function sayRoles(node: Node) {
  const role = ROLES[node.tagName ?? '']
  if (role) node.properties = { ...node.properties, role }
  for (const child of elementsIn(node)) sayRoles(child)
}

const elementsIn = (node: Node | undefined) =>
  (node?.children ?? []).filter(({ tagName }) => tagName)

/** What may be wider than its line scrolls by itself, also by keyboard: a table, a drawing in large letters. */
const scrolling = (wide: Node, ariaLabel: string): Node => ({
  type: 'element',
  tagName: 'div',
  properties: { role: 'group', ariaLabel, tabIndex: 0 },
  children: [wide],
})

import type { CDPSession, Page } from '@playwright/test'
import { unbroken } from '#tests/fixtures/page.ts'

/** What Chromium gives of a node of its accessibility tree. */
type Node = {
  nodeId: string
  backendDOMNodeId?: number
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
}

const LANDMARKS = new Set([
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'complementary',
  'region',
  'search',
  'form',
])

/** What a page is told apart by, where one is in it, and what one can do there. */
const HEARD = new Set([
  ...LANDMARKS,
  'heading',
  'link',
  'button',
  'DisclosureTriangle',
  'textbox',
  'spinbutton',
  'combobox',
  'searchbox',
  'checkbox',
  'radio',
  'radiogroup',
  'group',
  'Date',
  'progressbar',
  'image',
  'table',
  'columnheader',
  'rowheader',
  'alert',
  'status',
  'dialog',
])

/** Of these a screen reader says all that stands in them, at once. */
const SAID_WHOLE = new Set(['alert', 'status'])

/** Text in them stands apart from what is beside them. */
const BLOCKS = new Set(['paragraph', 'heading', 'list', 'listitem', 'link', 'button'])

/** What is said of a thing beside its name, when it is so. */
const STATES: Record<string, string> = {
  level: 'level',
  required: 'required',
  invalid: 'invalid',
  checked: 'checked',
  disabled: 'disabled',
  readonly: 'read only',
  expanded: 'expanded',
  pressed: 'pressed',
}

const MONTHS =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'

/** What is another each time, in the order in which it is put away. */
const CHANGING: [RegExp, string][] = [
  [/[\w.+-]+@example\.nl/g, '(e-mail)'],
  [/WR\d{8}/g, '(number)'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)'],
  [
    new RegExp(`((maan|dins|woens|donder|vrij|zater|zon)dag )?\\d{1,2} (${MONTHS})( \\d{4})?`, 'g'),
    '(day)',
  ],
  [/\d{1,2}\.\d{2}\suur/g, '(time)'],
  [/(?<=^(Dossier Toegangsverzoeken|Meldingen) )\d+$/g, '(count)'],
  // There is one while another test has something waiting there.
  [/(?<=^Gilde Leden) \d+$/g, ''],
]

/**
 * What somebody with a screen reader comes by on a page, in order: parts of the page, headings, fields
 * with what is said of them, links, buttons, and messages whole. One on a line, those inside another
 * further to the right. What changes from day to day and from person to person is put away.
 */
export async function heardOn(page: Page): Promise<string> {
  await page.waitForLoadState()
  const session = await page.context().newCDPSession(page)
  const lines = linesOf(await nodesOf(session), await currentOf(session))
  await session.detach()
  return `${lines.join('\n')}\n`
}

async function nodesOf(session: CDPSession): Promise<Node[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes as Node[]
}

type Element = { backendNodeId: number; attributes?: string[]; children?: Element[] }

/** Which elements are the page or the step that is open: Chromium leaves it out of its tree. */
async function currentOf(session: CDPSession): Promise<Set<number>> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const found = new Set<number>()
  const look = ({ backendNodeId, attributes = [], children = [] }: Element) => {
    if (attributes.includes('aria-current')) found.add(backendNodeId)
    children.forEach(look)
  }
  look(root)
  return found
}

function linesOf(nodes: Node[], current: Set<number>): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = (node: Node) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? [child] : []
    })
  const textIn = (node: Node): string => {
    const role = node.role?.value ?? ''
    if (role === 'StaticText') return node.name?.value ?? ''
    const inside = childrenOf(node).map(textIn).join('')
    return BLOCKS.has(role) ? ` ${inside} ` : inside
  }
  const lines: string[] = []
  const walk = (node: Node, depth: number) => {
    const line = node.ignored ? undefined : lineOf(node, textIn)
    const isCurrent = current.has(node.backendDOMNodeId ?? 0)
    if (line) lines.push(`${'  '.repeat(depth)}${line}${isCurrent ? ' current' : ''}`)
    for (const child of childrenOf(node)) walk(child, depth + (line ? 1 : 0))
  }
  const [root] = nodes
  if (root) walk(root, 0)
  return lines
}

/** @returns nothing for what is only laid out */
function lineOf(node: Node, textIn: (node: Node) => string): string | undefined {
  const role = node.role?.value ?? ''
  if (!HEARD.has(role)) return undefined
  const name = shown(SAID_WHOLE.has(role) ? textIn(node) : (node.name?.value ?? ''))
  if (role === 'group' && !name) return undefined
  const description = shown(node.description?.value ?? '')
  return [
    role === 'DisclosureTriangle' ? 'summary' : role,
    name && `'${name}'`,
    ...statesOf(node),
    description && `— ${description}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function statesOf({ properties = [] }: Node): string[] {
  return properties.flatMap(({ name, value: { value } }) => {
    const said = STATES[name]
    if (!said || value === false || value === 'false') return []
    return [value === true || value === 'true' ? said : `${said} ${String(value)}`]
  })
}

const shown = (text: string) =>
  CHANGING.reduce(
    (all, [pattern, instead]) => all.replaceAll(pattern, instead),
    unbroken(text).replaceAll(/\s+/g, ' ').trim(),
  )

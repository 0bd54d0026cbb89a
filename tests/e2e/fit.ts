import type { Page } from '@playwright/test'

/** A small telephone, upright. */
const TELEPHONE = { width: 360, height: 740 }

/**
 * What does not fit on a small telephone, with letters of the usual size and twice as large: a page
 * that moves sideways, words printed over each other, the place where one is out of sight.
 */
export async function misfits(page: Page): Promise<string[]> {
  await page.setViewportSize(TELEPHONE)
  const found: string[] = []
  for (const size of ['100%', '200%'])
    for (const problem of await page.evaluate(measure, size))
      found.push(`letters of ${size}: ${problem}`)
  return found
}

/** In the browser. */
function measure(size: string): string[] {
  type Part = { words: string; box: DOMRect; element: Element }

  const root = document.documentElement
  root.style.fontSize = size
  // What the browser has not laid out yet has no place that means anything.
  for (const part of Array.from(document.querySelectorAll<HTMLElement>('section')))
    part.style.setProperty('content-visibility', 'visible')

  const apart = new Map<Element, boolean>()
  /** What lies over a page on purpose, or is there for the ear only. */
  const isApart = (element: Element | null): boolean => {
    if (!element || element === root) return false
    const known = apart.get(element)
    if (known !== undefined) return known
    const { position, clip } = getComputedStyle(element)
    const isOver = position === 'fixed' || position === 'sticky' || clip !== 'auto'
    const answer = isOver || isApart(element.parentElement)
    apart.set(element, answer)
    return answer
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isApart(element)

  const parts: Part[] = []
  /** Letters do not fill their line: what hardly touches does not overlap. */
  const add = (words: string, element: Element, { x, y, width, height }: DOMRect) => {
    const box = new DOMRect(x + 1, y + height / 6, width - 2, (height * 2) / 3)
    if (box.width > 0 && box.height > 0) parts.push({ words, box, element })
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim().slice(0, 30)
    const { parentElement } = node
    if (!words || !parentElement || !isShown(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of Array.from(range.getClientRects())) add(words, parentElement, box)
  }
  for (const icon of Array.from(document.querySelectorAll('header svg,main svg[width],img')))
    if (isShown(icon)) add(icon.tagName, icon, icon.getBoundingClientRect())

  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom

  const problems: string[] = []
  const over = root.scrollWidth - root.clientWidth
  if (over > 0) problems.push(`${over} px too wide`)
  parts.sort((one, other) => one.box.top - other.box.top)
  parts.forEach((one, index) => {
    for (const other of parts.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break
      if (one.element !== other.element && meet(one.box, other.box))
        problems.push(`'${other.words}' lies over '${one.words}'`)
    }
  })
  const current = document.querySelector('main nav [aria-current]')
  if (current) {
    const { left, right } = current.getBoundingClientRect()
    if (left < 0 || right > root.clientWidth) problems.push(`'${current.textContent}' out of sight`)
  }
  root.style.fontSize = ''
  return problems
}

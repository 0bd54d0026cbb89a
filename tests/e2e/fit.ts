import { expect, type Page } from '@playwright/test'
import { setInKnownFonts } from './fonts.ts'

/** A small telephone, upright. */
const TELEPHONE = { width: 360, height: 740 }
/** The same with a page that is shown twice as large. */
const ENLARGED = { width: 180, height: 370 }
/** Letters from which a word of running text says where it may break; shorter ones fit on a telephone. */
const BREAKABLE = 15

/** Never gets a hyphen, and so has to fit. */
const NAME = /^wensenregister\W*$/i

const lettersIn = (word: string) => word.replace(/[^\p{L}]/gu, '').length

/** Has the browser lay out what is out of sight too: what it has not has no place that means anything. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of Array.from(document.querySelectorAll<HTMLElement>('section')))
      part.style.setProperty('content-visibility', 'visible')
  })

/**
 * What does not fit on a small telephone, with letters of the usual size and twice as large: a page
 * that moves sideways, words printed over each other, the place where one is out of sight, 'Bel' on
 * another line than its number where both fit, a date or a name parted where it fits. Measured in the
 * fonts that the tests bring along.
 */
export async function misfits(page: Page): Promise<string[]> {
  await setInKnownFonts(page)
  await layOutAll(page)
  await page.setViewportSize(TELEPHONE)
  const found: string[] = []
  for (const size of ['100%', '200%'])
    for (const problem of await page.evaluate(measure, size))
      found.push(`letters of ${size}: ${problem}`)
  for (const [size, least] of [
    [TELEPHONE, 8],
    [ENLARGED, BREAKABLE],
  ] as const) {
    await page.setViewportSize(size)
    found.push(
      ...(await page.evaluate(partedNumbers)).map((words) => `at ${size.width} px ${words}`),
      ...(await page.evaluate(partedDays)).map((words) => `at ${size.width} px ${words}`),
    )
    for (const word of await page.evaluate(brokenWords))
      if (lettersIn(word) >= least || NAME.test(word))
        found.push(`at ${size.width} px '${word}' breaks without a hyphen`)
  }
  return found
}

/**
 * In the browser: words of ours that go on on the next line where nothing says that they may. None of
 * what the made-up person answered, which is the name of a question or a link.
 */
function brokenWords(): string[] {
  const range = document.createRange()
  /** Where a piece of a text stands, from above. */
  const topsOf = (text: Text, from: number, to: number) => {
    range.setStart(text, from)
    range.setEnd(text, to)
    return Array.from(range.getClientRects())
      .filter(({ width }) => width > 0)
      .map(({ top }) => top)
  }
  const isLower = (tops: number[]) => Math.max(...tops) - Math.min(...tops) > 5
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad/–-]{8,}/g)) {
      if (/[a-z][A-Z]|_|^https?:/.test(word)) continue
      // A hyphen that is shown belongs to the letter after it.
      if (isLower(topsOf(text, index + 1, index + word.length))) broken.push(word)
    }
  }
  return broken
}

/** In the browser: links that call whose words are on two lines, though one has room for them. */
function partedNumbers(): string[] {
  const range = document.createRange()
  return Array.from(document.querySelectorAll<HTMLElement>('[href^="tel:"]')).flatMap((link) => {
    if (!link.checkVisibility({ visibilityProperty: true })) return []
    range.selectNodeContents(link)
    const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
    const tops = lines.map(({ top }) => top)
    const needed = lines.reduce((sum, { width }) => sum + width, 0)
    const style = getComputedStyle(link)
    const around = [style.paddingLeft, style.paddingRight, style.marginLeft, style.marginRight]
    const room = around.reduce(
      (left, side) => left - parseFloat(side),
      link.closest('ul,ol,dl,p,div')?.clientWidth ?? 0,
    )
    const isParted = Math.max(...tops) - Math.min(...tops) > 5 && needed < room
    return isParted ? [`'${link.textContent}' takes two lines of ${room} px`] : []
  })
}

/**
 * In the browser: dates on two lines, though one has room for them; and what belongs together beside words that it
 * loses its space from, as its box lays out each of its parts.
 */
function partedDays(): string[] {
  /** Between two words, which is not measured where a line ends. */
  const SPACE = 8
  const range = document.createRange()
  return Array.from(document.querySelectorAll<HTMLElement>('[data-day],[data-whole]')).flatMap(
    (part) => {
      const parent = part.parentElement
      if (!parent || !part.checkVisibility({ visibilityProperty: true })) return []
      if (/flex|grid/.test(getComputedStyle(parent).display) && parent.childNodes.length > 1)
        return [`'${part.textContent}' is a part of its own`]
      // A long one goes on in its line in large letters.
      if (part.dataset.day === 'long' && getComputedStyle(part).display === 'inline') return []
      range.selectNodeContents(part)
      const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
      const needed = lines.reduce((sum, { width }) => sum + width, 0)
      const isParted = lines.some(({ top }) => top - (lines[0]?.top ?? 0) > 5)
      let box = parent
      while (getComputedStyle(box).display === 'inline' && box.parentElement)
        box = box.parentElement
      const { paddingLeft, paddingRight } = getComputedStyle(box)
      const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return isParted && needed + SPACE < room
        ? [`'${part.textContent}' takes two lines of ${room} px`]
        : []
    },
  )
}

/** In the browser. */
function measure(size: string): string[] {
  type Part = { words: string; box: DOMRect; element: Element }

  const root = document.documentElement
  root.style.fontSize = size

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

  /** A picture that says nothing, on which words stand. */
  const isBehind = (element: Element) =>
    element.matches('img[alt=""]') && getComputedStyle(element).position === 'absolute'

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
    // Lines that there is no room for are not shown.
    const isCut = getComputedStyle(parentElement).overflow === 'hidden'
    const { bottom } = parentElement.getBoundingClientRect()
    for (const box of Array.from(range.getClientRects()))
      if (!isCut || box.top < bottom) add(words, parentElement, box)
  }
  for (const icon of Array.from(document.querySelectorAll('header svg,main svg[width],img')))
    if (isShown(icon) && !isBehind(icon)) add(icon.tagName, icon, icon.getBoundingClientRect())

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

/** Where the paper of a page ends the evening above it: from edge to edge, on a telephone and in a wide window. */
export async function expectShoreFromEdgeToEdge(page: Page) {
  const before = page.viewportSize()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const shore = await page.locator('svg[preserveAspectRatio="none"]').boundingBox()
    const window = await page.evaluate(() => document.documentElement.clientWidth)
    expect([shore?.x, shore?.width], `${page.url()} at ${width}`).toEqual([0, window])
  }
  if (before) await page.setViewportSize(before)
}

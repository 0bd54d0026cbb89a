import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { waitingHtml } from './kept-waiting.server.ts'

type Own = Parameters<typeof waitingHtml>[1]

const own = (name: string): Own => ({ held: `held-${name}`, again: 7, nonce: `${name}+/=` })

const page = ({ held, again, nonce }: Own) =>
  `<form data-again="${again}"><input value="${held}"></form><script nonce="${nonce}"></script><style nonce="${nonce}">`

test('everyone gets the page with what is their own, of one that was made once', () => {
  const [same, render] = [randomUUID(), vi.fn<typeof page>(page)]
  for (const name of ['a', 'b', 'c'])
    expect(waitingHtml(same, own(name), render)).toBe(page(own(name)))
  expect(render).toHaveBeenCalledTimes(1)
})

test('what a page depends on has a page of its own', () => {
  const other = (one: Own) => `${page(one)}anders`
  const names = [randomUUID(), randomUUID()]
  expect(waitingHtml(names[0] ?? '', own('a'), page)).toBe(page(own('a')))
  expect(waitingHtml(names[1] ?? '', own('a'), other)).toBe(other(own('a')))
})

test('what is made for one is never in what another gets', () => {
  const same = randomUUID()
  waitingHtml(same, own('eerste'), page)
  expect(waitingHtml(same, own('tweede'), page)).not.toContain('eerste')
})

test.each([
  ['where not all that is their own is in it', {}, (one: Own) => `<p>${one.held}</p>`],
  ['with signs that mean something in a page', { held: '"><script>' }, page],
  ['of an endless address', {}, page],
])('a page %s is made for each', (what, changes, made) => {
  const same = what.includes('endless') ? 'x'.repeat(5000) : randomUUID()
  const render = vi.fn<typeof page>(made)
  for (const name of ['a', 'b']) {
    const mine = { ...own(name), ...changes }
    expect(waitingHtml(same, mine, render)).toBe(made(mine))
  }
  expect(render.mock.calls.length).toBeGreaterThanOrEqual(2)
})

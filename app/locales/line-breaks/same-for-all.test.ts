import { expect, test } from 'vitest'
import { rememberingTexts } from './same-for-all.server.ts'

/** In capitals, and counts what it was given. */
function counted() {
  const given: string[] = []
  const change = (html: string): Buffer<ArrayBuffer> => {
    given.push(html)
    return Buffer.from(html.toUpperCase())
  }
  return { given, changed: rememberingTexts(change) }
}

const page = (who: string, said: string) =>
  `<html><body><header>${who}</header><main id="m">${said}</main><footer>Hulp</footer></body></html>`

const texts = (changed: (html: string, name: string) => Buffer, ...pages: [string, string][]) =>
  pages.map(([name, html]) => changed(html, name).toString())

test('each page has its own beginning before what is the same for all', () => {
  const { given, changed } = counted()
  const [els, jan] = texts(
    changed,
    ['/', page('Els', 'één tekst')],
    ['/', page('Jan', 'één tekst')],
  )
  expect(els).toBe(page('Els', 'één tekst').toUpperCase())
  expect(jan).toBe(page('Jan', 'één tekst').toUpperCase())
  expect(given.filter((part) => part.startsWith('<main'))).toHaveLength(1)
})

test('what says anything else, or is another page, is changed anew', () => {
  const { given, changed } = counted()
  const all: [string, string][] = [
    ['/', page('Els', 'een tekst')],
    ['/', page('Els', 'een telst')],
    ['/a', page('Els', 'een tekst')],
    ['/', page('Els', 'een tekst')],
  ]
  expect(texts(changed, ...all)).toEqual(all.map(([, html]) => html.toUpperCase()))
  expect(given.filter((part) => part.startsWith('<main'))).toHaveLength(4)
})

test('a page without such a part is changed whole', () => {
  const { given, changed } = counted()
  expect(texts(changed, ['/', '<p>één</p>'])).toEqual(['<P>ÉÉN</P>'])
  expect(given).toEqual(['', '<p>één</p>'])
})

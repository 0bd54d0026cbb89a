/** Another language is files beside the Dutch ones: complete, or it does not compile. */
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { nl } from './texts.nl.ts'
import type { Texts } from './texts.ts'

/** Each text in a language that nobody speaks. */
function shouted<T>(texts: T): T {
  if (typeof texts === 'string') return texts.toUpperCase() as T
  if (Array.isArray(texts)) return texts.map(shouted) as T
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, shouted(text)])) as T
}

test('another language has words of its own in the same places', async () => {
  const loud: Texts = { ...shouted(nl), common: { ...shouted(nl.common), close: 'DICHT' } }
  const texts = createInstance({ resources: { loud, nl }, fallbackLng: 'nl' })
  await texts.init()
  expect(texts.getFixedT('loud', 'common')('close')).toBe('DICHT')
  expect(texts.getFixedT('loud', 'site')('chat.title')).toBe(nl.site.chat.title.toUpperCase())
})

test('a language that lacks a text does not compile', () => {
  const { close: _, ...rest } = nl.common
  // @ts-expect-error: a text is missing
  const one: Texts = { ...nl, common: rest }
  const { release: __, ...others } = nl
  // @ts-expect-error: all texts of a feature are missing
  const two: Texts = others
  expect([one, two]).toHaveLength(2)
})

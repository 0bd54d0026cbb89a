import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { spare } from './office-chart.css.ts'
import { BarChart } from './office-chart.tsx'

/** The numbers above the bars, which stand before the name of each. */
const numbersOf = (values: readonly number[]) => {
  const points = values.map((value, index) => ({ label: `week ${index}`, short: 'w', value }))
  const html = renderToStaticMarkup(<BarChart title="t" description="d" points={points} />)
  const bars = html.split('<rect').slice(1)
  return bars.map((bar) => /<text[^>]*>(\d+)<\/text>/.exec(bar)?.[1] ?? '')
}

test.each([
  [
    [1, 1, 0, 1],
    ['', '', '', '1'],
  ],
  [
    [2, 2, 0, 1],
    ['', '2', '', '1'],
  ],
  [
    [5, 2, 3, 0],
    ['5', '', '', ''],
  ],
  [
    [0, 0],
    ['', ''],
  ],
])('of %j only the newest and the last of the highest have their number: %j', (values, numbers) => {
  expect(numbersOf(values)).toEqual(numbers)
})

test('of many bars the last name ends where the lines do, of a few each stands below its own', () => {
  const lastOf = (count: number) => {
    const points = Array.from({ length: count }, (_, index) => ({
      label: `week ${index}`,
      short: '30 nov',
      value: 1,
    }))
    const html = renderToStaticMarkup(<BarChart title="t" description="d" points={points} />)
    return /x="([\d.]+)"[^>]*text-anchor="(\w+)"[^>]*>30 nov<\/text><\/g><\/svg>/
      .exec(html)
      ?.slice(1)
  }
  expect(lastOf(26)).toEqual(['480', 'end'])
  expect(lastOf(2)?.[1]).toBe('middle')
})

test('of many bars the last name but one is left out: both would run together', () => {
  const points = Array.from({ length: 26 }, (_, index) => ({
    label: `week ${index}`,
    short: `n${index}`,
    value: 1,
  }))
  const html = renderToStaticMarkup(<BarChart title="t" description="d" points={points} />)
  expect(Array.from(html.matchAll(/>n(\d+)</g), ([, name]) => Number(name))).toEqual([
    1, 5, 9, 13, 17, 25,
  ])
})

test.each([
  [26, [1, 13, 25]],
  [12, [3, 7, 11]],
  [2, [0, 1]],
])('of %i bars so many names stay where words are large: %j', (count, names) => {
  const points = Array.from({ length: count }, (_, index) => ({
    label: `week ${index}`,
    short: `n${index}`,
    value: 0,
  }))
  const html = renderToStaticMarkup(<BarChart title="t" description="d" points={points} />)
  const shown = html.split('<text').filter((text) => !text.includes(spare))
  expect(shown.flatMap((text) => /^[^>]*>n(\d+)</.exec(text)?.slice(1).map(Number) ?? [])).toEqual(
    names,
  )
})

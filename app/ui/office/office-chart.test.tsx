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

/** The names below bars, each as long as that of a week or a month; where words are large those that are spare are not seen. */
function namesOf(count: number, letters: number) {
  const points = Array.from({ length: count }, (_, index) => ({
    label: `${index}`,
    short: `n${String(index).padStart(letters - 1, '0')}`,
    value: 0,
  }))
  const html = renderToStaticMarkup(<BarChart title="t" description="d" points={points} />)
  const shown = (texts: string[]) =>
    texts.flatMap((text) => /^[^>]*>n(\d+)</.exec(text)?.slice(1).map(Number) ?? [])
  const all = html.split('<text')
  return { all: shown(all), large: shown(all.filter((text) => !text.includes(spare))) }
}

test.each([
  ['weeks', 26, 6, [1, 7, 13, 19, 25], [1, 13, 25]],
  ['months', 12, 3, [1, 3, 5, 7, 9, 11], [3, 7, 11]],
  ['a few', 2, 6, [0, 1], [0, 1]],
] as const)(
  'names of %s stand equally far apart, with room between them',
  (_, count, letters, all, large) => {
    expect(namesOf(count, letters)).toEqual({ all, large })
  },
)

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { day, dusk, morning, morningInTheDark, night } from '#app/ui/drawing/landscape-colors.ts'
import { landscape, TREES } from '#app/ui/drawing/landscape.ts'
import {
  areas,
  bankSvg,
  coverSvg,
  daySvg,
  edgeSvg,
  hourSvg,
  lampSvg,
  morningSvg,
  pathEndSvg,
  placeSvg,
  TIMES,
} from '../scripts/drawn-files.ts'

const files: [string, () => string][] = [
  ['app/paper/templates/landscape', coverSvg],
  ['app/paper/templates/edge', edgeSvg],
  ['public/lamp', lampSvg],
  ...TIMES.flatMap(([time, ending]): [string, () => string][] => [
    [`public/landschap${ending}`, () => pathEndSvg(time)],
    [`public/oever${ending}`, () => bankSvg(time)],
    [`public/ochtend${ending}`, () => morningSvg(time)],
    [`public/dag${ending}`, () => daySvg(time)],
    ...areas.map((area): [string, () => string] => [
      `public/uren/${area}${ending}`,
      () => hourSvg(area, time),
    ]),
  ]),
  ...areas.map((area): [string, () => string] => [
    `app/paper/templates/places/${area}`,
    () => placeSvg(area),
  ]),
]
test.each(files)('%s.svg is what the drawing is now (npm run drawings)', async (name, svg) => {
  expect(await readFile(`${name}.svg`, 'utf8')).toBe(svg())
})

test('the landscape of booklets and sheets ends before the first tree at the right', () => {
  const [left = 0, , width = 0] =
    pathEndSvg('day')
      .match(/(?<=viewBox=")[^"]+/)?.[0]
      .split(' ')
      .map(Number) ?? []
  // The top of that tree is 20 wide to the left of x = 352.
  expect(TREES).toContain('M352 6V-6q-20 0-20-14')
  expect(left + width).toBeLessThan(332)
})

test('the landscape is painted with its own colours, and refers to nothing that it lacks', () => {
  for (const hour of [morning, morningInTheDark, night])
    expect(Object.keys(day)).toEqual(expect.arrayContaining(Object.keys(hour)))
  const markup = landscape(dusk, { people: true })
  const colors = Array.from(markup.matchAll(/#[0-9a-f]{6}\b/g), ([color]) => color)
  expect(Object.values(dusk)).toEqual(expect.arrayContaining(colors))
  const ids = Array.from(markup.matchAll(/ id="(\w+)"/g), ([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of markup.matchAll(/(?:href="|url\()#(\w+)/g)) expect(ids).toContain(id)
})

test.each(['hours', 'cover', 'panorama'])(
  'the page chooses the light of a drawing: %s',
  async (name) => {
    const source = await readFile(`app/ui/drawing/${name}.tsx`, 'utf8')
    expect(source).toMatch(/<(DayOrEvening|LandscapeView)\b/)
    expect(source).not.toMatch(/<(image|img)\b/)
  },
)

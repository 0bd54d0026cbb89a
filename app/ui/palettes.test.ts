import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { palettes } from './palettes.ts'

type RgbColor = { parseHexString(hex: string): void }
type Colors = {
  Color: new () => RgbColor
  getContrast(one: RgbColor | undefined, other: RgbColor | undefined): number
}

/** What its types leave out. */
const { Color, getContrast } = (axe.commons as unknown as { color: Colors }).color

/** By the formula of WCAG, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [first, second] = [one, other].map((hex) => {
    const color = new Color()
    color.parseHexString(hex)
    return color
  })
  return getContrast(first, second)
}

describe.each(['light', 'dark'] as const)('on a %s screen', (scheme) => {
  const { color, hue } = palettes[scheme]
  const { paper, card, note } = color
  const sheets = { paper, card, note }

  test.each([
    [
      4.5,
      { ...hue, ink: color.ink, muted: color.muted, danger: color.danger, success: color.success },
    ],
    [7, { brand: color.brand, brandDeep: color.brandDeep }],
    [3, { edge: color.edge }],
  ])('on every sheet %f to 1 or better is kept by what is written or drawn', (least, colors) => {
    const low = Object.entries(colors).flatMap(([name, one]) =>
      Object.entries(sheets)
        .filter(([, sheet]) => contrast(one, sheet) < least)
        .map(([sheet]) => `${name} on ${sheet}`),
    )
    expect(low).toEqual([])
  })

  test.each([
    ['onBrand', 'brand', 4.5],
    ['onBrand', 'brandDeep', 4.5],
    ['ink', 'brandSoft', 4.5],
    ['ink', 'dangerSoft', 4.5],
    ['ink', 'successSoft', 4.5],
    ['brand', 'brandSoft', 4.5],
    ['danger', 'dangerSoft', 4.5],
    ['success', 'successSoft', 4.5],
    ['ringInner', 'ringOuter', 3],
  ] as const)('%s stands out from %s', (one, ground, least) => {
    expect(contrast(color[one], color[ground])).toBeGreaterThanOrEqual(least)
  })
})

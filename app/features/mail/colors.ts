/**
 * The colours of the site, as mail programs know them: in place, and for the evening by class where
 * a program can do that.
 */
const light = {
  paper: '#fbf8f3',
  card: '#ffffff',
  sky: '#f4eee3',
  ink: '#1e2a2c',
  muted: '#566062',
  line: '#dfd6c6',
  brand: '#1f4d4a',
  onBrand: '#ffffff',
} as const

type Colors = Record<keyof typeof light, string>

const dark: Colors = {
  paper: '#1a1714',
  card: '#221e1a',
  sky: '#26211c',
  ink: '#f0e9dc',
  muted: '#b9b0a2',
  line: '#3d362d',
  brand: '#a9d2c4',
  onBrand: '#15211d',
}

type Color = keyof Colors
/** Names in place and for the evening: `on('card')` paints, `written('ink')` writes. */
type Painted = { className: string; style: Record<string, string | number> }

/** Paints the ground. @param style beside the colour */
export const on = (color: Color, style: Painted['style'] = {}): Painted => ({
  className: `on-${color}`,
  style: { backgroundColor: light[color], ...style },
})

/** Colours the letters. @param style beside the colour */
export const written = (color: Color, style: Painted['style'] = {}): Painted => ({
  className: `in-${color}`,
  style: { color: light[color], ...style },
})

export const border = light.line

const NAMES = Object.keys(light) as Color[]
const evening = NAMES.map(
  (name) =>
    `.on-${name}{background-color:${dark[name]}!important}.in-${name}{color:${dark[name]}!important}`,
).join('')

/** The library sets the body once more in a cell, without a class. */
const body = `.on-paper>table>tbody>tr>td{background-color:${dark.paper}!important}`

export const eveningStyles = `@media (prefers-color-scheme:dark){${evening}${body}.lined{border-color:${dark.line}!important}}`

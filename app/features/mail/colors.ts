/**
 * The colours of the site, as mail programs know them: in place, and for the evening by class where
 * a program can do that.
 */
import { palettes } from '#app/ui/palettes.ts'

const names = ['paper', 'card', 'note', 'ink', 'muted', 'line', 'brand', 'onBrand'] as const
const light = palettes.light.color
const dark = palettes.dark.color

type Color = (typeof names)[number]
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

const evening = names
  .map(
    (name) =>
      `.on-${name}{background-color:${dark[name]}!important}.in-${name}{color:${dark[name]}!important}`,
  )
  .join('')

/** The library sets the body once more in a cell, without a class. */
const body = `.on-paper>table>tbody>tr>td{background-color:${dark.paper}!important}`

export const eveningStyles = `@media (prefers-color-scheme:dark){${evening}${body}.lined{border-color:${dark.line}!important}}`

import { style } from '@vanilla-extract/css'
import { color, hue, land, radius, space, wide } from '../theme.css.ts'

const plane = (fill: string) => style({ fill })
const stroke = (width: number, paint: string) =>
  style({ fill: 'none', stroke: paint, strokeWidth: width, strokeLinecap: 'round' })

export const scene = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '@media': { print: { display: 'none' } },
})
export const landscape = style({
  height: '10rem',
  '@media': { [wide]: { height: '18.75rem' } },
})
/** Only where the screen is high enough for it and the first question. */
export const strip = style({
  display: 'none',
  height: space(28),
  overflow: 'hidden',
  margin: `0 0 ${space(4)}`,
  borderRadius: radius,
  background: color.note,
  '@media': { 'screen and (min-height:48em)': { display: 'block' } },
})

export const sun = plane(land.sun)
export const far = plane(land.far)
export const trees = plane(land.trees)
export const water = plane(land.water)
export const bank = plane(land.bank)
export const path = plane(land.path)
export const her = plane(color.brand)
export const him = plane(hue.kaars)
export const grey = plane(land.glint)
export const dark = plane(color.edge)
export const glow = stroke(3, land.sun)
export const glint = stroke(2.5, land.glint)
export const reed = stroke(2.5, land.reed)
export const wood = stroke(5, color.edge)
export const line = stroke(2.5, 'currentColor')

import { style } from '@vanilla-extract/css'
import { color, land, radius, space } from '../theme.css.ts'

const plane = (fill: string) => style({ fill })
const stroke = (width: number, paint: string) =>
  style({ fill: 'none', stroke: paint, strokeWidth: width, strokeLinecap: 'round' })

export const scene = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '@media': { print: { display: 'none' } },
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
export const water = plane(land.water)
export const bank = plane(land.bank)
export const glint = stroke(2.5, land.glint)
export const line = stroke(2.5, 'currentColor')

import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const steps = style({ margin: `0 0 ${space(6)}`, paddingLeft: space(7) })
globalStyle(`${steps} ::marker`, { color: color.brand, fontSize: '1.5rem', lineHeight: 1 })
export const toCome = style({
  margin: `0 0 ${space(3)}`,
  listStyle: 'circle',
  breakInside: 'avoid',
})
/** A full dot. */
export const passed = style([toCome, { listStyle: 'disc' }])
globalStyle(`${steps} small`, { display: 'block', color: color.muted, fontSize: '1.0625rem' })

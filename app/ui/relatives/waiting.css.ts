import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const steps = style({ margin: `0 0 ${space(6)}`, paddingLeft: space(7) })
export const toCome = style({
  margin: `0 0 ${space(3)}`,
  listStyle: '"○ "',
  breakInside: 'avoid',
})
export const passed = style([toCome, { listStyle: '"✓ "' }])
globalStyle(`${steps} small`, { display: 'block', color: color.muted, fontSize: '1.0625rem' })

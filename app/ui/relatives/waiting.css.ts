import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const steps = style({ margin: `0 0 ${space(6)}`, padding: 0, listStyle: 'none' })
const step = style({
  position: 'relative',
  margin: `0 0 ${space(3)}`,
  paddingLeft: space(7),
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: 2,
      top: '.5em',
      width: 12,
      height: 12,
      border: `2px solid ${color.brand}`,
      borderRadius: '50%',
    },
  },
})
export const toCome = step
/** A full dot, also where backgrounds are not printed. */
export const passed = style([
  step,
  {
    selectors: {
      '&::before': { boxShadow: `inset 0 0 0 8px ${color.brand}`, printColorAdjust: 'exact' },
    },
  },
])
globalStyle(`${steps} small`, { display: 'block', color: color.muted, fontSize: '1.0625rem' })

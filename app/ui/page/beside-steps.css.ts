import { globalStyle, style } from '@vanilla-extract/css'
import { beside, color, space } from '../theme.css.ts'

export const steps = style({
  display: 'none',
  fontSize: '1rem',
  lineHeight: 1.4,
  '@media': {
    [beside]: { display: 'block', alignSelf: 'start', position: 'sticky', top: space(4) },
  },
})
globalStyle(`${steps} small`, { display: 'block', color: color.muted, fontWeight: 400 })

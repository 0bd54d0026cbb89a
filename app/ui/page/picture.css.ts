import { style } from '@vanilla-extract/css'
import { color, radius } from '../theme.css.ts'

/** Its place is there before it comes, so that nothing moves. */
export const framed = style({
  background: color.note,
  borderRadius: radius,
  objectFit: 'contain',
})

import { style } from '@vanilla-extract/css'
import { radius } from '../theme.css.ts'

/** Its place is there before it comes, so that nothing moves. */
export const framed = style({
  borderRadius: radius,
  objectFit: 'contain',
  objectPosition: '0 0',
})

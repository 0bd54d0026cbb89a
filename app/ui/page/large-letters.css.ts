import { globalStyle, style } from '@vanilla-extract/css'
import { font, space } from '../theme.css.ts'

export const inLargeLetters = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: space(11),
  margin: 0,
  lineHeight: 1.3,
})
globalStyle(`${inLargeLetters} span`, {
  flex: 'none',
  width: space(8),
  font: `2.25rem/1 ${font.serif}`,
})

import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, space, tight } from '../theme.css.ts'

/** Ways through, each with what one finds there. */
export const places = style({
  margin: `${space(4)} 0 ${space(6)}`,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${places}>li`, { margin: 0 })
globalStyle(`${places} a`, {
  display: 'block',
  padding: `${space(2.75)} 0`,
  borderBottom: `1px solid ${color.line}`,
  textDecoration: 'none',
})
globalStyle(`${places} b`, {
  display: 'block',
  font: `1.375rem/1.35 ${font.serif}`,
  textDecoration: 'underline',
  '@media': { [tight]: { fontSize: '1.125rem' } },
})
globalStyle(`${places} [aria-current] b`, { textDecoration: 'none' })
globalStyle(`${places} a>span`, {
  display: 'block',
  color: color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.45,
})

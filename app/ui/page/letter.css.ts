import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, measure, radius, space, tight } from '../theme.css.ts'

/** A sheet of paper that lies on the table. */
export const letter = style({
  maxWidth: measure,
  margin: `0 0 ${space(4)}`,
  padding: `${space(5)} ${space(5)} ${space(4)}`,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  boxShadow: '0 18px 30px -24px rgba(60,40,10,.6)',
  '@media': { [tight]: { padding: space(2) } },
})
globalStyle(`${letter} blockquote`, {
  margin: `0 0 ${space(4)}`,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.45,
  '@media': { [tight]: { fontSize: '1.0625rem' } },
})
globalStyle(`${letter} figcaption`, { color: color.muted, fontSize: '1rem' })

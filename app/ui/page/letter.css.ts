import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, radius, space, tight, wide } from '../theme.css.ts'

/** A sheet of paper that lies a little off the table. */
export const letter = style({
  maxWidth: '30rem',
  margin: `0 auto ${space(4)}`,
  padding: `${space(5)} ${space(5)} ${space(4)}`,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  boxShadow: '0 18px 30px -24px rgba(60,40,10,.6)',
  '@media': { [wide]: { transform: 'rotate(-.6deg)' }, [tight]: { padding: space(3) } },
})
globalStyle(`${letter} blockquote`, {
  margin: `0 0 ${space(4)}`,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.45,
})
globalStyle(`${letter} figcaption`, { color: color.muted, fontSize: '1rem' })

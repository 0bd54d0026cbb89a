import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../card.css.ts'
import { color, font, measure, space, tight } from '../theme.css.ts'

/** A sheet of paper that lies on the table. */
export const letter = style([card, { maxWidth: measure, marginBottom: space(4) }])
globalStyle(`${letter} blockquote`, {
  margin: `0 0 ${space(4)}`,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.45,
  '@media': { [tight]: { fontSize: '1.0625rem' } },
})
globalStyle(`${letter} figcaption`, { color: color.muted, fontSize: '1rem' })
